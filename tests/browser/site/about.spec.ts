import { expect, test } from '../fixtures/test.ts';

test('the about page leads to the land offer form', async ({ page }) => {
  await page.goto('/hakkimizda');
  await page.getByRole('link', { name: 'Hemen teklif al' }).click();
  await expect(page).toHaveURL(/\/$/);
});
