import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ListName } from '../../../rules/lists/listSettings.ts';
import { paths } from '../../../rules/site/paths.ts';
import { refusal } from '../../contract/refusal.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { refuse } from '../fixtures/refuse.ts';
import { signInByLink } from '../fixtures/signInByLink.ts';
import { consultantTest, expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

const summary = (page: Page) => page.locator('summary', { hasText: 'Filtreler' });
const clear = (page: Page) => page.getByRole('button', { name: 'Filtreleri temizle' });
/** A phone shows the filters once they are opened. */
async function openFilters(page: Page, project: string) {
  if (project === 'phone') await summary(page).click();
}

test(
  'an admin finds land requests by place, zoning and day, and a colleague’s browser shows the same by the link',
  {
    tag: '@phone',
  },
  async ({ page, otherAdmin, browser, product }, { project }) => {
    const owner = `Süzülen ${project.name}`;
    await otherAdmin.sendLandRequest(owner);
    const row = page.getByRole('row').filter({ hasText: owner });
    await page.goto(`/admin/new-land?q=${encodeURIComponent(owner)}`);
    await expect(row).toBeVisible();
    await openFilters(page, project.name);
    await expect(page.getByLabel('İlçe')).toBeDisabled();
    await page.getByLabel('İl', { exact: true }).selectOption('Ankara');
    await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
    await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
    await page.getByLabel('İlçe').selectOption('Urla');
    await page.getByLabel('Teklif durumu').selectOption('Teklif Bekliyor');
    await page.getByLabel('Başlangıç tarihi').fill('2026-01-01');
    await expect(summary(page)).toHaveText('Filtreler (4)');
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/&il=35&ilce=\d+&durum=1&from=2026-01-01$/);
    await expectAccessibleLayout(page);

    const email = `suzen.${project.name}@example.com`;
    const id = await otherAdmin.addAdmin(`Süzen ${project.name}`, email);
    const theirs = await browser.newContext({ baseURL: product.url });
    const colleague = await theirs.newPage();
    await signInByLink(colleague, product, email);
    await colleague.goto(page.url());
    await expect(colleague.getByRole('row').filter({ hasText: owner })).toBeVisible();
    await expect(colleague.getByLabel('İlçe').locator('option:checked')).toHaveText('Urla');
    await expect(colleague.getByLabel('Başlangıç tarihi')).toHaveValue('2026-01-01');
    await theirs.close();
    await otherAdmin.switchOffAdmin(id);

    await row.getByRole('link', { name: 'Detay' }).click();
    await page.goBack();
    await expect(row).toBeVisible();
    await expect(summary(page)).toHaveText('Filtreler (4)');
    await clear(page).press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(clear(page)).toHaveCount(0);
    await expect(page.getByLabel('İl', { exact: true })).toHaveValue('');
    await expect(page).toHaveURL(/new-land\?q=[^&]+$/);
  },
);

test('days in the wrong order are pointed out beside the field, and stay as they were typed', async ({
  page,
}) => {
  await page.goto('/admin/new-land?from=2026-11-20&to=2026-11-01');
  const to = page.getByLabel('Bitiş tarihi');
  await expect(to).toHaveAccessibleDescription('Bitiş, başlangıçtan önce olamaz.');
  await expect(to).toHaveValue('2026-11-01');
  await expect(page.getByText('Bu filtrelerle eşleşen kayıt yok.')).toBeVisible();
  await expectAccessibleLayout(page);
  await to.fill('1999-11-01');
  await expect(to).toHaveAccessibleDescription('Geçerli bir tarih seçin.');
  await page.getByRole('link', { name: 'Yeni Talepler' }).click();
  await expect(to).toHaveValue('');
});

consultantTest(
  'a consultant finds land in a province under a price, with the number found',
  {
    tag: '@phone',
  },
  async ({ page, otherAdmin }, { project }) => {
    const name = `Aranan ${project.name}`;
    await otherAdmin.addAd(`${name} pahalı`, { fiyat: '3000001', metre_kare: '100' });
    await otherAdmin.addAd(`${name} küçük`, { fiyat: '2500000', metre_kare: '100' });
    await otherAdmin.addAd(`${name} büyük`, { fiyat: '2900000', metre_kare: '900' });
    const titles = page.getByRole('article').getByRole('heading');
    await page.goto('/ilanlar?page=1');
    await page.getByLabel('Ara', { exact: true }).fill(name);
    await expect(page.getByText('3 ilan bulundu')).toBeVisible();
    await openFilters(page, project.name);
    await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
    await page.getByLabel('En çok fiyat (TL)').pressSequentially('3000000');
    await expect(page.getByLabel('En çok fiyat (TL)')).toHaveValue('3.000.000');
    await expect(titles).toHaveText([`${name} büyük`, `${name} küçük`]);
    await expect(page.getByText('2 ilan bulundu')).toBeVisible();
    await page.getByLabel('Sıralama').selectOption('m² fiyatı (azalan)');
    await expect(titles).toHaveText([`${name} küçük`, `${name} büyük`]);
    await expect(page).toHaveURL(/\?page=1&q=[^&]+&sort=-m2_fiyat&il=35&fiyat_max=3000000$/);
    await expectAccessibleLayout(page);

    await page.reload();
    await expect(titles).toHaveText([`${name} küçük`, `${name} büyük`]);
    await titles.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} küçük`);
    await page.goBack();
    await expect(page.getByLabel('En çok fiyat (TL)')).toHaveValue('3.000.000');
    await page.getByLabel('En az fiyat (TL)').fill('4000000');
    await expect(page.getByLabel('En çok fiyat (TL)')).toHaveAccessibleDescription(
      'En az değerden küçük olamaz.',
    );
    await expect(page.getByText('Aramanıza ve filtrelerinize uyan ilan yok.')).toBeVisible();
    await clear(page).click();
    await expect(titles).toHaveCount(3);
  },
);

test.describe('when the districts cannot be loaded', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('the filter offers to try again, and the list goes on', async ({ page, otherAdmin }) => {
    const owner = 'İlçesiz Sahip';
    await otherAdmin.sendLandRequest(owner);
    await page.goto(`/admin/new-land?q=${encodeURIComponent(owner)}`);
    await refuse(page, '**/location/ilceler/*', refusal('listDistricts', 500), { times: 1 });
    await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
    await expect(page.getByRole('alert')).toContainText('İlçeler yüklenemedi.');
    await expect(page.getByRole('row').filter({ hasText: owner })).toBeVisible();
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await page.getByLabel('İlçe').selectOption('Urla');
    await expect(page).toHaveURL(/il=35&ilce=\d+$/);
  });
});

/** Sends a contact message, of which the office is told by one email. */
function askAs(otherAdmin: OtherAdmin, name: string) {
  const visitor = { name, last_name: 'Soran', phone: '(0532) 444 55 66' };
  return otherAdmin.sendContactMessage({ ...visitor, subject: `${name} soruyor`, message: 'Uzun bir soru' });
}

/** What a filter is set to: first what keeps the row, then what loses it. */
type Choices = readonly [keeps: string, loses: string];
interface Bar {
  address: string;
  /** Adds a row that these words find. */
  add: (otherAdmin: OtherAdmin, words: string) => Promise<unknown>;
  /** By wire name. */
  filters: Readonly<Record<string, Choices>>;
}

/** 'Bu ay' loses a row of today once the browser's clock has moved on. */
const days: Bar['filters'] = {
  days: ['Bu ay', 'Bu ay'],
  from: ['2026-01-01', '2099-01-01'],
  to: ['2099-01-01', '2026-01-01'],
};
const place: Bar['filters'] = { il: ['İzmir', 'Ankara'], ilce: ['Urla', 'Aliağa'] };
const amounts: Bar['filters'] = {
  fiyat_min: ['2500000', '2500001'],
  fiyat_max: ['2500000', '2499999'],
  metre_kare_min: ['400', '401'],
  metre_kare_max: ['400', '399'],
};
const closedLandRequest: Bar['filters'] = { ...place, imar_durum: ['Tarla', 'Konut'], ...days };
const office: Choices = ['kuşçular', 'Yok böyle ofis'];

const apply = (otherAdmin: OtherAdmin, words: string) =>
  otherAdmin.applyAsConsultant(words, `${words}@example.com`);
const addAd = (otherAdmin: OtherAdmin, words: string) =>
  otherAdmin.addAd(words, { fiyat: '2500000', metre_kare: '400' });

/** The filter bars of the panel's lists and of `/ilanlar`, and what they do to one row. */
const bars: Record<ListName | 'adCards', Bar> = {
  newLandRequests: {
    address: paths.adminNewLandRequests.pattern,
    add: (otherAdmin, words) => otherAdmin.sendLandRequest(words),
    filters: { durum: ['Teklif Bekliyor', 'Teklif Verildi'], ...closedLandRequest },
  },
  purchasedLandRequests: {
    address: paths.adminPurchasedLandRequests.pattern,
    add: async (otherAdmin, words) => otherAdmin.purchaseLandRequest(await otherAdmin.sendLandRequest(words)),
    filters: closedLandRequest,
  },
  cancelledLandRequests: {
    address: paths.adminCancelledLandRequests.pattern,
    add: async (otherAdmin, words) => otherAdmin.cancelLandRequest(await otherAdmin.sendLandRequest(words)),
    filters: closedLandRequest,
  },
  newConsultants: { address: paths.adminNewConsultants.pattern, add: apply, filters: { office } },
  consultants: {
    address: paths.adminConsultants.pattern,
    add: apply,
    filters: { state: ['Onay Bekliyor', 'Onaylı'], office },
  },
  cancelledConsultants: {
    address: paths.adminCancelledConsultants.pattern,
    add: async (otherAdmin, words) => otherAdmin.cancelConsultant(await apply(otherAdmin, words)),
    filters: { office },
  },
  ads: {
    address: paths.adminAds.pattern,
    add: addAd,
    filters: { ...place, ...amounts, ...days },
  },
  adCards: { address: paths.ads.pattern, add: addAd, filters: { ...place, ...amounts } },
  posts: {
    address: paths.adminPosts.pattern,
    add: (otherAdmin, words) => otherAdmin.addPost(words),
    filters: days,
  },
  contactMessages: {
    address: paths.adminMessages.pattern,
    add: askAs,
    filters: { read: ['Yeni', 'Okundu'], ...days },
  },
  outbox: {
    address: paths.adminOutbox.pattern,
    add: askAs,
    filters: { state: ['Gönderildi', 'Teslim edilemeyenler'], ...days },
  },
  log: {
    address: paths.adminLog.pattern,
    add: (otherAdmin, words) => otherAdmin.findMessages(words),
    filters: {
      kind: ['Arama', 'CSV indirme'],
      who: ['yöne', 'Yok böyle biri'],
      network: ['127.0', '10.'],
      ...days,
    },
  },
};

for (const [index, [list, { address, add, filters }]] of Object.entries(bars).entries()) {
  test(`each filter of the list ${list} narrows it, and stays after a reload`, async ({
    page,
    otherAdmin,
  }) => {
    // names and addresses take these letters
    const words = `barda${'abcdefghijkl'[index]}`;
    await add(otherAdmin, words);
    const row = page
      .getByRole(list === 'adCards' ? 'article' : 'row')
      .filter({ hasText: new RegExp(words, 'i') });
    const bar = page.locator('details').filter({ has: summary(page) });
    const found = new RegExp(`${address}\\?(page=1&)?q=${words}$`);
    await page.goto(`${address}?q=${words}`);
    await expect(row).toHaveCount(1);
    const names = await bar
      .locator('[name]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(names.toSorted(), 'the filters that this test knows').toEqual(Object.keys(filters).toSorted());

    /** Sets a filter, whatever its kind. */
    const set = async (name: string, value: string) => {
      const field = bar.locator(`[name="${name}"]`);
      const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
      await (isSelect ? field.selectOption(value) : field.fill(value));
    };
    for (const [name, [keeps, loses]] of Object.entries(filters)) {
      await test.step(name, async () => {
        // a district has a province
        if (name === 'ilce') await set('il', 'İzmir');
        await set(name, keeps);
        await expect(summary(page)).toHaveText(`Filtreler (${name === 'ilce' ? 2 : 1})`);
        await expect(page).toHaveURL(new RegExp(`&${name}=`));
        await expect(row).toHaveCount(1);
        if (name === 'days') {
          await page.clock.setFixedTime('2099-01-01');
          await page.reload();
        } else await set(name, loses);
        await expect(page.getByText(/eşleşen kayıt yok|uyan ilan yok/)).toBeVisible();
        await expect(row).toHaveCount(0);
        await page.clock.setFixedTime(Date.now());
        await set(name, keeps);
        await expect(row).toHaveCount(1);
        await page.reload();
        await expect(summary(page)).toHaveText(/\(\d\)$/);
        await expect(row).toHaveCount(1);
        await clear(page).click();
        await expect(row).toHaveCount(1);
        await expect(page).toHaveURL(found);
      });
    }
    await set(Object.keys(filters)[0] ?? '', Object.values(filters)[0]?.[1] ?? '');
    await expect(summary(page)).toHaveText('Filtreler (1)');
    await expectAccessibleLayout(page);
  });
}

test('a new contact message stays among the new ones while it is read', async ({ page, otherAdmin }) => {
  await askAs(otherAdmin, 'Okunurken');
  await page.goto('/admin/messages?q=okunurken&read=false');
  const row = page.getByRole('row').filter({ hasText: 'Okunurken Soran' });
  const marked = page.waitForResponse('**/contact-messages/*/read');
  const recounted = page.waitForResponse('**/waiting');
  await row.press('Enter');
  await marked;
  await recounted;
  await expect(row.getByRole('paragraph').filter({ hasText: 'Uzun bir soru' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  await page.getByLabel('Durum').selectOption('Okundu');
  await expect(row).toBeVisible();
});

/** A product whose text messages nobody takes. */
const withoutGateway = test.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const settings = { SMS_URL: 'http://127.0.0.1:9/', SMS_TOKEN: 'yok' };
      const product = await startProduct(process.env.PREPARED_DATA_DIR, settings);
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

withoutGateway(
  'the undelivered messages are those that the menu counts, in a view and in the CSV file too',
  async ({ page, otherAdmin }) => {
    await otherAdmin.offerLandRequest(await otherAdmin.sendLandRequest('Ulaşılmayan Sahip'), 1_250_000);
    await askAs(otherAdmin, 'Ulaşan');
    await expect
      .poll(async () => (await otherAdmin.findMessages('')).map(({ state }) => state).toSorted())
      .toEqual(['failed', 'sent']);
    await page.goto('/admin/outbox');
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Giden Mesajlar' });
    await expect(entry).toHaveAttribute('title', '1 kayıt bekliyor');
    await expect(page.getByText('2 kayıttan 1–2 arası')).toBeVisible();
    await page.getByLabel('Durum').selectOption('Teslim edilemeyenler');
    await expect(page.getByText('1 kayıttan 1–1 arası')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('Yeniden denenecek');
    await expect(page).toHaveURL('/admin/outbox?state=undelivered');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV indir' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Yeniden denenecek;/);

    await page.getByRole('button', { name: 'Görünümü kaydet' }).click();
    await page.getByRole('textbox', { name: 'Görünümün adı' }).fill('Gitmeyenler');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await clear(page).click();
    await expect(page.getByText('2 kayıttan 1–2 arası')).toBeVisible();
    const view = page.getByRole('group', { name: 'Görünümler' }).getByRole('link', { name: 'Gitmeyenler' });
    await expect(view).toHaveAttribute('href', '/admin/outbox?state=undelivered');
    await view.click();
    await expect(page.getByLabel('Durum').locator('option:checked')).toHaveText('Teslim edilemeyenler');
    await expect(page.getByText('1 kayıttan 1–1 arası')).toBeVisible();
  },
);
