import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

test('the about page leads to the land form', async ({ page }) => {
  await page.goto('/hakkimizda');
  await expect(page).toHaveTitle('Arazi Teklif | Hakkımızda');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('link', { name: 'Hemen teklif al' }).click();
  await expect(page).toHaveURL(/\/$/);
});
