import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

for (const [path, within, name] of [
  ['/', 'contentinfo', /KVKK/],
  ['/danisman-ol', 'form', 'KVKK Aydınlatma Metni'],
  ['/iletisim', 'form', 'KVKK Aydınlatma Metni'],
] as const) {
  test(`the personal-data notice opens from ${within} of ${path}`, async ({ page }) => {
    await page.goto(path);
    // the link has no handler before hydration
    await page.locator('form :is([name=il], [type=submit]):enabled').first().waitFor();
    const link = page.getByRole(within).getByRole('button', { name });
    await link.click();
    const notice = page.getByRole('dialog', { name: 'KVKK Aydınlatma Metni' });
    await expect(notice).toContainText('30 gün');
    await expectAccessibleLayout(page);
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect(link).toBeFocused();
  });
}
