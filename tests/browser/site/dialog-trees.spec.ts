/**
 * What a screen reader finds in each dialog, on the contract's examples: a name or heading that is
 * lost shows in the difference to `trees/`, which `--update-snapshots` writes again.
 */
import type { Page } from '@playwright/test';
import { type PageName, paths } from '../../../rules/site/paths.ts';
import { test } from '../fixtures/onMock.ts';
import { exampleAddressOf, exampleSessions, roleOf, storeSession } from '../fixtures/roles.ts';
import { expect } from '../fixtures/test.ts';

interface OpenDialog {
  on: PageName;
  open: (page: Page) => Promise<unknown>;
  /** What the mock answers, by call. */
  prefer?: Record<string, string>;
}

const press = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name }).click();

/** Presses a button, and the last one of the dialog that opens. */
const confirm = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('alertdialog').getByRole('button').last().click();
};

/** Types into a field, then leaves by a link. */
const leave = (label: string, link: string) => async (page: Page) => {
  await page.getByLabel(label).fill('Yarım');
  await page.getByRole('link', { name: link }).last().click();
};

const fillLocation = async (page: Page) => {
  for (const name of ['il', 'ilce', 'mahalle'])
    await page.locator(`[name=${name}]`).selectOption({ index: 1 });
  await page.getByLabel('Ada').fill('101');
  await page.getByLabel('Parsel').fill('7');
};

const sendLandOffer = (name: string) => async (page: Page) => {
  await fillLocation(page);
  await page.getByText('KVKK Aydınlatma Metni').click();
  await page.getByRole('button', { name: 'Anladım' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  for (const select of await page.locator('form select').all()) await select.selectOption({ index: 1 });
  await page.getByLabel('Metrekare').fill('2450');
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await page.getByLabel('Ad Soyad').fill(name);
  await page.getByLabel('Telefon').fill('(0532) 000 00 00');
  await page.getByLabel('Telefon').press('Enter');
};

const dialogs: Record<string, OpenDialog> = {
  'personal-data-notice': { on: 'home', open: (page) => page.getByText('KVKK Aydınlatma Metni').click() },
  'land-offer-sent': { on: 'home', open: sendLandOffer('Ayşe Yılmaz') },
  'land-offer-name-refused': { on: 'home', open: sendLandOffer('Ayşe') },
  'land-offer-failed': {
    on: 'home',
    open: sendLandOffer('Ayşe Yılmaz'),
    prefer: { 'POST /api/v1/lands/all': 'code=500' },
  },
  'land-offer-leave': { on: 'home', open: leave('Ada', 'Hakkımızda') },
  'land-offer-clear': {
    on: 'home',
    open: async (page) => {
      await fillLocation(page);
      await page.reload();
      await press('Formu temizle')(page);
    },
  },
  'unsaved-changes': { on: 'contact', open: leave('Konu', 'Hakkımızda') },
  'offer-ask': { on: 'adminLandRequest', open: press('Teklif Ver') },
  'offer-failed': {
    on: 'adminLandRequest',
    open: confirm('Teklif Ver'),
    prefer: { 'PATCH /api/v1/lands/7': 'code=500' },
  },
  'offer-conflict': {
    on: 'adminLandRequest',
    open: confirm('Teklif Ver'),
    prefer: { 'PATCH /api/v1/lands/7': 'code=409' },
  },
  'purchase-ask': { on: 'adminLandRequest', open: press('Satın Alındı') },
  'cancel-ask': { on: 'adminLandRequest', open: press('İptal Et') },
  'consultant-approve': { on: 'adminConsultant', open: press('Kullanıcıyı Onayla') },
  'consultant-cancel': { on: 'adminConsultant', open: press('İptal Et') },
  'consultant-reset-link': { on: 'adminConsultant', open: press('Şifre Sıfırlama Gönder') },
  'consultant-reset-link-sent': { on: 'adminConsultant', open: confirm('Şifre Sıfırlama Gönder') },
  'consultant-correct': { on: 'adminConsultant', open: press('Bilgileri düzelt') },
  'consultant-document': {
    on: 'adminConsultant',
    open: (page) => page.getByRole('link', { name: 'Sertifikayı görüntüle' }).click(),
  },
  'post-link': { on: 'adminNewPost', open: press('Bağlantı') },
  'post-image': { on: 'adminNewPost', open: press('Metne görsel ekle') },
  'post-delete': { on: 'adminPost', open: press('Sil') },
  'post-conflict': {
    on: 'adminPost',
    open: async (page) => {
      await page.getByLabel('Başlık').fill('Başka başlık');
      await press('Güncelle')(page);
    },
    prefer: { 'PATCH /api/v1/blog/7': 'code=409' },
  },
  'ad-delete': { on: 'adminAd', open: press('Sil') },
  'ad-conflict': {
    on: 'adminAd',
    open: async (page) => {
      await page.getByLabel('Ada').fill('999');
      await press('Güncelle')(page);
    },
    prefer: { 'PATCH /api/v1/lands/update/7': 'code=409' },
  },
  'message-send-again': {
    on: 'adminOutbox',
    open: (page) => page.getByRole('button', { name: 'Yeniden gönder' }).first().click(),
  },
  'message-sent-again': {
    on: 'adminOutbox',
    open: async (page) => {
      await page.getByRole('button', { name: 'Yeniden gönder' }).first().click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
    },
  },
  'sign-in-again': {
    on: 'adminNewPost',
    open: async (page) => {
      await page.getByLabel('Başlık').fill('Yarım');
      await page.evaluate(() => {
        localStorage.removeItem('auth');
        dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
      });
    },
  },
};

test.use({ expectedMessages: [/status of (404|409|500)/] });

for (const [name, { on, open, prefer }] of Object.entries(dialogs)) {
  test(`the dialog ${name} has the same accessibility tree`, async ({ page, useMock }) => {
    await page.clock.setFixedTime('2026-11-16T10:00:00+03:00');
    await useMock(prefer);
    await storeSession(page, exampleSessions[roleOf(on)]);
    await page.goto(paths.contact.to());
    // before that, a page that follows would not match the HTML
    await page.locator('form [type=submit]:enabled').waitFor();
    await page.evaluate((next) => history.pushState(null, '', next), exampleAddressOf(on));
    await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
    await open(page);
    // the topmost one is the last
    const dialog = page.locator('[role=dialog], [role=alertdialog]').last();
    await expect(dialog.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
    await expect(dialog).toMatchAriaSnapshot({ name: `dialog-${name}.aria.yml` });
  });
}
