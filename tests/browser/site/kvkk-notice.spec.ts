import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

/** The forms that take personal data, with what has the focus after the notice. */
for (const [path, returnsTo] of [
  ['/', 'checkbox'],
  ['/danisman-ol', 'button'],
  ['/iletisim', 'button'],
] as const) {
  test(`the personal-data notice opens from the form of ${path}, and links to its page`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator('form');
    const link = form.getByRole('button', { name: /KVKK/ });
    await expect(link).toHaveCount(1);
    await link.click();
    const notice = page.getByRole('dialog', { name: 'KVKK Aydınlatma Metni' });
    await expect(notice).toContainText('30 gün');
    await expectAccessibleLayout(page);
    const opened = page.waitForEvent('popup');
    await notice.getByRole('link', { name: 'Metni yeni sekmede açın' }).click();
    await expect(await opened).toHaveURL('/kvkk');
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect(form.getByRole(returnsTo, { name: /KVKK/ })).toBeFocused();
  });
}

test('the footer leads to the page of the notice, which says its version and its day', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: /KVKK/ }).click();
  await expect(page).toHaveURL('/kvkk');
  await expect(page.getByRole('heading', { level: 1, name: 'KVKK Aydınlatma Metni' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('30 gün');
  await expect(page.getByRole('main')).toContainText(/Sürüm 2026-12 · Yürürlük tarihi: 1 Aralık 2026/);
  await expectAccessibleLayout(page);
});

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
