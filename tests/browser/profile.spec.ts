import { expect, expectSound, test } from './test.ts';

test.describe('when saving fails', () => {
  test.use({ expectedMessages: [/status of 503/] });

  test('the profile keeps what was typed, and the focus at its button', async ({ adminPage: page }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Düzenle' }).click();
    await page.getByLabel('Ofis adı').fill('Kaya Gayrimenkul');
    const message = 'Bilgileriniz şu anda kaydedilemiyor.';
    await page.route('**/api/v1/users/*', (route) =>
      route.fulfill({ status: 503, json: { status: 'error', message } }),
    );
    for (const attempt of ['first', 'second']) {
      await test.step(attempt, async () => {
        await page.getByRole('button', { name: 'Kaydet' }).press('Enter');
        await expect(page.getByText(message)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Kaydet' })).toBeFocused();
      });
    }
    await expect(page.getByLabel('Ofis adı')).toHaveValue('Kaya Gayrimenkul');
    await expectSound(page);
  });
});
