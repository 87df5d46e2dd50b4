import type { Page } from '@playwright/test';
import { answerOf, refusal } from '../../contract/refusal.ts';
import { shownNumber } from '../fixtures/landRequestPage.ts';
import { panelList } from '../fixtures/panelList.ts';
import { undeclaredAnswer } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, expectNoViolation, adminTest as test } from '../fixtures/test.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Searches the list of open land requests for an owner's name. */
async function searchOpenLandRequests(page: Page, name: string): Promise<void> {
  await page.goto('/admin/new-land');
  await panelList(page).search.fill(name);
  await expect(rowOf(page, name)).toHaveCount(1);
}

const openDetail = (page: Page, name: string) =>
  rowOf(page, name).getByRole('link', { name: 'Detay' }).click();

test('an admin finds a new land request, makes an offer and buys the land', { tag: '@phone' }, async ({
  page,
  otherAdmin,
}) => {
  const name = 'Sahip Teklif';
  await otherAdmin.sendLandRequest(name);
  await page.goto('/admin/new-land');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni Talepler');
  await panelList(page).search.fill(name.toUpperCase());
  const row = rowOf(page, name);
  await expect(row).toHaveCount(1);
  await openDetail(page, name);

  await expect(page.getByText('Teklif Bekliyor')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Teklif Ver' }).click();
  await expect(page.getByText('Teklif tutarı zorunludur')).toBeVisible();
  await expect(page.getByLabel('Teklif tutarı')).toBeFocused();
  await page.getByLabel('Teklif tutarı').pressSequentially('1250000');
  await expect(page.getByLabel('Teklif tutarı')).toHaveValue('1.250.000');
  await page.getByRole('button', { name: 'Teklif Ver' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('₺1.250.000');
  await expect(dialog).toContainText('bilgilendirilecek');
  await dialog.getByRole('button', { name: 'Teklif Ver' }).click();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/new-land\?q=Sahip/i);

  await panelList(page).search.fill(name);
  await openDetail(page, name);
  await expect(page.getByText('Teklif Verildi').first()).toBeVisible();
  await page.getByRole('button', { name: 'Satın Alındı' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Satın Alındı' }).click();
  await expect(page).toHaveURL(/\/admin\/purchased-land\?q=Sahip/i);
  await panelList(page).search.fill(name);
  await expect(row).toHaveCount(1);
});

test('a land request that an admin cancels moves to the list of cancelled ones', async ({
  page,
  otherAdmin,
}) => {
  const name = 'Sahip İptal';
  await otherAdmin.sendLandRequest(name);
  await searchOpenLandRequests(page, name);
  const row = rowOf(page, name);
  await row.getByRole('link', { name: 'Detay' }).press('Enter');
  await expect(shownNumber(page)).toContainText('Talep T-');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'İptal Et' }).focus();
  await page.goBack();
  await expect(row).toHaveCount(1);
  await expect(row.locator(':focus')).toHaveCount(1);
  await page.goForward();
  await page.getByRole('button', { name: 'İptal Et' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  const destroying = dialog.getByRole('button', { name: 'Talebi İptal Et' });
  await expect(destroying).toHaveCSS('background-color', 'rgb(168, 50, 31)');
  await dialog.getByLabel('İptal nedeni').selectOption('Tapu sorunu');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'İptal Et' }).click();
  // the question is asked anew
  await expect(dialog.getByLabel('İptal nedeni')).toHaveValue('');
  await expectAccessibleLayout(page);
  await dialog.locator('[name=neden]').selectOption('Sahibine ulaşılamadı');
  await dialog.getByRole('button', { name: 'İptal Et' }).click();
  await expect(page).toHaveURL(/\/admin\/canceled-land\?q=Sahip/);
  await panelList(page).search.fill(name);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Sahibine ulaşılamadı');
  await expectAccessibleLayout(page);
  await row.getByRole('link', { name: 'Detay' }).press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText('İptal nedeni: Sahibine ulaşılamadı')).toHaveCount(2);
  const entries = main.getByRole('listitem');
  await expect(entries.filter({ hasText: 'İptal nedeni: Sahibine ulaşılamadı' })).toHaveCount(1);
});

/** The id of the record in the address of its page. */
const idOf = (page: Page) => page.url().split('/').at(-1) ?? '';

test.describe('when another admin has changed the land request', () => {
  test.use({ expectedMessages: [/status of (409|500)/] });

  test('the offer is refused, and the page shows the stored offer next to the typed amount', async ({
    page,
    otherAdmin,
  }) => {
    const name = 'Sahip Çakışan';
    await otherAdmin.sendLandRequest(name);
    await searchOpenLandRequests(page, name);
    await openDetail(page, name);
    await page.getByLabel('Teklif tutarı').pressSequentially('750000');
    await otherAdmin.offerLandRequest(idOf(page), 600_000);
    await page.getByRole('button', { name: 'Teklif Ver' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Teklif Ver' }).click();
    await expect(dialog).toContainText('Bu kayıt siz açtıktan sonra değiştirildi.');
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(page.getByText('Kayıtlı teklif: ₺600.000')).toBeVisible();
    await expect(page.getByLabel('Teklif tutarı')).toHaveValue('750.000');
    // the button is disabled while the record loads again
    await expect(page.getByLabel('Teklif tutarı')).toBeFocused();
  });

  test('a failed cancellation can be retried, and one that comes too late opens the list', async ({
    page,
    otherAdmin,
  }) => {
    const name = 'Sahip Gecikmiş';
    await otherAdmin.sendLandRequest(name);
    await searchOpenLandRequests(page, name);
    await openDetail(page, name);
    await page.getByRole('button', { name: 'İptal Et' }).click();
    const address = '**/api/v1/lands/full/*';
    const answers = [
      answerOf(refusal('cancelLandRequest', 500)),
      // only `success` with a 202 counts (product, 4)
      undeclaredAnswer({ status: 202, json: { status: 'error' } }),
    ];
    await page.route(address, (route) => {
      const answer = route.request().method() === 'DELETE' ? answers.shift() : undefined;
      return answer ? route.fulfill(answer) : route.continue();
    });
    const failed = page.getByRole('alertdialog', { name: 'Hata!' });
    await page.getByRole('alertdialog').getByRole('button', { name: 'İptal Et' }).press('Enter');
    for (const left of [1, 0]) {
      await expect.poll(() => answers.length).toBe(left);
      await expect(failed).toContainText('İşlem sırasında bir hata oluştu.');
      expect(await failed.getByRole('button').allTextContents()).toEqual(['Vazgeç', 'Tekrar dene']);
      await expect(failed.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
      if (left > 0) {
        await expectAccessibleLayout(page);
        await failed.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
      }
    }
    await otherAdmin.cancelLandRequest(idOf(page));
    await failed.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
    await expect(failed).toContainText('Bu talep iptal edildiği için işlem yapılamaz.');
    await failed.getByRole('button', { name: 'Kapat' }).click();
    await expect(page).toHaveURL(/\/admin\/canceled-land\?q=Sahip/);
  });
});

test('an address with an impossible id shows that nothing was found, without a call', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, title] of [
    ['land-detail', 'Talep bulunamadı'],
    ['user-detail', 'Danışman bulunamadı'],
  ] as const) {
    await page.goto(`/admin/${path}/abc`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tekrar dene' })).toHaveCount(0);
  }
  expect(asked.filter((path) => /NaN|abc$/.test(path) && path.includes('/api/'))).toEqual([]);
});

test.describe('when a record cannot be loaded', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('its page shows why, and loads it on a retry', async ({ page, otherAdmin }) => {
    const id = await otherAdmin.sendLandRequest('Geç Gelen');
    for (const [path, call, notice, part] of [
      [`land-detail/${id}`, '**/lands/full/*', 'Talep yüklenirken bir hata oluştu.', 'Teklif'],
      ['user-detail/61', '**/users/61', 'Kullanıcı bilgileri alınamadı.', 'Kişi bilgileri'],
    ] as const) {
      await page.route(call, (route) => route.abort());
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('alert')).toContainText(notice);
      await page.unroute(call);
      await page.getByRole('button', { name: 'Tekrar dene' }).click();
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    }
  });
});

test('a list keeps its rows and stays accessible while it reloads', async ({ page, otherAdmin }) => {
  const name = 'Bekleyen Satır';
  await otherAdmin.sendLandRequest(name);
  await page.goto('/admin/new-land');
  const row = rowOf(page, name);
  await expect(row).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/lands?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await panelList(page).search.fill('satır');
  const bar = page.getByRole('progressbar', { name: 'Yükleniyor…' });
  await expect(bar).toBeVisible();
  await expectNoViolation(page);
  await expect(row).toBeVisible();
  held.resolve();
  await expect(bar).toHaveCount(0);
});
