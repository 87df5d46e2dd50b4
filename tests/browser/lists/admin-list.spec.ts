import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { ListName } from '../../../rules/lists/listSettings.ts';
import { paths } from '../../../rules/site/paths.ts';
import { refusal, success } from '../../contract/refusal.ts';
import { shownNumber } from '../fixtures/landRequestPage.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import { panelList } from '../fixtures/panelList.ts';
import { listNames, panelListPages } from '../fixtures/panelListPages.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

declare global {
  interface Window {
    /** The sounds that the page has played. */
    played: string[];
  }
}

test('a new land request plays a sound once, unless muted, and the title counts the waiting ones', async ({
  page,
  otherAdmin,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.played = [];
    HTMLMediaElement.prototype.play = function () {
      window.played.push(this.src);
      return Promise.resolve();
    };
  });
  await otherAdmin.sendLandRequest('Ses Bekleyen');
  await page.goto('/admin/new-land');
  const played = () => page.evaluate(() => window.played.length);
  const waiting = async () =>
    Number(/^\((\d+)\) Arazi Teklif \| Yeni Talepler$/.exec(await page.title())?.[1]);
  const refresh = async () => {
    const answer = page.waitForResponse((answer) => answer.url().includes('/api/v1/lands?'));
    await page.clock.runFor(120_000);
    await answer;
  };
  await expect.poll(played).toBe(1);
  const atFirst = await waiting();
  expect(atFirst).toBeGreaterThan(0);
  await refresh();
  expect(await played()).toBe(1);

  // one leaves the list and another arrives: the count is the same, but one is new
  const [newest] = await otherAdmin.findLandRequests();
  await otherAdmin.offerLandRequest(newest?.id ?? 0, 100_000);
  await otherAdmin.sendLandRequest('Yeni Gelen');
  await refresh();
  await expect.poll(played).toBe(2);
  expect(await waiting()).toBe(atFirst);

  // returning from a detail page plays nothing
  await page.getByRole('link', { name: 'Detay' }).first().click();
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(panelList(page).row('Yeni Gelen').first()).toBeVisible();
  expect(await played()).toBe(2);

  const mute = page.getByRole('button', { name: 'Bildirim sesini kapat' });
  await mute.click();
  await otherAdmin.sendLandRequest('Sessiz Gelen');
  await refresh();
  await expect.poll(waiting).toBe(atFirst + 1);
  expect(await played()).toBe(2);
  await page.reload();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(waiting).toBe(atFirst + 1);
  expect(await played()).toBe(0);
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
});

/**
 * Makes the open land requests a list of 250. The second page of an export waits for `held`.
 * While the list keeps changing, each answer names another number of rows.
 */
async function holdLongList(page: Page) {
  const rows = 250;
  let answers = 0;
  let isChanging = false;
  const [example] = [success('listLandRequests').json].flat();
  const held = Promise.withResolvers<void>();
  await page.route(/\/lands\?/, async (route) => {
    const search = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(search.get('page')), Number(search.get('size'))];
    if (size === 100 && number === 1) await held.promise;
    const first = 1 + number * size;
    const ids = Array.from({ length: Math.min(size, rows + 1 - first) }, (_, index) => first + index);
    const json = ids.map((id) => ({ ...Object(example), Id: id, id }));
    answers += 1;
    const total = isChanging ? rows + answers : rows;
    await route.fulfill({
      json,
      headers: { 'X-Total-Count': String(total), 'X-Waiting-Count': '250', 'X-Newest-Waiting': '250' },
    });
  });
  return {
    rows,
    held,
    keepChanging(changes: boolean) {
      isChanging = changes;
    },
  };
}

/** @returns the content of the file that a control saves. */
async function saveCsv(page: Page, press = () => panelList(page).choose('CSV indir')) {
  const download = page.waitForEvent('download');
  await press();
  return await readFile(await (await download).path(), 'utf8');
}

test('a long list is exported page by page, with progress and a way to give up', async ({ page }) => {
  const { rows, held } = await holdLongList(page);
  await page.goto('/admin/new-land');
  await panelList(page).choose('CSV indir');
  await expect(page.getByText('100 / 250')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Dosya hazırlanıyor' })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByText('100 / 250')).toHaveCount(0);
  held.resolve();
  const file = await saveCsv(page);
  expect(file.trim().split('\r\n')).toHaveLength(1 + rows);
});

test('the CSV file follows the filters', async ({ page, otherAdmin }) => {
  await otherAdmin.sendLandRequest('Süzülen Bekler');
  await otherAdmin.offerLandRequest(await otherAdmin.sendLandRequest('Süzülen Teklifli'), 100_000);
  await page.goto('/admin/new-land?q=suzulen');
  await panelList(page).filter((filters) =>
    filters.getByLabel('Teklif durumu').selectOption('Teklif Verildi'),
  );
  await expect(panelList(page).range).toHaveText('1 kayıt');
  const file = await saveCsv(page);
  expect(file).toContain('Süzülen Teklifli');
  expect(file).not.toContain('Süzülen Bekler');
});

test('a list that keeps changing is exported with a warning, and again on request', async ({ page }) => {
  const list = await holdLongList(page);
  list.held.resolve();
  list.keepChanging(true);
  await page.goto('/admin/new-land');
  const { settings, choose } = panelList(page);
  const warning = page.getByRole('alertdialog', { name: 'Dosyada eksik kayıt olabilir' });
  const download = page.waitForEvent('download');
  await choose('CSV indir');
  await download;
  await expect(warning).toContainText('hazırlanırken liste sürekli değişti');
  list.keepChanging(false);
  const retry = warning.getByRole('button', { name: 'Tekrar dene' });
  const file = await saveCsv(page, () => retry.press('Enter'));
  expect(file.trim().split('\r\n')).toHaveLength(1 + list.rows);
  await expect(warning).toHaveCount(0);
  await expect(settings).toBeFocused();
});

const visitor = { name: 'Dosyadaki', last_name: 'Yazan', phone: '(0532) 000 00 00', message: 'Metin' };

/** Each list's CSV file: how its header begins, what a line holds, and what adds that line. */
const exported: Record<
  ListName,
  { header: string; line: string; add: (otherAdmin: OtherAdmin) => Promise<unknown> }
> = {
  newLandRequests: {
    header: 'Tarih;Ad Soyad;Telefon',
    line: 'Dosyadaki Yeni;',
    add: (otherAdmin) => otherAdmin.sendLandRequest('Dosyadaki Yeni'),
  },
  purchasedLandRequests: {
    header: 'Tarih;Ad Soyad;Telefon',
    line: 'Dosyadaki Alınan;',
    add: async (otherAdmin) =>
      otherAdmin.purchaseLandRequest(await otherAdmin.sendLandRequest('Dosyadaki Alınan')),
  },
  cancelledLandRequests: {
    header: 'Tarih;Ad Soyad;Telefon',
    line: 'Dosyadaki İptal;',
    add: async (otherAdmin) =>
      otherAdmin.cancelLandRequest(await otherAdmin.sendLandRequest('Dosyadaki İptal')),
  },
  allLandRequests: {
    header: 'Tarih;Ad Soyad;Telefon',
    line: 'Dosyadaki Her Talep;',
    add: (otherAdmin) => otherAdmin.sendLandRequest('Dosyadaki Her Talep'),
  },
  newConsultants: {
    header: 'Ad Soyad;Telefon;E-posta;Ofis',
    line: 'dosyadaki-basvuran@example.com;',
    add: (otherAdmin) => otherAdmin.applyAsConsultant('Dosyadaki', 'dosyadaki-basvuran@example.com'),
  },
  consultants: {
    header: 'Ad Soyad;Telefon;E-posta;Ofis',
    line: 'dosyadaki-onayli@example.com;',
    add: (otherAdmin) => otherAdmin.addConsultant('dosyadaki-onayli@example.com'),
  },
  cancelledConsultants: {
    header: 'Ad Soyad;Telefon;E-posta;Ofis',
    line: 'dosyadaki-iptal@example.com;',
    add: async (otherAdmin) =>
      otherAdmin.cancelConsultant(
        await otherAdmin.applyAsConsultant('Dosyadaki', 'dosyadaki-iptal@example.com'),
      ),
  },
  ads: {
    header: 'Başlık;Fiyat;İl / İlçe / Mahalle',
    line: 'Dosyadaki ilan;₺3.450.000',
    add: (otherAdmin) => otherAdmin.addAd('Dosyadaki ilan'),
  },
  posts: {
    header: 'Başlık;İçerik',
    line: 'Dosyadaki yazı;',
    add: (otherAdmin) => otherAdmin.addPost('Dosyadaki yazı'),
  },
  contactMessages: {
    header: 'Tarih;',
    line: 'Dosyadaki Yazan',
    add: (otherAdmin) => otherAdmin.sendContactMessage({ ...visitor, subject: 'Konu' }),
  },
  outbox: {
    header: 'Durum;',
    line: 'Dosyadaki soru',
    add: (otherAdmin) => otherAdmin.sendContactMessage({ ...visitor, subject: 'Dosyadaki soru' }),
  },
  log: {
    header: 'İşlem;Tarih;Kim;',
    line: 'dosyadaki iz',
    add: (otherAdmin) => otherAdmin.findMessages('dosyadaki iz'),
  },
};

for (const list of listNames) {
  test(`the list ${list} can be exported`, async ({ page, otherAdmin }) => {
    const { header, line, add } = exported[list];
    await add(otherAdmin);
    await page.goto(paths[panelListPages[list]].pattern);
    const file = await saveCsv(page);
    expect(file.slice(1, header.length + 1)).toBe(header);
    expect(file).toContain(line);
  });
}

test.describe('when the CSV file cannot be created', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('a dialog offers to retry, and the focus returns to the button', async ({ page, otherAdmin }) => {
    await otherAdmin.sendLandRequest('Dosya');
    await page.goto('/admin/new-land');
    const { settings, choose, rows } = panelList(page);
    const failed = page.getByRole('alertdialog', { name: 'Hata!' });
    await expect(rows.first()).toBeVisible();
    await refuse(page, /\/lands(\?|$)/, refusal('listLandRequests', 500), { times: 2 });
    await choose('CSV indir');
    await expect(failed).toContainText('Dosya hazırlanamadı.');
    expect(await failed.getByRole('button').allTextContents()).toEqual(['Kapat', 'Tekrar dene']);
    await failed.getByRole('button', { name: 'Kapat' }).press('Enter');
    await expect(settings).toBeFocused();
    await choose('CSV indir');
    const download = page.waitForEvent('download');
    await failed.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
    await download;
    await expect(settings).toBeFocused();
  });
});

test(
  'a table is paged by mouse and keyboard, and going back restores its page',
  { tag: '@phone' },
  async ({ page, otherAdmin }, { project }) => {
    const name = 'Sayfa Sahibi';
    for (let count = 0; count < 12; count++) await otherAdmin.sendLandRequest(name);
    await page.goto('/admin/new-land');
    await panelList(page).search.fill(name);
    const range = (words: string) => expect(page.getByText(`12 kayıttan ${words} arası`)).toBeVisible();
    await range('1–12');
    await page.getByRole('combobox', { name: 'Sayfa başına satır:' }).selectOption('10');
    await range('1–10');
    const pager = page.getByRole('navigation', { name: 'Sayfalar' });
    await pager.getByRole('link', { name: 'İleri' }).press('Enter');
    await range('11–12');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const rows = panelList(page).row(name);
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(/new-land\?size=10&q=Sayfa\+Sahibi&page=2$/);
    await rows.last().getByRole('link', { name: 'Detay' }).click();
    await expect(page).toHaveURL(/land-detail/);
    await page.goBack();
    await expect(panelList(page).search).toHaveValue(name);
    await range('11–12');
    await page.reload();
    await range('11–12');
    const isPhone = project.name === 'phone';
    const order = page.getByRole('combobox', { name: 'Sıralama' });
    const header = page.getByRole('columnheader', { name: 'Ad Soyad' });
    if (isPhone) await order.selectOption('Ad (A-Z)');
    else await header.press('Enter');
    await range('1–10');
    if (!isPhone) {
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await header.press('Enter');
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      // the third step is the list's own order
      await header.press('Enter');
      await expect(page).not.toHaveURL(/sort=/);
      await expect(page.getByRole('columnheader', { name: 'Tarih' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await header.press('Enter');
    }
    await expect(page).toHaveURL(/sort=name/);
    // the detail page leads back to the same rows
    await rows.first().getByRole('link', { name: 'Detay' }).click();
    await page.getByRole('link', { name: 'Listeye dön' }).click();
    await expect(page).toHaveURL(/size=10&sort=name&q=Sayfa\+Sahibi$/);
    await range('1–10');
    // the menu opens the list on its first page, even from the list itself
    if (isPhone) await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('link', { name: 'Yeni Talepler' }).click();
    const search = panelList(page).search;
    await expect(search).toHaveValue('');
    await expect(page).toHaveURL(/new-land$/);
    await expect(page.getByText(/kayıttan 1–(1\d|2[0-5]) arası/)).toBeVisible();
    await search.fill('0 / 0');
    await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue(name);
    await range('1–10');
    if (isPhone) await expect(order).toHaveValue('name');
    else await expect(header).toHaveAttribute('aria-sort', 'ascending');
  },
);

test(
  'a row opens by a click and by Enter, and the keys keep what has the focus in view',
  { tag: '@phone' },
  async ({ page, otherAdmin }, { project }) => {
    const name = 'Yürüyüş Sahibi';
    for (let count = 0; count < 10; count++) await otherAdmin.sendLandRequest(name);
    await page.setViewportSize({ width: project.name === 'phone' ? 390 : 1440, height: 400 });
    await page.goto(`/admin/new-land?q=${encodeURIComponent(name)}`);
    await expect(page.getByText('10 kayıttan 1–10 arası')).toBeVisible();
    const rows = panelList(page).row(name);
    const expectInView = async (row: Locator) => {
      await expect(row.locator(':focus')).toHaveCount(1);
      await expect(row).toBeInViewport({ ratio: 0.9 });
    };
    await rows
      .first()
      .getByRole('gridcell')
      .nth(project.name === 'phone' ? 0 : 1)
      .focus();
    for (let count = 0; count < 9; count++) await page.keyboard.press('ArrowDown');
    await expectInView(rows.last());
    for (let count = 0; count < 9; count++) await page.keyboard.press('ArrowUp');
    await expectInView(rows.first());
    await page.keyboard.press('ControlOrMeta+End');
    await expectInView(rows.last());
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/land-detail/);
    const menu = page.getByRole('navigation', { name: 'Yönetim menüsü' });
    if (project.name !== 'phone')
      await expect(menu.getByRole('link', { name: 'Yeni Talepler' })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await rows.first().getByText(name).click();
    await expect(page).toHaveURL(/land-detail/);
  },
);

test('records are gone through one after the other, over the pages of their list', {
  tag: '@phone',
}, async ({ page, otherAdmin }) => {
  for (const name of ['Sıradaki Bir', 'Sıradaki İki', 'Sıradaki Üç'])
    for (let count = 0; count < 4; count++) await otherAdmin.sendLandRequest(name);
  await page.goto('/admin/new-land?q=siradaki&sort=name&size=10');
  const rows = panelList(page).row('Sıradaki');
  await expect(rows).toHaveCount(10);
  await rows.nth(9).getByRole('link', { name: 'Detay' }).click();
  const through = page.getByRole('navigation', { name: 'Listedeki kayıtlar' });
  const ninth = page.url();
  await expect(through.getByRole('link')).toHaveCount(2);
  await expectAccessibleLayout(page);
  await through.getByRole('link', { name: 'Sonraki kayıt' }).click();
  await expect(page).not.toHaveURL(ninth);
  await through.getByRole('link', { name: 'Sonraki kayıt' }).press('Enter');
  await expect(through.getByRole('link')).toHaveText(['']);
  await expect(through.getByRole('link', { name: 'Önceki kayıt' })).toBeVisible();
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.last().locator(':focus')).toHaveCount(1);
});

test('the menu shows how many wait, without changing the names of its links', async ({
  page,
  otherAdmin,
}) => {
  await page.goto('/admin');
  const link = page.getByRole('link', { name: 'Yeni Talepler', exact: true });
  await otherAdmin.sendLandRequest('Menüde Sayılan');
  await page.reload();
  await expect(link).toHaveAccessibleDescription(/^\d+ kayıt bekliyor/);
  const before = Number.parseInt((await link.getAttribute('title')) ?? '', 10);
  await otherAdmin.sendLandRequest('Menüde Sayılan');
  await page.getByRole('link', { name: 'Tüm Danışmanlar' }).click();
  await expect(link).toHaveAccessibleDescription(new RegExp(`^${before + 1} kayıt bekliyor`));
});

test(
  'the way back to a list leads to the row that was opened, in view and focused',
  { tag: '@phone' },
  async ({ page, otherAdmin }, { project }) => {
    const name = 'Dönüş Sahibi';
    for (let count = 0; count < 10; count++) await otherAdmin.sendLandRequest(name);
    await page.setViewportSize({ width: project.name === 'phone' ? 390 : 1440, height: 400 });
    await page.goto(`/admin/new-land?q=${encodeURIComponent(name)}`);
    const rows = panelList(page).row(name);
    const row = rows.nth(8);
    const detail = row.getByRole('link', { name: 'Detay' });
    for (const goBack of [
      () => page.getByRole('link', { name: 'Listeye dön' }).click(),
      () => page.goBack(),
    ]) {
      await detail.click();
      await expect(shownNumber(page)).toBeVisible();
      await goBack();
      await expect(row.locator(':focus')).toHaveCount(1);
      await expect(row).toBeInViewport({ ratio: 0.9 });
    }
    // the arrows go on from there
    await page.keyboard.press('ArrowUp');
    await expect(rows.nth(7).locator(':focus')).toHaveCount(1);
  },
);

test.describe('when a list cannot be refreshed', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('it says so above the rows that it has, and can be refreshed by hand', async ({
    page,
    otherAdmin,
  }) => {
    const name = 'Bayat Sahibi';
    await otherAdmin.sendLandRequest(name);
    await page.clock.install();
    await page.goto(`/admin/new-land?q=${encodeURIComponent(name)}`);
    const rows = panelList(page).row(name);
    await expect(rows).toHaveCount(1);
    const calls = /\/lands\?/;
    await refuse(page, calls, refusal('listLandRequests', 500));
    await page.clock.runFor(120_000);
    const stale = page.getByRole('alert');
    await expect(stale).toContainText('Liste yenilenemedi; en son alınan kayıtlar gösteriliyor.');
    await expect(rows).toHaveCount(1);
    await expectAccessibleLayout(page);
    await page.unroute(calls);
    await otherAdmin.sendLandRequest(name);
    await stale.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(stale).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('when the server does not answer', () => {
  test.use({ expectedMessages: [/ERR_CONNECTION_REFUSED/] });

  test('the list shows an error and can be loaded again', async ({ page }) => {
    await page.goto('/admin/canceled-land');
    const rowsOrNone = page.getByText(/^1 kayıt$|kayıttan|İptal edilmiş talep yok/);
    await expect(rowsOrNone).toBeVisible();
    const calls = '**/api/v1/**';
    await page.route(calls, (route) => route.abort('connectionrefused'));
    await panelList(page).search.fill('ayşe');
    await expect(page.getByRole('alert')).toContainText('Liste yüklenirken bir hata oluştu.');
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText(/^1 kayıt$|kayıttan|eşleşen kayıt yok/)).toBeVisible();
    await expect(panelList(page).search).toHaveValue('ayşe');
  });
});
