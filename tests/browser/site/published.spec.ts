/** A story on the pages that people get; Firefox has more of them. */
import { paths } from '../../../rules/site/paths.ts';
import { adminLayoutText } from '../../../src/text/site/adminLayout.ts';
import { titles } from '../../../src/text/site/titles.ts';
import { admin } from '../fixtures/product.ts';
import { test } from '../fixtures/projects/published.ts';
import { expect } from '../fixtures/test.ts';

test('a visitor writes to the company, and an admin reads it', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => 'reportStates' in window), 'the build reports its states').toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: titles.contact }).click();
  for (const label of ['Ad', 'Soyad', 'Telefon', 'Konu', 'Mesajınız']) {
    await page.getByLabel(label, { exact: true }).fill('Hasan');
  }
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(page.getByText('Mesajınız başarıyla gönderildi. Teşekkür ederiz.')).toBeVisible();

  await page.goto(paths.login.to());
  await page.getByLabel('E-posta').fill(admin.email);
  await page.getByLabel('Şifre', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  const menu = page.getByRole('navigation', { name: adminLayoutText.nav });
  await menu.getByRole('link', { name: titles.adminMessages }).click();
  await page.getByRole('row').filter({ hasText: 'Hasan' }).press('Enter');
  await expect(page.getByText('Hasan Hasan')).toBeVisible();
});
