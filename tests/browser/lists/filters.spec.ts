import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

const summary = (page: Page) => page.locator('summary', { hasText: 'Filtreler' });
const clear = (page: Page) => page.getByRole('button', { name: 'Filtreleri temizle' });
/** A phone shows the filters once they are opened. */
async function openFilters(page: Page, project: string) {
  if (project === 'phone') await summary(page).click();
}

test(
  'an admin finds land requests by place, zoning and day, and a copied link shows the same',
  {
    tag: '@phone',
  },
  async ({ adminPage: page, otherAdmin, context }, { project }) => {
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

    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await expect(colleague.getByRole('row').filter({ hasText: owner })).toBeVisible();
    await expect(colleague.getByLabel('İlçe').locator('option:checked')).toHaveText('Urla');
    await expect(colleague.getByLabel('Başlangıç tarihi')).toHaveValue('2026-01-01');
    await colleague.close();

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
  adminPage: page,
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

test('consultants are found by their state and office, posts by their day', async ({
  adminPage: page,
  otherAdmin,
}) => {
  await otherAdmin.applyAsConsultant('Ofisli', 'ofisli@example.com');
  const row = page.getByRole('row').filter({ hasText: 'ofisli@example.com' });
  await page.goto('/admin/user-list');
  await page.getByLabel('Durum').selectOption('Onaylı');
  await expect(page).toHaveURL(/state=approved$/);
  await expect(row).toHaveCount(0);
  await page.getByLabel('Durum').selectOption('Onay Bekliyor');
  await expect(row).toBeVisible();
  const office = await row.getByRole('cell').nth(3).innerText();
  await page.getByLabel('Ofis', { exact: true }).fill(office.slice(0, 3).toLocaleLowerCase('tr'));
  await expect(page).toHaveURL(/state=awaiting&office=/);
  await expect(row).toBeVisible();
  await page.getByLabel('Ofis', { exact: true }).fill('Yok böyle ofis');
  await expect(page.getByText('Bu filtrelerle eşleşen kayıt yok.')).toBeVisible();

  await otherAdmin.addPost('Bugünün yazısı');
  await page.goto('/admin/blog-list');
  await page.getByLabel('Bitiş tarihi').fill('2026-01-01');
  await expect(page.getByText('Bu filtrelerle eşleşen kayıt yok.')).toBeVisible();
  await clear(page).click();
  await expect(page.getByRole('row').filter({ hasText: 'Bugünün yazısı' })).toBeVisible();
});

test(
  'a consultant finds land in a province under a price, with the number found',
  {
    tag: '@phone',
  },
  async ({ adminPage: page, otherAdmin }, { project }) => {
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

  test('the filter offers to try again, and the list goes on', async ({ adminPage: page, otherAdmin }) => {
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

/** Sets a filter, whatever its kind. */
async function setFilter(page: Page, label: string, value: string): Promise<void> {
  const field = page.locator('details').getByLabel(label, { exact: true });
  const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
  await (isSelect ? field.selectOption(value) : field.fill(value));
}

/** Sends a contact message, of which the office is told by one email. */
function askAs(otherAdmin: OtherAdmin, name: string) {
  const visitor = { name, last_name: 'Soran', phone: '(0532) 444 55 66' };
  return otherAdmin.sendContactMessage({ ...visitor, subject: `${name} soruyor`, message: 'Uzun bir soru' });
}

/**
 * The lists that no test above filters: what fills each with a row for these words, and filters by
 * label, first with a value that keeps the row and then with one that does not.
 */
const bars: Record<
  string,
  {
    add: (otherAdmin: OtherAdmin, words: string) => Promise<unknown>;
    filters: readonly [label: string, keeps: string, loses: string][];
  }
> = {
  outbox: {
    add: askAs,
    filters: [
      ['Durum', 'Gönderildi', 'Teslim edilemeyenler'],
      ['Dönem', 'Bugün', ''],
      ['Bitiş tarihi', '2099-01-01', '2026-01-01'],
    ],
  },
  messages: {
    add: askAs,
    filters: [
      ['Durum', 'Yeni', 'Okundu'],
      ['Dönem', 'Bu ay', ''],
      ['Başlangıç tarihi', '2026-01-01', '2099-01-01'],
    ],
  },
  'land-list': {
    add: (otherAdmin, words) => otherAdmin.addAd(words, { fiyat: '2500000', metre_kare: '400' }),
    filters: [
      ['İl', 'İzmir', 'Ankara'],
      ['En az fiyat (TL)', '2500000', '2500001'],
      ['En çok alan (m²)', '400', '399'],
      ['Bitiş tarihi', '2099-01-01', '2026-01-01'],
    ],
  },
  'purchased-land': {
    add: async (otherAdmin, words) => otherAdmin.purchaseLandRequest(await otherAdmin.sendLandRequest(words)),
    filters: [
      ['İl', 'İzmir', 'Ankara'],
      ['İmar durumu', 'Tarla', 'Konut'],
      ['Başlangıç tarihi', '2026-01-01', '2099-01-01'],
    ],
  },
  'canceled-land': {
    add: async (otherAdmin, words) => otherAdmin.cancelLandRequest(await otherAdmin.sendLandRequest(words)),
    filters: [
      ['İl', 'İzmir', 'Ankara'],
      ['İmar durumu', 'Tarla', 'Konut'],
      ['Bitiş tarihi', '2099-01-01', '2026-01-01'],
    ],
  },
  'new-user': {
    add: (otherAdmin, words) => otherAdmin.applyAsConsultant(words, `${words}@example.com`),
    filters: [['Ofis', 'kuşçular', 'Yok böyle ofis']],
  },
  'canceled-user': {
    add: async (otherAdmin, words) =>
      otherAdmin.cancelConsultant(await otherAdmin.applyAsConsultant(words, `${words}@example.com`)),
    filters: [['Ofis', 'kuşçular', 'Yok böyle ofis']],
  },
};

for (const [index, [list, { add, filters }]] of Object.entries(bars).entries()) {
  test(`each filter of /admin/${list} narrows it`, async ({ adminPage: page, otherAdmin }) => {
    // names and addresses take these letters
    const words = `barda${'abcdefg'[index]}`;
    await add(otherAdmin, words);
    const row = page.getByRole('row').filter({ hasText: new RegExp(words, 'i') });
    await page.goto(`/admin/${list}?q=${words}`);
    await expect(row).toHaveCount(1);
    for (const [label, keeps, loses] of filters) {
      await setFilter(page, label, keeps);
      await expect(summary(page)).toHaveText('Filtreler (1)');
      await expect(row).toHaveCount(1);
      if (loses !== '') {
        await setFilter(page, label, loses);
        await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
      }
      await expect(page).toHaveURL(/\?q=\w+&\w+=/);
      await page.reload();
      await expect(summary(page)).toHaveText('Filtreler (1)');
      await expectAccessibleLayout(page);
      await clear(page).click();
      await expect(row).toHaveCount(1);
      await expect(page).toHaveURL(`/admin/${list}?q=${words}`);
    }
  });
}

test('a new contact message stays among the new ones while it is read', async ({
  adminPage: page,
  otherAdmin,
}) => {
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
  async ({ adminPage: page, otherAdmin }) => {
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
