import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { shownNumber } from '../fixtures/landRequestPage.ts';
import { refuse } from '../fixtures/refuse.ts';
import {
  expect,
  expectAccessibleLayout,
  expectNoOverflow,
  adminTest as test,
  zoomedPhone,
} from '../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Panelde ara' });
const field = (page: Page) => dialog(page).getByLabel('Ne arıyorsunuz?');
const status = (page: Page) => dialog(page).getByRole('status');

test('every record is found from any page of the panel, by keyboard alone', async ({ page, otherAdmin }) => {
  await otherAdmin.sendLandRequest('Bulunan Sahip', { phone: '(0541) 771 20 01', ada: '77', parsel: '8' });
  await otherAdmin.applyAsConsultant('Bulunan', 'bulunan@example.com');
  await otherAdmin.addAd('Bulunan arsa');
  const post = await otherAdmin.addPost('Bulunan yazı');
  await page.goto('/admin/messages');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('bulunan');
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText([
    'Arazi talepleri',
    'Danışmanlar',
    'İlanlar',
    'Blog yazıları',
  ]);
  await expect(status(page)).toHaveText('4 kayıt gösteriliyor.');
  await expectAccessibleLayout(page);
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('link', { name: 'Bulunan yazı' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/blog-detail/${post}$`));
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('+90 541 7712001');
  await expect(dialog(page).getByRole('link')).toContainText('77 / 8');
  // again Ctrl K, from a record that was found, selects what is typed
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('0541 771 20 01');
  await expect(field(page)).toHaveValue('0541 771 20 01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/land-detail\/\d+$/);
});

test('Enter opens what is typed, also before its answer, and never what was found before', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.addAd('Sabırsız arsa');
  const hasty = await otherAdmin.addAd('Acele arsa');
  await page.goto('/admin/new-land');
  await page.getByRole('button', { name: 'Panelde ara' }).click();
  await field(page).fill('sabırsız');
  await expect(dialog(page).getByRole('link')).toContainText('Sabırsız arsa');
  await field(page).fill('acele arsa');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/tland-detail/${hasty}`);
});

test('the record that a search opens has the focus on its heading', { tag: '@phone' }, async ({
  page,
  otherAdmin,
}) => {
  const id = await otherAdmin.sendLandRequest('Odaklanan Sahip');
  const hit = dialog(page).getByRole('link', { name: 'Odaklanan Sahip' });
  for (const open of [() => page.keyboard.press('Enter'), () => hit.click()]) {
    await page.goto('/admin/messages');
    await page.getByRole('button', { name: 'Panelde ara' }).press('Enter');
    await field(page).fill('odaklanan');
    await expect(hit).toBeVisible();
    await open();
    await expect(shownNumber(page)).toHaveText(`Talep T-${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('where five of a kind are shown, a link leads to the list that holds all of them', async ({
  page,
  otherAdmin,
}) => {
  for (let ad = 1; ad <= 6; ad++) await otherAdmin.addAd(`Çoğul arsa ${ad}`);
  await page.goto('/admin/new-land');
  await page.getByRole('button', { name: 'Panelde ara' }).click();
  await field(page).fill('çoğul arsa');
  await expect(status(page)).toHaveText('5 kayıt gösteriliyor.');
  await dialog(page).getByRole('link', { name: 'Eklenen İlanlar' }).click();
  await expect(page).toHaveURL(/\/admin\/land-list\?q=/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('row').getByText('Çoğul arsa')).toHaveCount(6);
});

test('what is typed right after Ctrl K is searched for, without a letter lost', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.addAd('Hızlı yazılan arsa');
  await page.goto('/admin/report');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hızlı yazılan');
  await expect(field(page)).toHaveValue('hızlı yazılan');
  await expect(dialog(page).getByRole('link')).toContainText('Hızlı yazılan arsa');
  // beside the dialog
  await page.mouse.click(5, 300);
  await expect(dialog(page)).toHaveCount(0);
});

test('Ctrl K leaves a menu or a dialog alone, and opens the search once it is closed', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.sendLandRequest('Sıradan Sahip');
  await page.goto('/admin/new-land');
  for (const [opener, role] of [
    ['Liste ayarları', 'menu'],
    ['Filtreler', 'dialog'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole(role)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole(role)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('the success of an offer, which leads to the list, does not take a search away', async ({
  page,
  otherAdmin,
}) => {
  const id = await otherAdmin.sendLandRequest('Aranmayan Sahip');
  await page.clock.install();
  await page.goto(`/admin/land-detail/${id}`);
  await page.getByLabel('Teklif tutarı').fill('900000');
  // its three seconds wait
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Teklif Ver' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Teklif Ver' }).click();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL('/admin/new-land');
  await page.clock.resume();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('Back closes the search, so that the page below can ask before it is left', async ({ page }) => {
  await page.goto('/admin/new-land');
  await page.getByRole('link', { name: 'İlan Ekle' }).click();
  await page.getByLabel('Ada', { exact: true }).fill('12');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  const leaving = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler' });
  await leaving.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByLabel('Ada', { exact: true })).toHaveValue('12');
});

test('a phone opens the search by its button, and closing it returns the focus', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/admin/new-land');
  const open = page.getByRole('button', { name: 'Panelde ara' });
  await open.click();
  await field(page).fill('yokboylebirsey');
  await expect(status(page)).toHaveText('Eşleşen kayıt yok.');
  await expectAccessibleLayout(page);
  await field(page).fill('y');
  await expect(status(page)).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('the search fits a phone at a zoom of 200 %', async ({ page }) => {
  await page.setViewportSize(zoomedPhone);
  await page.goto('/admin/new-land');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Panelde ara' }).click();
  await expectNoOverflow(page);
});

test.describe('when the search fails', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('it says so, keeps what was typed, and can be tried again', async ({ page, otherAdmin }) => {
    await otherAdmin.addAd('Yeniden aranan');
    await page.goto('/admin/new-land');
    await refuse(page, '**/api/v1/search?*', refusal('searchRecords', 500), { times: 1 });
    await expect(page.getByRole('button', { name: 'Panelde ara' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await field(page).fill('yeniden');
    await expect(dialog(page).getByRole('alert')).toContainText('Arama yapılamadı.');
    await expectAccessibleLayout(page);
    await expect(field(page)).toHaveValue('yeniden');
    await dialog(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(dialog(page).getByRole('link', { name: 'Yeniden aranan' })).toBeVisible();
  });
});
