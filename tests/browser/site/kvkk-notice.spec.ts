import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

/** The forms that take personal data, with what has the focus after the notice. */
for (const [path, returnsTo] of [
  ['/', 'checkbox'],
  ['/danisman-ol', 'button'],
  ['/iletisim', 'button'],
] as const) {
  for (const within of ['form', 'footer']) {
    test(`the personal-data notice opens from the ${within} of ${path}`, async ({ page }) => {
      await page.goto(path);
      const part = page.locator(within);
      const link = part.getByRole('button', { name: /KVKK/ });
      await expect(link).toHaveCount(1);
      await link.click();
      const notice = page.getByRole('dialog', { name: 'KVKK Aydınlatma Metni' });
      await expect(notice).toContainText('30 gün');
      await expectAccessibleLayout(page);
      await page.keyboard.press('Escape');
      await expect(notice).toBeHidden();
      const role = within === 'form' ? returnsTo : 'button';
      await expect(part.getByRole(role, { name: /KVKK/ })).toBeFocused();
    });
  }
}

test('Back on Android closes the notice', async ({ page }) => {
  await page.addInitScript(() => {
    // the browser offers no other way to imitate the gesture
    const Native = window.CloseWatcher;
    if (!Native) return;
    window.CloseWatcher = class extends Native {
      constructor() {
        super();
        document.addEventListener('back', () => this.requestClose());
      }
    };
  });
  await page.goto('/iletisim');
  await page.locator('form [type=submit]:enabled').waitFor();
  await page.getByRole('form').getByRole('button', { name: 'KVKK Aydınlatma Metni' }).click();
  const notice = page.getByRole('dialog', { name: 'KVKK Aydınlatma Metni' });
  await expect(notice).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('back')));
  await expect(notice).toBeHidden();
});
