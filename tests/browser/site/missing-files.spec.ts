/** Pages and layouts whose files do not load. */
import { paths } from '../../../rules/site/paths.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

test.use({
  expectedMessages: [/ERR_(FAILED|INTERNET_DISCONNECTED)|dynamically imported module|yüklenemedi/],
});

const failed = 'Sayfa açılamadı';

for (const { layout, path } of [
  { layout: 'LoginLayout', path: paths.login.to() },
  { layout: 'AdminLayout', path: paths.adminNewLandRequests.to() },
]) {
  test(`without the file of ${layout} a notice offers to try again`, async ({ adminPage: page }) => {
    if (layout === 'LoginLayout') await page.addInitScript(() => localStorage.clear());
    await page.route(`**/${layout}-*.js`, (file) => file.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expectAccessibleLayout(page);
    await page.unroute(`**/${layout}-*.js`);
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText(failed)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('what was opened without a network leaves the way back', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('[name=il]')).toBeEnabled();
  await context.setOffline(true);
  for (const [name, path] of [
    ['Giriş Yap', paths.login.to()],
    ['İletişim', paths.contact.to()],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    // a reload would lose the page
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await page.goBack();
    await expect(page.getByLabel('Ada')).toBeVisible();
  }
});
