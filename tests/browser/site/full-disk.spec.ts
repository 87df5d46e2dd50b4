import { refusal, success } from '../../contract/refusal.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

test('every page of the panel says that the disk fills up, until it has room', async ({ page }) => {
  const low = success('countWaiting', 'diskLow');
  await page.route('**/api/v1/waiting', (route) => route.fulfill(low));
  await page.goto('/admin/user-list');
  const warning = page.getByRole('status').filter({ hasText: 'Disk doluyor: 1,8 GB boş yer kaldı (%6).' });
  await expect(warning).toBeVisible();
  await expectAccessibleLayout(page);
  await page.goto('/admin/new-blog');
  await expect(warning).toBeVisible();
  await page.unroute('**/api/v1/waiting');
  await page.goto('/admin/user-list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(warning).toBeHidden();
});

test('a consultant whose documents were removed says so and when', async ({ page }) => {
  const removed = success('getUser', 'documentsRemoved');
  await page.route('**/api/v1/users/63', (route) => route.fulfill(removed));
  await page.route('**/api/v1/history/user/63', (route) => route.fulfill({ json: [] }));
  await page.goto('/admin/user-detail/63');
  await expect(
    page.getByText('Başvuru süresinde onaylanmadığı için 18 Kasım 2026 11:41 tarihinde silindi'),
  ).toHaveCount(2);
  await expectAccessibleLayout(page);
});

test('a visitor reads why no documents are taken, and the form keeps what was typed', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await refuse(page, '**/api/v1/users', refusal('applyAsConsultant', 507, 'totalQuota'));
  await page.goto('/danisman-ol');
  const document = { name: 'levha.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  for (const [field, text] of [
    ['name', 'Zeynep'],
    ['last_name', 'Kaya'],
    ['phone', '0533 000 00 00'],
    ['email', 'yer-yok@example.com'],
    ['office_name', 'Kaya Emlak'],
  ] as const)
    await page.locator(`[name=${field}]`).fill(text);
  await page.locator('select[name=office_position_id]').selectOption('2');
  await page.locator('[name=tax_plate]').setInputFiles(document);
  await page.locator('[name=certificate]').setInputFiles(document);
  await page.getByRole('button', { name: 'Katıl' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'birkaç gün sonra yeniden deneyin ya da bizi arayın',
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('[name=email]')).toHaveValue('yer-yok@example.com');
  await page.close();
});
