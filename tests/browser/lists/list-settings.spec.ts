import type { Page } from '@playwright/test';
import { adminId } from '../../../rules/account/adminId.ts';
import { untouchedSettings } from '../../../rules/lists/listSettings.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { refusal } from '../../contract/refusal.ts';
import { layoutShift } from '../fixtures/layoutShift.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import { signIn } from '../fixtures/product.ts';
import { refuse } from '../fixtures/refuse.ts';
import { storeSession } from '../fixtures/roles.ts';
import { adminTest as base, expect, expectAccessibleLayout, expectNoOverflow } from '../fixtures/test.ts';

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
  await expect(page.getByRole('row').filter({ hasText: owner })).toBeVisible();
};
/** Without the one that selects rows. */
const heads = (page: Page) => page.getByRole('columnheader').filter({ hasNot: page.getByRole('checkbox') });
const headTexts = async (page: Page) =>
  (await heads(page).allInnerTexts()).map((text) => text.replace(/[↑↓\s]+$/, ''));
const usual = [
  'Tarih',
  'Ad Soyad',
  'Telefon',
  'İl / İlçe / Mahalle',
  'Ada / Parsel',
  'Teklif Durumu',
  'Kimde',
  'Sıradaki arama',
  'İşlem',
];
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
const columnsButton = (page: Page) => page.getByRole('button', { name: 'Sütunlar', exact: true });
const menuOf = (page: Page, column: string) => page.getByRole('button', { name: `${column} menüsü` });
const choose = (page: Page, entry: string) => page.getByRole('menuitem', { name: entry }).press('Enter');
const views = (page: Page) => page.getByRole('group', { name: 'Görünümler' });

/**
 * Opens the menu of a view just before the page learns that another tab has removed the first view:
 * a hidden column meets the newer version.
 */
async function openMenuBeforeRemoval(page: Page, otherAdmin: OtherAdmin, names: string[], opened: string) {
  const named = names.map((name) => ({ name, query: 'q=yok' }));
  const before = await otherAdmin.readListSettings(list);
  await otherAdmin.saveListSettings(list, { ...before, views: named });
  await page.reload();
  await expect(views(page).getByRole('link')).toHaveText(names.map((name) => `${name}0`));
  const shown = await otherAdmin.readListSettings(list);
  await otherAdmin.saveListSettings(list, { ...shown, views: named.slice(1) });
  const held = Promise.withResolvers<void>();
  await page.route(settingsCall, async (route) => {
    await held.promise;
    await route.continue();
  });
  await menuOf(page, 'Telefon').click();
  await choose(page, 'Sütunu gizle');
  await page.getByRole('button', { name: `${opened} görünümünün işlemleri` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  held.resolve();
}

async function saveView(page: Page, name: string) {
  await page.getByRole('button', { name: 'Görünümü kaydet' }).click();
  await page.getByRole('textbox', { name: 'Görünümün adı' }).fill(name);
  const stored = saved(page);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await stored;
}

test(
  'columns, their order and the height of rows are chosen by keyboard, and kept',
  { tag: '@phone' },
  async ({ page, owner }, { project }) => {
    const isPhone = project.name === 'phone';
    await openList(page, owner);
    const row = page.getByRole('row').filter({ hasText: owner });
    await expect(row.getByText('(0532) 000 00 00')).toBeVisible();
    await columnsButton(page).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sütunlar' });
    await dialog.getByRole('checkbox', { name: 'Telefon' }).press('Space');
    const up = dialog.getByRole('button', { name: 'Ada / Parsel: yukarı taşı' });
    await up.press('Enter');
    await expect(up).toBeFocused();
    await expect(dialog.getByRole('status')).toHaveText('Ada / Parsel: 8 sütundan 4. sırada.');
    await dialog.getByRole('combobox', { name: 'Satır yüksekliği' }).selectOption('Sık');
    await expectAccessibleLayout(page);
    await page.keyboard.press('Escape');
    await expect(columnsButton(page)).toBeFocused();
    const chosen = [
      'Tarih',
      'Ad Soyad',
      'Ada / Parsel',
      ...usual.slice(3).filter((one) => one !== 'Ada / Parsel'),
    ];
    if (!isPhone) expect(await headTexts(page)).toEqual(chosen);
    await expectAccessibleLayout(page);

    await page.reload();
    await expect(row).toBeVisible();
    if (!isPhone) expect(await headTexts(page)).toEqual(chosen);
    await expect(row.getByText('(0532) 000 00 00')).toHaveCount(0);
    // dense, but nothing lies over a name
    const checkbox = await row.getByRole('checkbox').boundingBox();
    const name = await row.getByText(owner).boundingBox();
    expect((checkbox?.x ?? Infinity) + (checkbox?.width ?? 0)).toBeLessThanOrEqual(name?.x ?? 0);
    const height = isPhone ? 0 : ((await row.boundingBox())?.height ?? 0);
    await columnsButton(page).click();
    const stored = saved(page);
    await dialog.getByRole('button', { name: 'Varsayılana dön' }).click();
    await stored;
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(row.getByText('(0532) 000 00 00')).toBeVisible();
    if (isPhone) return;
    expect(await headTexts(page)).toEqual(usual);
    expect((await row.boundingBox())?.height).toBeGreaterThan(height);
  },
);

test('one column always stays', async ({ page, owner }) => {
  await openList(page, owner);
  await columnsButton(page).click();
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  for (const box of (await boxes.all()).slice(1)) await box.uncheck();
  await expect(boxes.first()).toBeDisabled();
  await expect(boxes.first()).toHaveAccessibleDescription('En az bir sütun gösterilir.');
  await expectAccessibleLayout(page);
});

test('the menu of a column sorts, moves, widens and hides it by keyboard', async ({ page, owner }) => {
  await openList(page, owner);
  const phone = menuOf(page, 'Telefon');
  await phone.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Artan sırala',
    'Azalan sırala',
    'Sola taşı',
    'Sağa taşı',
    'Genişlet',
    'Daralt',
    'Genişliği sıfırla',
    'Sütunu gizle',
    'Sütunları düzenle',
  ]);
  await expectAccessibleLayout(page);
  await choose(page, 'Azalan sırala');
  await expect(page).toHaveURL(/sort=-phone/);
  await expect(heads(page).filter({ hasText: 'Telefon' })).toHaveAttribute('aria-sort', 'descending');

  await phone.press('Enter');
  await choose(page, 'Sola taşı');
  await expect(phone).toBeFocused();
  expect(await headTexts(page)).toEqual(['Tarih', 'Telefon', 'Ad Soyad', ...usual.slice(3)]);

  const width = async (column: string) =>
    Math.round((await heads(page).filter({ hasText: column }).boundingBox())?.width ?? 0);
  const before = await width('Kimde');
  await menuOf(page, 'Kimde').press('Enter');
  for (let step = 0; step < 3; step += 1) await choose(page, 'Genişlet');
  await page.keyboard.press('Escape');
  await expect.poll(() => width('Kimde')).toBeGreaterThan(before + 30);
  await menuOf(page, 'Kimde').press('Enter');
  await choose(page, 'Genişliği sıfırla');
  await expect.poll(() => width('Kimde')).toBe(before);

  const stored = saved(page);
  await phone.press('Enter');
  await choose(page, 'Sütunu gizle');
  await expect(columnsButton(page)).toBeFocused();
  expect(await headTexts(page)).not.toContain('Telefon');
  await stored;
  await menuOf(page, 'Kimde').press('Enter');
  await choose(page, 'Sütunları düzenle');
  await expect(page.getByRole('checkbox', { name: 'Telefon' })).not.toBeChecked();
});

test('a column is dragged to another width by its edge, which is kept', async ({ page, owner }) => {
  await openList(page, owner);
  const head = heads(page).filter({ hasText: 'Kimde' });
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
  const before = await width();
  const box = await head.boundingBox();
  const [x, y] = [(box?.x ?? 0) + before - 3, (box?.y ?? 0) + 20];
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
  await openList(page, owner);
  await page.getByRole('button', { name: 'Görünümü kaydet' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Görünümün adı' });
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/Lütfen bir ad yazın/);
  await expectAccessibleLayout(page);
  await name.fill('Bu hafta İzmir');
  await name.press('Enter');
  const view = views(page).getByRole('link', { name: /^Bu hafta İzmir/ });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expect(view).toHaveText('Bu hafta İzmir1');
  await expectAccessibleLayout(page);

  await page.getByRole('textbox', { name: 'Ara' }).fill('');
  await expect(view).not.toHaveAttribute('aria-current');
  await page.goto('/admin/new-land');
  await expect(view).toHaveText('Bu hafta İzmir1');
  await view.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(owner).replace(/%20/g, '\\+')}$`));
  await expect(page.getByText('1 kayıttan 1–1 arası')).toBeVisible();

  const menu = page.getByRole('button', { name: 'Bu hafta İzmir görünümünün işlemleri' });
  await menu.press('Enter');
  await choose(page, 'Yeniden adlandır');
  await name.fill('Düzenliler');
  const renamed = saved(page);
  await name.press('Enter');
  await expect(views(page).getByRole('link')).toHaveText('Düzenliler1');
  await expect(page.getByRole('button', { name: 'Düzenliler görünümünün işlemleri' })).toBeFocused();
  await renamed;
  const stored = saved(page);
  await page.getByRole('button', { name: 'Düzenliler görünümünün işlemleri' }).click();
  await choose(page, 'Sil');
  const question = page.getByRole('alertdialog', { name: 'Görünüm silinsin mi?' });
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await expectAccessibleLayout(page);
  await question.getByRole('button', { name: 'Görünümü sil' }).click();
  await expect(views(page).getByRole('link')).toHaveCount(0);
  await stored;
  const loaded = page.waitForResponse('**/list-settings/*');
  await page.reload();
  expect(await (await loaded).json()).toMatchObject({ views: [] });
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
  await page.getByLabel('Dönem').selectOption('Bu hafta');
  await expect(page).toHaveURL(/new-land\?days=thisWeek$/);
  await expect.poll(() => days(asked.at(-1))).toEqual(['2026-11-23', '2026-11-29']);
  await saveView(page, 'Bu hafta');
  // other days take the place of relative ones
  await page.getByLabel('Başlangıç tarihi').fill('2026-11-01');
  await expect(page).toHaveURL(/new-land\?from=2026-11-01$/);
  await expect(page.getByLabel('Dönem')).toHaveValue('');

  await page.clock.setFixedTime('2026-12-31T23:30:00+03:00');
  await page.goto('/admin/new-land');
  await expect
    .poll(() => asked.findLast((search) => search.get('size') === '1')?.get('from'))
    .toBe('2026-12-28');
  await views(page)
    .getByRole('link', { name: /^Bu hafta/ })
    .click();
  await expect.poll(() => days(asked.at(-1))).toEqual(['2026-12-28', '2027-01-03']);
  await expect(page.getByLabel('Dönem').locator('option:checked')).toHaveText('Bu hafta');
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
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });

  await page.clock.install();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Yeni Talepler' }).click();
  await views(page).getByRole('link', { name: 'Bugün ararım' }).click();
  await expect(rows).toContainText(twelve);
  const view = views(page).getByRole('link', { name: 'Bugün ararım' });
  await expect(view).toHaveText('Bugün ararım12');

  await otherAdmin.sendLandRequest('Öğlen Yeni Gelen');
  await otherAdmin.planWork(first, { ...due, assignee_id: adminId, version: 2 });
  await page.clock.runFor(120_000);
  // the list has refreshed itself
  await expect(rows.first()).toContainText('Yönetici');
  await expect(rows).toContainText(twelve);

  await rows.nth(4).getByRole('link', { name: 'Detay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Talep #');
  await page.goBack();
  await expect(rows).toContainText(twelve);
  await expect(rows.nth(4)).toBeFocused();
  await page.reload();
  await expect(rows).toContainText(twelve);
  await expect(view).toHaveAttribute('aria-current', 'page');
});

test('columns and views follow an admin to another browser', async ({ page, browser, owner, product }) => {
  await openList(page, owner);
  await saveView(page, 'Her yerde');
  const stored = saved(page);
  await menuOf(page, 'Telefon').click();
  await choose(page, 'Sütunu gizle');
  await stored;
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = await elsewhere.newPage();
  await storeSession(other, await signIn(product));
  await other.goto('/admin/new-land');
  await views(other).getByRole('link', { name: 'Her yerde' }).click();
  await expect(other.getByRole('row').filter({ hasText: owner })).toBeVisible();
  expect(await headTexts(other)).toEqual(usual.filter((column) => column !== 'Telefon'));
  await elsewhere.close();
});

test('a list keeps three views; a fourth may take the place of one', async ({ page, otherAdmin, owner }) => {
  const { version } = await otherAdmin.readListSettings(list);
  const named = ['Bir', 'İki', 'Üç'].map((name) => ({ name, query: 'q=yok' }));
  await otherAdmin.saveListSettings(list, { ...untouchedSettings, views: named, version });
  await openList(page, owner);
  await page.getByRole('button', { name: 'Görünümü kaydet' }).click();
  const full = page.getByRole('alertdialog', { name: 'Üç görünümünüz var' });
  await expectAccessibleLayout(page);
  await full.getByRole('button', { name: 'Kapat' }).click();
  await expect(views(page).getByRole('link')).toHaveText(['Bir0', 'İki0', 'Üç0']);
  await page.getByRole('button', { name: 'İki görünümünün işlemleri' }).click();
  await choose(page, 'Şimdiki filtrelerle güncelle');
  await expect(views(page).getByRole('link', { name: /^İki/ })).toHaveAttribute('aria-current', 'page');
  await expect(views(page).getByRole('link')).toHaveText(['Bir0', 'İki1', 'Üç0']);
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
  for (const column of ['Telefon', 'Kimde']) {
    await menuOf(page, column).click();
    await choose(page, 'Sütunu gizle');
  }
  await page.getByRole('row').filter({ hasText: owner }).getByRole('link', { name: 'Detay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Talep');
  await expect(page).not.toHaveURL(/new-land\?/);
  held.resolve();
  await expect
    .poll(async () => {
      const { columns } = await otherAdmin.readListSettings(list);
      return columns.filter(({ visible }) => !visible).map(({ field }) => field);
    })
    .toEqual(['phone', 'assignee']);
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
    await expect(views(other).getByRole('link')).toHaveText(['İlk sekme1', 'İkinci sekme1']);
    await saveView(other, 'Üçüncü');
    await other.close();

    // this tab knows one view, and there is no room for another
    await page.getByRole('button', { name: 'Görünümü kaydet' }).click();
    await page.getByRole('textbox', { name: 'Görünümün adı' }).fill('Dördüncü');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: '“Dördüncü” görünümü kaydedilemedi' });
    await expect(notice).toBeVisible();
    await expect(views(page).getByRole('link')).toHaveText(['İlk sekme1', 'İkinci sekme1', 'Üçüncü1']);
    await expectAccessibleLayout(page);
    await notice.getByRole('button', { name: 'Kapat' }).click();
    await expect(notice).toHaveCount(0);
  });

  test('an open menu stays with its view when another tab removes one', async ({
    page,
    otherAdmin,
    owner,
  }) => {
    await openList(page, owner);
    await openMenuBeforeRemoval(page, otherAdmin, ['Bir', 'İki', 'Üç'], 'İki');
    await expect(page.getByText(/^Bir/)).toHaveCount(0);
    await choose(page, 'Şimdiki filtrelerle güncelle');
    const stored = async () => (await otherAdmin.readListSettings(list)).views;
    // the hidden column may be saved by a call of its own before
    await expect
      .poll(async () => (await stored()).map(({ name, query }) => [name, query === 'q=yok']))
      .toEqual([
        ['İki', false],
        ['Üç', true],
      ]);
  });

  test('a menu of a view that another tab has removed closes', async ({ page, otherAdmin, owner }) => {
    await openList(page, owner);
    await openMenuBeforeRemoval(page, otherAdmin, ['Bir', 'İki'], 'Bir');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(views(page).getByRole('link')).toHaveText(['İki0']);
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('a change stays and is saved on request', async ({ page, owner }) => {
    await openList(page, owner);
    await refuse(page, settingsCall, refusal('saveListSettings', 500), { times: 1 });
    await menuOf(page, 'Telefon').click();
    await choose(page, 'Sütunu gizle');
    const alert = page.getByRole('alert').filter({ hasText: 'Tablo ayarlarınız kaydedilemedi' });
    await expect(alert).toBeVisible();
    expect(await headTexts(page)).not.toContain('Telefon');
    await expectAccessibleLayout(page);
    const stored = saved(page);
    await alert.getByRole('button', { name: 'Tekrar dene' }).click();
    await stored;
    await expect(alert).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: owner })).toBeVisible();
    expect(await headTexts(page)).not.toContain('Telefon');
  });

  test('the list is shown as it is by default, and says so', async ({ page, owner }) => {
    await refuse(page, settingsCall, refusal('getListSettings', 500));
    await openList(page, owner);
    const alert = page.getByRole('alert').filter({ hasText: 'Tablo ayarlarınız alınamadı' });
    await expect(alert).toBeVisible();
    expect(await headTexts(page)).toEqual(usual);
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
  expect(await headTexts(page)).toEqual(usual);
  held.resolve();
  await expect(views(page).getByRole('link')).toHaveText(/^Benimkiler\d+$/);
  expect(await headTexts(page)).toEqual(usual);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  // with the next rows the table is as it was set up
  await heads(page).getByRole('button', { name: 'Ad Soyad', exact: true }).click();
  await expect.poll(() => headTexts(page)).not.toContain('Telefon');
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
  expect(await headTexts(page)).not.toContain('Telefon');
  await expect(views(page).getByRole('link')).toHaveText(/^Benimkiler\d+$/);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});
