import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { ListName } from '../../../rules/lists/listSettings.ts';
import { paths } from '../../../rules/site/paths.ts';
import { refusal } from '../../contract/refusal.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import { panelList } from '../fixtures/panelList.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { refuse } from '../fixtures/refuse.ts';
import { signInByLink } from '../fixtures/signInByLink.ts';
import { consultantTest, expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

test(
  'an admin finds land requests by place, zoning and day, and a colleague’s browser shows the same by the link',
  {
    tag: '@phone',
  },
  async ({ page, otherAdmin, browser, product }, { project }) => {
    const owner = `Süzülen ${project.name}`;
    await otherAdmin.sendLandRequest(owner);
    const list = panelList(page);
    const row = list.row(owner);
    await page.goto(`/admin/new-land?q=${encodeURIComponent(owner)}`);
    await expect(row).toBeVisible();
    await list.filter(async (filters) => {
      await expect(filters.getByLabel('İlçe')).toBeDisabled();
      await filters.getByLabel('İl', { exact: true }).selectOption('Ankara');
    });
    await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
    await list.filter(async (filters) => {
      await filters.getByLabel('İl', { exact: true }).selectOption('İzmir');
      await filters.getByLabel('İlçe').selectOption('Urla');
      await filters.getByLabel('Teklif durumu').selectOption('Teklif Bekliyor');
      await filters.getByLabel('Başlangıç tarihi').fill('2026-01-01');
      await expectAccessibleLayout(page);
    });
    const chips = ['Teklif durumu: Teklif Bekliyor', 'İzmir / Urla', '1 Oca 2026–'];
    await expect(list.setFilters).toHaveText(chips);
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/&il=35&ilce=\d+&durum=1&from=2026-01-01$/);

    const email = `suzen.${project.name}@example.com`;
    const id = await otherAdmin.addAdmin(`Süzen ${project.name}`, email);
    const theirs = await browser.newContext({ baseURL: product.url });
    const colleague = await theirs.newPage();
    await signInByLink(colleague, product, email);
    await colleague.goto(page.url());
    await expect(panelList(colleague).row(owner)).toBeVisible();
    await expect(panelList(colleague).setFilters).toHaveText(chips);
    await theirs.close();
    await otherAdmin.switchOffAdmin(id);

    await row.getByRole('link', { name: 'Detay' }).click();
    await page.goBack();
    await expect(row).toBeVisible();
    await expect(list.setFilters).toHaveCount(3);
    await list.setFilters.last().press('Delete');
    await expect(list.setFilters).toHaveCount(2);
    await expect(list.filtersButton).toBeFocused();
    await expect(page).toHaveURL(/&durum=1$/);
    await list.clearFilters.press('Enter');
    await expect(list.filtersButton).toBeFocused();
    await expect(list.setFilters).toHaveCount(0);
    await expect(page).toHaveURL(/new-land\?q=[^&]+$/);
  },
);

test('days in the wrong order are pointed out beside the field, and stay as they were typed', async ({
  page,
}) => {
  await page.goto('/admin/new-land?from=2026-11-20&to=2026-11-01');
  await expect(page.getByText('Bu filtrelerle eşleşen kayıt yok.')).toBeVisible();
  await panelList(page).filter(async (filters) => {
    const to = filters.getByLabel('Bitiş tarihi');
    await expect(to).toHaveAccessibleDescription('Bitiş, başlangıçtan önce olamaz.');
    await expect(to).toHaveValue('2026-11-01');
    await expectAccessibleLayout(page);
    await to.fill('1999-11-01');
    await expect(to).toHaveAccessibleDescription('Geçerli bir tarih seçin.');
  });
  await page.getByRole('link', { name: 'Yeni Talepler' }).click();
  await panelList(page).filter((filters) => expect(filters.getByLabel('Bitiş tarihi')).toHaveValue(''));
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
    const { search, filter, setFilters, clearFilters } = panelList(page);
    const titles = page.getByRole('article').getByRole('heading');
    const most = (filters: Locator) => filters.getByLabel('En çok fiyat (TL)');
    await page.goto('/ilanlar?page=1');
    await search.fill(name);
    await expect(page.getByText('3 ilan bulundu')).toBeVisible();
    await filter(async (filters) => {
      await filters.getByLabel('İl', { exact: true }).selectOption('İzmir');
      await most(filters).pressSequentially('3000000');
      await expect(most(filters)).toHaveValue('3.000.000');
    });
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
    await expect(setFilters).toHaveText(['İzmir', 'Fiyat: –3.000.000 TL']);
    await filter(async (filters) => {
      await expect(most(filters)).toHaveValue('3.000.000');
      await filters.getByLabel('En az fiyat (TL)').fill('4000000');
      await expect(most(filters)).toHaveAccessibleDescription('En az değerden küçük olamaz.');
    });
    await expect(page.getByText('Aramanıza ve filtrelerinize uyan ilan yok.')).toBeVisible();
    await clearFilters.click();
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
    await panelList(page).filter(async (filters) => {
      await filters.getByLabel('İl', { exact: true }).selectOption('İzmir');
      await expect(filters.getByRole('alert')).toContainText('İlçeler yüklenemedi.');
      await expectAccessibleLayout(page);
      await filters.getByRole('button', { name: 'Tekrar dene' }).click();
      await filters.getByLabel('İlçe').selectOption('Urla');
    });
    await expect(panelList(page).row(owner)).toBeVisible();
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
    add: async (otherAdmin, words) =>
      otherAdmin.offerLandRequest(await otherAdmin.sendLandRequest(words), 1_250_000),
    filters: {
      durum: ['Teklif Verildi', 'Teklif Bekliyor'],
      owner_reply: ['Henüz cevap yok', 'Kabul ediyor'],
      assignee: ['Atanmamış', 'Benim'],
      ...closedLandRequest,
    },
  },
  purchasedLandRequests: {
    address: paths.adminPurchasedLandRequests.pattern,
    add: async (otherAdmin, words) => otherAdmin.purchaseLandRequest(await otherAdmin.sendLandRequest(words)),
    filters: closedLandRequest,
  },
  cancelledLandRequests: {
    address: paths.adminCancelledLandRequests.pattern,
    add: async (otherAdmin, words) =>
      otherAdmin.cancelLandRequest(await otherAdmin.sendLandRequest(words), 'title'),
    filters: { neden: ['Tapu sorunu', 'Belirtilmemiş'], ...closedLandRequest },
  },
  allLandRequests: {
    address: paths.adminAllLandRequests.pattern,
    add: async (otherAdmin, words) => {
      const id = await otherAdmin.sendLandRequest(words);
      await otherAdmin.offerLandRequest(id, 1_250_000);
      await otherAdmin.cancelLandRequest(id, 'title');
    },
    filters: {
      durum: ['İptal', 'Satın Alındı'],
      offer: ['Teklif verildi', 'Cevaba açık'],
      owner_reply: ['Henüz cevap yok', 'Kabul ediyor'],
      neden: ['Tapu sorunu', 'Belirtilmemiş'],
      ...place,
      ...days,
    },
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
    filters: {
      answered: ['Yanıt bekliyor', 'Yanıtlandı'],
      assignee: ['Atanmamış', 'Benim'],
      read: ['Yeni', 'Okundu'],
      ...days,
    },
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
      kind: ['Arama', 'Liste indirme'],
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
    const { filter, setFilters, clearFilters, ...panel } = panelList(page);
    const row =
      list === 'adCards'
        ? page.getByRole('article').filter({ hasText: new RegExp(words, 'i') })
        : panel.row(new RegExp(words, 'i'));
    const found = new RegExp(`${address}\\?(page=1&)?q=${words}$`);
    await page.goto(`${address}?q=${words}`);
    await expect(row).toHaveCount(1);
    await filter(async (bar) => {
      const fields = bar.locator('[name]');
      const names = await fields.evaluateAll((found) => found.map((field) => field.getAttribute('name')));
      expect(names.toSorted(), 'the filters that this test knows').toEqual(Object.keys(filters).toSorted());
    });

    /** Sets filters, whatever their kind. */
    const set = (values: Readonly<Record<string, string>>) =>
      filter(async (bar) => {
        for (const [name, value] of Object.entries(values)) {
          const field = bar.locator(`[name="${name}"]`);
          const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
          await (isSelect ? field.selectOption(value) : field.fill(value));
        }
      });
    for (const [name, [keeps, loses]] of Object.entries(filters)) {
      await test.step(name, async () => {
        // a district has a province
        await set({ ...(name === 'ilce' && { il: 'İzmir' }), [name]: keeps });
        await expect(setFilters).toHaveCount(1);
        await expect(page).toHaveURL(new RegExp(`&${name}=`));
        await expect(row).toHaveCount(1);
        if (name === 'days') {
          await page.clock.setFixedTime('2099-01-01');
          await page.reload();
        } else await set({ [name]: loses });
        await expect(page.getByText(/eşleşen kayıt yok|uyan ilan yok/)).toBeVisible();
        await expect(row).toHaveCount(0);
        await page.clock.setFixedTime(Date.now());
        await set({ [name]: keeps });
        await expect(row).toHaveCount(1);
        await page.reload();
        await expect(setFilters).toHaveCount(1);
        await expect(row).toHaveCount(1);
        await clearFilters.click();
        await expect(row).toHaveCount(1);
        await expect(page).toHaveURL(found);
      });
    }
    const [name = '', [, loses] = ['', '']] = Object.entries(filters)[0] ?? [];
    await set({ [name]: loses });
    await expect(setFilters).toHaveCount(1);
    await expectAccessibleLayout(page);
  });
}

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
      .poll(async () => (await otherAdmin.findMessages('')).map(({ state }) => state).toSorted(), {
        // the message of an offer waits for ten seconds, in which it can be taken back
        timeout: 25_000,
      })
      .toEqual(['failed', 'sent']);
    await page.goto('/admin/outbox');
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Giden Mesajlar' });
    await expect(entry).toHaveAttribute('title', '1 kayıt bekliyor');
    const { rows, range, filter, choose, saveView, clearFilters, settings, item } = panelList(page);
    await expect(range).toHaveText('2 kayıttan 1–2 arası');
    await filter((filters) => filters.getByLabel('Durum').selectOption('Teslim edilemeyenler'));
    await expect(range).toHaveText('1 kayıt');
    await expect(rows).toContainText(['Yeniden denenecek']);
    await expect(page).toHaveURL('/admin/outbox?state=undelivered');

    const download = page.waitForEvent('download');
    await choose('CSV indir');
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Yeniden denenecek;/);

    await saveView('Gitmeyenler');
    await clearFilters.click();
    await expect(range).toHaveText('2 kayıttan 1–2 arası');
    await settings.click();
    const view = item(/^Gitmeyenler/);
    await expect(view).toHaveAttribute('href', '/admin/outbox?state=undelivered');
    await view.click();
    await expect(range).toHaveText('1 kayıt');
  },
);
