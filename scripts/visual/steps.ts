import type { Page } from '@playwright/test';
import type { PageName } from '../../rules/site/paths.ts';
import { loginText } from '../../src/text/account/login.ts';
import { profileText } from '../../src/text/account/profile.ts';
import { richTextText } from '../../src/text/blog/richText.ts';
import { consultantsText } from '../../src/text/consultants/consultants.ts';
import { editorText } from '../../src/text/editor/editor.ts';
import { landOfferText } from '../../src/text/land-requests/landOffer.ts';
import { landRequestsText } from '../../src/text/land-requests/landRequests.ts';
import { messagesText } from '../../src/text/messages/messages.ts';
import { layoutText } from '../../src/text/site/layout.ts';
import { type Step, widths } from './drawPage.ts';

const { request } = landRequestsText;
const { moves, correction } = consultantsText;

interface PageStep extends Step {
  page: PageName;
  /** At every width by default. */
  width?: number;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** Presses a button that opens a dialog. */
const ask = (name: string) => async (page: Page) => {
  await press(name)(page);
  await dialogOn(page).waitFor();
};
const dialogOn = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

async function openNotice(page: Page): Promise<void> {
  await page.locator('[aria-haspopup=dialog]').first().click();
  await dialogOn(page).waitFor();
}

async function fillInPlace(page: Page): Promise<void> {
  for (const name of ['il', 'ilce', 'mahalle'])
    await page.locator(`form select[name=${name}]:not([aria-busy=true])`).selectOption({ index: 1 });
  await page.locator('[name=ada]').fill('101');
  await page.locator('[name=parsel]').fill('7');
  await page.locator('form').getByText(landOfferText.kvkk).click();
  await dialogOn(page).getByRole('button').last().click();
  await page.getByRole('checkbox').check();
  await press(landOfferText.start)(page);
}

async function fillInLand(page: Page): Promise<void> {
  await fillInPlace(page);
  await page.locator('[name=metrekare]').fill('2.450');
  for (const select of await page.locator('form select').all()) await select.selectOption({ index: 1 });
  await press(landOfferText.next)(page);
}

async function send(page: Page): Promise<void> {
  await fillInLand(page);
  await page.locator('[name=name]').fill('Ayşe Yılmaz');
  await page.locator('[name=phone]').fill('(0532) 000 00 00');
  await press(landOfferText.submit)(page);
  await dialogOn(page).waitFor();
}

async function offer(page: Page): Promise<void> {
  await page.locator('[name=teklif_tutar]').fill('1250000');
  await ask(request.offer)(page);
}

/**
 * The states behind clicks. The texts of the buttons are those of this tree: a step whose button was
 * called otherwise in the release is drawn here alone.
 */
export const steps: readonly PageStep[] = [
  { page: 'home', name: 'KVKK notice', take: openNotice },
  { page: 'home', name: 'menu', width: widths.phone, take: press(layoutText.menu) },
  { page: 'home', name: 'step 2', take: fillInPlace },
  { page: 'home', name: 'step 3', take: fillInLand },
  { page: 'home', name: 'sent', take: send },
  { page: 'contact', name: 'KVKK notice', take: openNotice },
  { page: 'login', name: 'password link without email', take: press(loginText.forgot) },
  { page: 'profile', name: 'editing', take: press(profileText.edit) },
  { page: 'adminDashboard', name: 'menu', width: widths.phone, take: press(layoutText.menu) },
  { page: 'adminLandRequest', name: 'offer', take: offer },
  { page: 'adminLandRequest', name: 'purchase', take: ask(request.purchase) },
  { page: 'adminLandRequest', name: 'cancellation', take: ask(request.cancel) },
  { page: 'adminConsultant', name: 'approval', take: ask(moves.approve) },
  { page: 'adminConsultant', name: 'cancellation', take: ask(moves.cancel) },
  { page: 'adminConsultant', name: 'password link', take: ask(moves.sendReset) },
  { page: 'adminConsultant', name: 'correction', take: ask(correction.open) },
  { page: 'adminNewPost', name: 'link dialog', take: ask(richTextText.link) },
  { page: 'adminPost', name: 'removal', take: ask(editorText.remove) },
  { page: 'adminAd', name: 'removal', take: ask(editorText.remove) },
  { page: 'adminOutbox', name: 'resending', take: ask(messagesText.outbox.resend) },
];
