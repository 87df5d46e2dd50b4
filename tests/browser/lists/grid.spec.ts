/** What the keys and the mouse do in a grid, beside moving between cells. */
import { panelList } from '../fixtures/panelList.ts';
import { expect, adminTest as test } from '../fixtures/test.ts';

test('Ctrl C copies the cell that has the focus, also while rows are selected', async ({
  page,
  context,
  otherAdmin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await otherAdmin.sendLandRequest('Kopya Sahibi');
  await otherAdmin.sendLandRequest('Kopya Sahibi');
  await page.goto('/admin/new-land?q=kopya');
  const row = panelList(page).row('Kopya Sahibi').first();
  await row.getByRole('checkbox').click();
  const copied = async () => {
    await page.keyboard.press('ControlOrMeta+c');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await copied()).toBe('Kopya Sahibi');
  await page.keyboard.press('ArrowRight');
  expect(await copied()).toBe('(0532) 000 0000');
  await page.setViewportSize({ width: 390, height: 844 });
  await row.getByRole('gridcell').last().focus();
  expect(await copied()).toContain('Ad Soyad: Kopya Sahibi');
});

test('a row that a refresh takes away leaves the focus with its column, not with another person', async ({
  page,
  otherAdmin,
}) => {
  const ids = [];
  for (let count = 0; count < 3; count++) ids.push(await otherAdmin.sendLandRequest('Giden Satır'));
  await page.clock.install();
  await page.goto('/admin/new-land?q=giden');
  const rows = panelList(page).row('Giden Satır');
  await expect(rows).toHaveCount(3);
  await rows.nth(1).getByRole('gridcell').nth(2).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(1).locator(':focus')).toContainText('0532');
  await otherAdmin.cancelLandRequest(ids[1] ?? 0);
  await page.clock.runFor(121_000);
  await expect(rows).toHaveCount(2);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('columnheader', { name: 'Telefon' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.first().locator(':focus')).toHaveCount(1);

  // and leaves it where it is, when that is elsewhere
  await panelList(page).search.focus();
  await otherAdmin.cancelLandRequest(ids[2] ?? 0);
  await page.clock.runFor(121_000);
  await expect(rows).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(panelList(page).search).toBeFocused();
});

test('a screen reader hears the place of a row among those of all pages', async ({ page, otherAdmin }) => {
  for (let count = 0; count < 12; count++) await otherAdmin.sendLandRequest('Sırası Belli');
  await page.goto('/admin/new-land?q=sirasi&size=10&page=2');
  const rows = panelList(page).row('Sırası Belli');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '13');
  await expect(rows.last()).toHaveAttribute('aria-rowindex', '13');
});

test('values of an address that no filter has narrow nothing, and are not saved as a view', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.sendLandRequest('Bozuk Adres');
  await page.goto(`/admin/new-land?q=bozuk&durum=99&from=dün&utm_source=${'x'.repeat(90)}`);
  const { row, setFilters, saveView, choose } = panelList(page);
  await expect(row('Bozuk Adres')).toBeVisible();
  await expect(setFilters).toHaveCount(0);
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await saveView('Bozuk');
  const { views } = (await saved).postDataJSON();
  expect(views).toContainEqual({ name: 'Bozuk', query: 'q=bozuk' });
  await choose('Sil: Bozuk');
  const removed = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Görünümü sil' }).click();
  await removed;
});

test('a search or a filter that leaves no rows is taken away by a button, and the search has the focus', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.sendLandRequest('Yine Görünen');
  await page.goto('/admin/new-land?q=boyleyok&from=2020-01-01&to=2020-01-02');
  const { row, search } = panelList(page);
  const widen = (name: string) => page.getByRole('status').getByRole('button', { name }).press('Enter');
  await widen('Aramayı temizle');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await search.blur();
  await widen('Filtreleri temizle');
  await expect(search).toBeFocused();
  await expect(row('Yine Görünen')).toBeVisible();
});

test('what has the focus by keyboard is marked, also a button of the theme', async ({ page }) => {
  await page.goto('/admin/new-land');
  await expect(panelList(page).settings).toBeVisible();
  for (const control of [panelList(page).settings, panelList(page).filtersButton]) {
    await page.keyboard.press('Tab');
    await control.focus();
    const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
  }
});

test(
  'the pages of a list follow its last card',
  { tag: '@phone' },
  async ({ page, otherAdmin }, { project }) => {
    for (let count = 0; count < 6; count++) await otherAdmin.sendLandRequest('Son Kart');
    await page.setViewportSize({ width: project.name === 'phone' ? 390 : 690, height: 844 });
    await page.goto('/admin/new-land?q=son+kart');
    const last = panelList(page).row('Son Kart').last();
    await expect(last).toBeVisible();
    const gap = async () => {
      const card = await last.boundingBox();
      const foot = await panelList(page).range.boundingBox();
      return (foot?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0);
    };
    await expect.poll(gap).toBeLessThan(80);
  },
);
