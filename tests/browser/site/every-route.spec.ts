/** Which page each role reaches at every address, and its accessibility (product, 2 and 6). */
import type { Page } from '@playwright/test';
import { type PageName, pageNames, paths } from '../../../rules/site/paths.ts';
import { titles } from '../../../src/text/site/titles.ts';
import { success } from '../../contract/refusal.ts';
import { imageFile, type OtherAdmin } from '../fixtures/otherAdmin.ts';
import { type Product, type Session, signIn } from '../fixtures/product.ts';
import { exampleToken, type Role, roleOf, storeSession } from '../fixtures/roles.ts';
import { expect, expectAccessibleLayout, expectNoOverflow, test, zoomedPhone } from '../fixtures/test.ts';

interface Records {
  /** The path of an open link. */
  offer: string;
  land: number;
  user: number;
  post: number;
  ad: number;
  message: number;
}

type DetailPage = {
  [Name in PageName]: (typeof paths)[Name]['pattern'] extends `${string}/:id${string}` ? Name : never;
}[PageName];

/** The kind of record that a detail page shows. A new detail page does not compile without one. */
const recordOf: Record<DetailPage, Exclude<keyof Records, 'offer'>> = {
  post: 'post',
  ad: 'ad',
  adminLandRequest: 'land',
  adminConsultant: 'user',
  adminMessage: 'message',
  adminPost: 'post',
  adminAd: 'ad',
};
const isDetailPage = (name: PageName): name is DetailPage => name in recordOf;

/** The address that opens a page. */
function addressOf(name: PageName, records: Records): string {
  if (name === 'resetPassword') return `${paths.resetPassword.to()}?token=eski`;
  if (name === 'ownerOffer') return records.offer;
  if (name === 'searchLink') return paths.searchLink.to(exampleToken);
  const { pattern } = paths[name];
  return isDetailPage(name)
    ? pattern.replace(':id', String(records[recordOf[name]])).replace(':slug?', 'arsa')
    : pattern;
}

const title = 'Deniz gören imarlı arsa';

/** One record of each kind, and the consultant's session. */
async function addRecords(
  otherAdmin: OtherAdmin,
  product: Product,
  email: string,
): Promise<Records & { consultant: Session }> {
  const consultant = await otherAdmin.addConsultant(email);
  // the message with the link is found by a number that no other test gives
  const phone = `(0599) 0${String(consultant.id).padStart(6, '0')}`;
  const land = await otherAdmin.sendLandRequest('Ayşe Yılmaz', { phone });
  await otherAdmin.offerLandRequest(land, 1_250_000);
  // it can be taken back until then
  await expect.poll(() => product.offerLink(phone), { timeout: 20_000 }).toBeDefined();
  const person = { name: 'Hasan', last_name: 'Aydın', phone };
  await otherAdmin.sendContactMessage({ ...person, subject: 'Soru', message: 'Merhaba' });
  const images = await Promise.all(['#2e7d32', '#1565c0'].map((colour) => imageFile(colour)));
  return {
    offer: product.offerLink(phone) ?? '',
    land,
    user: consultant.id,
    message: await otherAdmin.findMessage(phone),
    post: await otherAdmin.addPost(title),
    ad: await otherAdmin.addAd(title, { images }),
    consultant,
  };
}

/** The page that the role reaches when it opens this one. */
function reachedBy(role: Role, name: PageName): PageName {
  if (roleOf(name) === 'admin' && role !== 'admin') return 'login';
  if (roleOf(name) === 'consultant' && role === 'visitor') return 'apply';
  return name;
}

async function openAs(page: Page, role: Role, product: Product, consultant: Session): Promise<void> {
  const sessions = { visitor: undefined, consultant, admin: await signIn(product) };
  await storeSession(page, sessions[role]);
}

for (const role of ['visitor', 'consultant', 'admin'] as const) {
  test(`every address opens the page that the role ${role} may see`, async ({
    page,
    product,
    otherAdmin,
  }) => {
    // one after another, each with its accessibility
    test.setTimeout(300_000);
    const records = await addRecords(otherAdmin, product, `${role}@example.com`);
    const about = paths.about.to();
    await openAs(page, role, product, records.consultant);
    // only a message that is sent once a day has such a link
    await page.route('**/api/v1/search-links/*', (route) => route.fulfill(success('getLinkedSearch')));
    await page.goto(about);
    for (const name of pageNames) {
      const address = addressOf(name, records);
      await test.step(`${name} (${address})`, async () => {
        const reached = reachedBy(role, name);
        if (isOwn(name, role)) await page.goto(address);
        else await follow(page, about, address);
        await expect(page, `${name} as ${role}`).toHaveTitle(titleOf(reached));
        const path = new URL(addressOf(reached, records), product.url).pathname;
        await expect.poll(() => new URL(page.url()).pathname, { message: `${name} as ${role}` }).toBe(path);
        await expect(page.getByRole('main')).toBeVisible();
        // screen readers then read the heading of the page that has opened
        if (!isOwn(name, role)) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        if (isOwn(name, role)) {
          await expectAccessibleLayout(page);
          await expectRoomOnZoomedPhone(page);
        } else await expectNoOverflow(page);
      });
    }
  });
}

/** Expects that nothing has to be scrolled sideways at a zoom of 200 %. */
async function expectRoomOnZoomedPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error('The window has no size');
  await page.setViewportSize(zoomedPhone);
  await expectNoOverflow(page);
  await page.setViewportSize(size);
}

/** Navigates inside the app, which is faster than a reload. */
async function follow(page: Page, from: string, to: string): Promise<void> {
  const go = (address: string) => page.evaluate((next) => history.pushState(null, '', next), address);
  await go(from);
  await expect(page).toHaveTitle(titleOf('about'));
  await go(to);
}

/**
 * Accessibility is checked once per page, by the role that the page is for, because the check is
 * slow.
 */
const isOwn = (name: PageName, role: Role) => name === 'home' || roleOf(name) === role;

/**
 * Posts and ads have their own page titles; the panel prefixes the number of new land requests.
 */
function titleOf(name: PageName): string | RegExp {
  if (name === 'post' || name === 'ad') return new RegExp(title);
  if (roleOf(name) === 'admin') return new RegExp(`^(\\(\\d+\\) )?Arazi Teklif \\| ${titles[name]}$`);
  return `Arazi Teklif | ${titles[name]}`;
}
