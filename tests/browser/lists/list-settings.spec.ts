import type { Page } from '@playwright/test';
import { adminId } from '../../../rules/account/adminId.ts';
import { untouchedSettings } from '../../../rules/lists/listSettings.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { refusal } from '../../contract/refusal.ts';
import { shownNumber } from '../fixtures/landRequestPage.ts';
import { layoutShift } from '../fixtures/layoutShift.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import { panelList } from '../fixtures/panelList.ts';
import { signIn } from '../fixtures/product.ts';
import { refuse } from '../fixtures/refuse.ts';
import { storeSession } from '../fixtures/roles.ts';
import {
  adminTest as base,
  expect,
  expectAccessibleLayout,
  expectNoOverflow,
  expectNoViolation,
} from '../fixtures/test.ts';

const list = 'newLandRequests';
const dayMs = 24 * 60 * 60 * 1000;
const settingsCall = `**/api/v1/list-settings/${list}`;

const untouch = (otherAdmin: OtherAdmin) =>
  // a page that is about to close may save its settings in between
  expect(async () => {
    const { version } = await otherAdmin.readListSettings(list);
    await otherAdmin.saveListSettings(list, { ...untouchedSettings, version });
  }).toPass();

/** The admin of every test has set up nothing, and finds the land requests of one owner. */
const test = base.extend<{ untouched: undefined; owner: string }>({
  untouched: [
    async ({ otherAdmin }, use) => {
      await untouch(otherAdmin);
      await use(undefined);
      await untouch(otherAdmin);
    },
    { auto: true },
  ],
  owner: async ({ otherAdmin }, use) => {
    // a name holds no digits
    const digits = Math.random().toString().slice(2);
    const owner = `Düzenli ${digits.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
    await otherAdmin.sendLandRequest(owner);
    await use(owner);
  },
});

const openList = async (page: Page, owner: string) => {
  await page.goto(`/admin/new-land?q=${encodeURIComponent(owner)}`);
  await expect(panelList(page).row(owner)).toBeVisible();
};
const usual = [
  'Tarih',
  'Ad Soyad',
  'Telefon',
  'Mahalle',
  'Ada / Parsel',
  'Teklif Durumu',
  'Sorumlu',
  'Aranacağı gün',
  'İşlem',
];
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
const head = (page: Page, column: string) =>
  page.getByRole('columnheader').filter({ hasText: new RegExp(`^${column}$`) });
/** Saves a view, and waits until the server has it. */
async function saveView(page: Page, name: string) {
  const stored = saved(page);
  await panelList(page).saveView(name);
  await stored;
}
/** The names and the counts of the views, in the open menu. */
async function expectViews(page: Page, ...views: (string | RegExp)[]) {
  const { settings } = panelList(page);
  await settings.click();
  await expect(page.locator('a[role=menuitem]')).toHaveText(views);
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
}

test(
  'columns and the height of rows are chosen by keyboard, and kept',
  {
    tag: '@phone',
  },
  async ({ page, owner }, { project }) => {
    const isPhone = project.name === 'phone';
    const { row: rowOf, choose, columns, settings } = panelList(page);
    await openList(page, owner);
    const row = rowOf(owner);
    const phone = row.getByText('(0532) 000 0000');
    await expect(phone).toBeVisible();
    const before = (await row.boundingBox())?.height ?? 0;
    await choose('Sütunlar');
    const telephone = page.getByRole('checkbox', { name: 'Telefon' });
    const stored = saved(page);
    await telephone.press('Space');
    await stored;
    await expectAccessibleLayout(page);
    await page.keyboard.press('Escape');
    await expect(telephone).toHaveCount(0);
    await expect(settings).toBeFocused();
    const compact = saved(page);
    await choose('Sık');
    await compact;
    const chosen = usual.filter((one) => one !== 'Telefon');
    if (!isPhone) expect(await columns()).toEqual(chosen);
    await expectAccessibleLayout(page);

    await page.reload();
    await expect(row).toBeVisible();
    if (!isPhone) expect(await columns()).toEqual(chosen);
    await expect(phone).toHaveCount(0);
    if (!isPhone) expect((await row.boundingBox())?.height).toBeLessThan(before);
    const untouched = saved(page);
    await choose('Varsayılan düzene dön');
    await untouched;
    await expect(phone).toBeVisible();
    if (!isPhone) expect(await columns()).toEqual(usual);
  },
);

test('one column always stays', async ({ page, owner }) => {
  await openList(page, owner);
  await panelList(page).choose('Sütunlar');
  const first = page.getByRole('checkbox', { name: 'Tarih', exact: true });
  for (const name of usual.slice(1, -1)) await page.getByRole('checkbox', { name, exact: true }).uncheck();
  await expect(first).toBeChecked();
  await expect(first).toBeDisabled();
  await expectAccessibleLayout(page);
});

test('the menu of a column sorts, moves and hides it by keyboard', async ({ page, owner }) => {
  const { chooseOfColumn, columns } = panelList(page);
  await openList(page, owner);
  await head(page, 'Telefon').focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Artan sırala',
    'Azalan sırala',
    'Sola taşı',
    'Sağa taşı',
    'Sütunu gizle',
    'Sütunlar',
  ]);
  await expectNoViolation(page);
  await page.getByRole('menuitem', { name: 'Azalan sırala' }).press('Enter');
  await expect(page).toHaveURL(/sort=-phone/);
  await expect(head(page, 'Telefon')).toHaveAttribute('aria-sort', 'descending');

  const moved = saved(page);
  await chooseOfColumn('Telefon', 'Sola taşı');
  await moved;
  expect(await columns()).toEqual(['Tarih', 'Telefon', 'Ad Soyad', ...usual.slice(3)]);
  const hidden = saved(page);
  await chooseOfColumn('Telefon', 'Sütunu gizle');
  await hidden;
  expect(await columns()).not.toContain('Telefon');
  // the keyboard goes on from the neighbour
  await expect(head(page, 'Ad Soyad')).toBeFocused();
  await chooseOfColumn('Sorumlu', 'Sütunlar');
  await expect(page.getByRole('checkbox', { name: 'Telefon' })).not.toBeChecked();
});

test('a column is dragged to another width by its edge, which is kept', async ({ page, owner }) => {
  await openList(page, owner);
  const width = async () => Math.round((await head(page, 'Sorumlu').boundingBox())?.width ?? 0);
  const before = await width();
  const box = await head(page, 'Sorumlu').boundingBox();
  const [x, y] = [(box?.x ?? 0) + before - 1, (box?.y ?? 0) + 20];
  const stored = saved(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y);
  await page.mouse.move(x + 80, y);
  await expect.poll(width).toBeGreaterThan(before + 30);
  await page.mouse.up();
  await stored;
  const after = await width();
  expect(after).toBeGreaterThan(before + 30);
  await expectNoOverflow(page);
  await page.reload();
  await expect.poll(width).toBe(after);
});

test('a view is named, counted, opened, renamed and removed', { tag: '@phone' }, async ({ page, owner }) => {
  const { choose, settings, item, search, range } = panelList(page);
  await openList(page, owner);
  await choose('Görünümü kaydet');
  const name = page.getByRole('textbox', { name: 'Görünümün adı' });
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/Lütfen bir ad yazın/);
  await expectAccessibleLayout(page);
  await name.fill('Bu hafta İzmir');
  const kept = saved(page);
  await name.press('Enter');
  await kept;
  await settings.click();
  const view = page.locator('a[role=menuitem]');
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expect(view).toHaveText('Bu hafta İzmir1');
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');

  await search.fill('');
  await expect(page).toHaveURL(/new-land$/);
  await settings.click();
  await expect(view).not.toHaveAttribute('aria-current');
  await view.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(owner).replace(/%20/g, '\\+')}$`));
  await expect(range).toHaveText('1 kayıt');

  await choose('Yeniden adlandır: Bu hafta İzmir');
  await name.fill('Düzenliler');
  const renamed = saved(page);
  await name.press('Enter');
  await renamed;
  await expectViews(page, 'Düzenliler1');
  const stored = saved(page);
  await choose('Sil: Düzenliler');
  const question = page.getByRole('alertdialog', { name: 'Görünüm silinsin mi?' });
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await expectAccessibleLayout(page);
  await question.getByRole('button', { name: 'Görünümü sil' }).click();
  await stored;
  await expect(settings).toBeFocused();
  await settings.click();
  await expect(item('Görünümü kaydet')).toBeVisible();
  await expect(view).toHaveCount(0);
});

test('a view of this week shows the week in which it is opened, and its count is of the same', async ({
  page,
}) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v1/lands') asked.push(searchParams);
  });
  const days = (search: URLSearchParams | undefined) => [search?.get('from'), search?.get('to')];
  await page.clock.setFixedTime('2026-11-25T09:00:00+03:00');
  await page.goto('/admin/new-land');
  const { filter, setFilters, choose } = panelList(page);
  await filter((filters) => filters.getByLabel('Dönem').selectOption('Bu hafta'));
  await expect(page).toHaveURL(/new-land\?days=thisWeek$/);
  await expect.poll(() => days(asked.at(-1))).toEqual(['2026-11-23', '2026-11-29']);
  await saveView(page, 'Bu hafta');
  // other days take the place of relative ones
  await filter(async (filters) => {
    await filters.getByLabel('Başlangıç tarihi').fill('2026-11-01');
    await expect(filters.getByLabel('Dönem')).toHaveValue('');
  });
  await expect(page).toHaveURL(/new-land\?from=2026-11-01$/);

  await page.clock.setFixedTime('2026-12-31T23:30:00+03:00');
  await page.goto('/admin/new-land');
  await expect
    .poll(() => asked.filter((search) => search.get('size') === '1').map((search) => search.get('from')))
    .toContain('2026-12-28');
  await choose(/^Bu hafta/);
  await expect.poll(() => days(asked.at(-1))).toEqual(['2026-12-28', '2027-01-03']);
  await expect(setFilters).toHaveText(['Bu hafta']);
});

test('an admin has the twelve that matter in two actions, and the same twelve after lunch', async ({
  page,
  otherAdmin,
}) => {
  const due = { next_call_on: istanbulTime(new Date()).day, version: 1 };
  const later = { next_call_on: istanbulTime(new Date(Date.now() + dayMs)).day, version: 1 };
  const sorted = 'Aras Çelik Demir Güneş Irmak İnce Kaya Ongun Özkan Sarı Şahin Yıldız'.split(' ');
  const twelve = sorted.map((name) => `Öğlen ${name}`);
  let first = 0;
  // they arrive in another order than that of their names
  for (const owner of twelve.toReversed()) {
    first = await otherAdmin.sendLandRequest(owner);
    await otherAdmin.planWork(first, due);
  }
  await otherAdmin.planWork(await otherAdmin.sendLandRequest('Öğlen Başka Gün'), later);
  await otherAdmin.sendLandRequest('Öğlen Planlanmamış');
  await otherAdmin.planWork(await otherAdmin.sendLandRequest('Başkası Demir'), due);
  const { version } = await otherAdmin.readListSettings(list);
  const today = { name: 'Bugün ararım', query: 'sort=name&q=%C3%B6%C4%9Flen&work=dueToday' };
  await otherAdmin.saveListSettings(list, { ...untouchedSettings, views: [today], version });
  const { rows, choose } = panelList(page);

  await page.clock.install();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Yeni Talepler' }).click();
  await choose(/^Bugün ararım/);
  await expect(rows).toContainText(twelve);
  await expectViews(page, 'Bugün ararım12');

  await otherAdmin.sendLandRequest('Öğlen Yeni Gelen');
  await otherAdmin.planWork(first, { ...due, assignee_id: adminId, version: 2 });
  await page.clock.runFor(120_000);
  // the list has refreshed itself
  await expect(rows.first()).toContainText('Yönetici');
  await expect(rows).toContainText(twelve);

  await rows.nth(4).getByRole('link', { name: 'Detay' }).click();
  await expect(shownNumber(page)).toContainText('Talep T-');
  await page.goBack();
  await expect(rows).toContainText(twelve);
  await expect(rows.nth(4).locator(':focus')).toHaveCount(1);
  await page.reload();
  await expect(rows).toContainText(twelve);
});

test('columns and views follow an admin to another browser', async ({ page, browser, owner, product }) => {
  await openList(page, owner);
  await saveView(page, 'Her yerde');
  const stored = saved(page);
  await panelList(page).chooseOfColumn('Telefon', 'Sütunu gizle');
  await stored;
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = await elsewhere.newPage();
  await storeSession(other, await signIn(product));
  await other.goto('/admin/new-land');
  await expect(panelList(other).rows.first()).toBeVisible();
  await panelList(other).choose(/^Her yerde/);
  await expect(panelList(other).row(owner)).toBeVisible();
  expect(await panelList(other).columns()).toEqual(usual.filter((column) => column !== 'Telefon'));
  await elsewhere.close();
});

test('a list keeps three views; a fourth may take the place of one', async ({ page, otherAdmin, owner }) => {
  const { version } = await otherAdmin.readListSettings(list);
  const named = ['Bir', 'İki', 'Üç'].map((name) => ({ name, query: 'q=yok' }));
  await otherAdmin.saveListSettings(list, { ...untouchedSettings, views: named, version });
  await openList(page, owner);
  const { choose } = panelList(page);
  await choose('Görünümü kaydet');
  const full = page.getByRole('alertdialog', { name: 'Üç görünümünüz var' });
  await expectAccessibleLayout(page);
  await full.getByRole('button', { name: 'Kapat' }).click();
  await expectViews(page, 'Bir0', 'İki0', 'Üç0');
  const stored = saved(page);
  await choose('Güncelle: İki');
  const question = page.getByRole('alertdialog', { name: 'Görünüm güncellensin mi?' });
  await expectAccessibleLayout(page);
  await question.getByRole('button', { name: 'Görünümü güncelle' }).click();
  await stored;
  await expectViews(page, 'Bir0', 'İki1', 'Üç0');
});

test('columns that are hidden one after the other stay hidden when the page is left at once', async ({
  page,
  otherAdmin,
  owner,
}) => {
  await openList(page, owner);
  const held = Promise.withResolvers<void>();
  await page.route(settingsCall, async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const column of ['Telefon', 'Sorumlu']) {
    await panelList(page).chooseOfColumn(column, 'Sütunu gizle');
  }
  await panelList(page).row(owner).getByRole('link', { name: 'Detay' }).click();
  await expect(shownNumber(page)).toContainText('Talep T-');
  await expect(page).not.toHaveURL(/new-land\?/);
  held.resolve();
  await expect
    .poll(async () => {
      const { columns } = await otherAdmin.readListSettings(list);
      return columns.filter(({ visible }) => !visible).map(({ field }) => field);
    })
    .toEqual(expect.arrayContaining(['phone', 'assignee']));
});

test.describe('in two tabs', () => {
  // the browser's own message about a refused save, which is then made again
  test.use({ expectedMessages: [/status of 409/] });

  test('two tabs that save at once keep what each has saved', async ({ page, context, owner, product }) => {
    await openList(page, owner);
    const other = await context.newPage();
    await other.addInitScript(
      (auth) => localStorage.setItem('auth', auth),
      JSON.stringify(await signIn(product)),
    );
    await openList(other, owner);
    await saveView(page, 'İlk sekme');
    await saveView(other, 'İkinci sekme');
    await expectViews(other, 'İlk sekme1', 'İkinci sekme1');
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('a change stays and is saved on request', async ({ page, owner }) => {
    await openList(page, owner);
    await refuse(page, settingsCall, refusal('saveListSettings', 500), { times: 1 });
    await panelList(page).chooseOfColumn('Telefon', 'Sütunu gizle');
    const alert = page.getByRole('alert').filter({ hasText: 'Liste ayarlarınız kaydedilemedi' });
    await expect(alert).toBeVisible();
    expect(await panelList(page).columns()).not.toContain('Telefon');
    await expectAccessibleLayout(page);
    const stored = saved(page);
    await alert.getByRole('button', { name: 'Tekrar dene' }).click();
    await stored;
    await expect(alert).toHaveCount(0);
    await page.reload();
    await expect(panelList(page).row(owner)).toBeVisible();
    expect(await panelList(page).columns()).not.toContain('Telefon');
  });

  test('the list is shown as it is by default, and says so', async ({ page, owner }) => {
    await refuse(page, settingsCall, refusal('getListSettings', 500));
    await openList(page, owner);
    const alert = page.getByRole('alert').filter({ hasText: 'Liste ayarlarınız alınamadı' });
    await expect(alert).toBeVisible();
    expect(await panelList(page).columns()).toEqual(usual);
    await expectAccessibleLayout(page);
    await page.unroute(settingsCall);
    await alert.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(alert).toHaveCount(0);
  });
});

test('rows do not wait for settings, and do not move when they arrive late', async ({
  page,
  otherAdmin,
  owner,
}) => {
  const { version } = await otherAdmin.readListSettings(list);
  const hidden = [{ field: 'phone', visible: false }];
  const kept = [{ name: 'Benimkiler', query: 'work=mine' }];
  await otherAdmin.saveListSettings(list, { columns: hidden, density: 'compact', views: kept, version });
  const held = Promise.withResolvers<void>();
  await page.route(settingsCall, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openList(page, owner);
  expect(await panelList(page).columns()).toEqual(usual);
  held.resolve();
  await expectViews(page, /^Benimkiler\d+$/);
  expect(await panelList(page).columns()).toEqual(usual);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  // with the next rows the table is as it was set up
  await head(page, 'Ad Soyad').click();
  await expect.poll(() => panelList(page).columns()).not.toContain('Telefon');
});

test('settings that arrive in time are there with the first rows, which do not move', async ({
  page,
  otherAdmin,
  owner,
}) => {
  const { version } = await otherAdmin.readListSettings(list);
  const kept = [{ name: 'Benimkiler', query: 'work=mine' }];
  await otherAdmin.saveListSettings(list, {
    columns: [{ field: 'phone', visible: false }],
    density: 'compact',
    views: kept,
    version,
  });
  await openList(page, owner);
  expect(await panelList(page).columns()).not.toContain('Telefon');
  await expectViews(page, /^Benimkiler\d+$/);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test('a change of one column keeps what was set up, where that arrives late or the window is narrow', async ({
  page,
  otherAdmin,
  owner,
}) => {
  const { version } = await otherAdmin.readListSettings(list);
  const columns = [
    { field: 'il', visible: true, width: 300 },
    { field: 'assignee', visible: false },
  ];
  await otherAdmin.saveListSettings(list, { ...untouchedSettings, columns, version });
  const held = Promise.withResolvers<void>();
  await page.route(settingsCall, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await openList(page, owner);
  const stored = saved(page);
  await panelList(page).chooseOfColumn('Tarih', 'Sağa taşı');
  held.resolve();
  await stored;
  expect((await otherAdmin.readListSettings(list)).columns).toEqual(
    expect.arrayContaining([...columns, { field: 'tarih' }, { field: 'phone' }, { field: 'next_call_on' }]),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await panelList(page).columns()).toEqual(expect.arrayContaining(['Telefon', 'Aranacağı gün']));
});

test('a held key opens a menu, and chooses nothing in it', async ({ page, owner }) => {
  await openList(page, owner);
  const opener = page.getByRole('button', { name: 'Liste ayarları' });
  await opener.focus();
  await page.keyboard.down('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const items = await menu.getByRole('menuitem').count();
  for (const _ of ['again', 'and again']) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(menu.getByRole('menuitem')).toHaveCount(items);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
