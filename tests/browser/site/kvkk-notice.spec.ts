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
      // the link has no handler before hydration
      await page.locator('form :is([name=il], [type=submit]):enabled').first().waitFor();
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

for (const [path, file, sentence] of [
  ['/', 'LandOfferDialogs', "KVKK Aydınlatma Metni'ni okudum, onaylıyorum."],
  ['/danisman-ol', 'KvkkNoticeDialog', 'KVKK Aydınlatma Metni'],
  ['/iletisim', 'KvkkNoticeDialog', 'KVKK Aydınlatma Metni'],
] as const) {
  test(`while the notice of the sentence on ${path} loads, the page says so, and nothing moves`, async ({
    page,
  }) => {
    const arrives = Promise.withResolvers<void>();
    await page.route(`**/${file}-*.js`, async (script) => {
      await arrives.promise;
      await script.continue();
    });
    await page.goto(path);
    await page.locator('form :is([name=il], [type=submit]):enabled').first().waitFor();
    const link = page.locator('main').getByRole('button', { name: sentence });
    await link.scrollIntoViewIfNeeded();
    const before = await page.locator('main').boundingBox();
    await link.click();
    await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toBeInViewport({ ratio: 1 });
    expect(await page.locator('main').boundingBox()).toEqual(before);
    arrives.resolve();
    await expect(page.getByRole('dialog')).toContainText('30 gün');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
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

test.describe('when its file does not load', () => {
  test.use({ expectedMessages: [/ERR_FAILED|dynamically imported module/] });

  test('the land offer form goes on without it, and gives no consent', async ({ page }) => {
    await page.route('**/LandOfferDialogs-*.js*', (file) => file.abort());
    await page.goto('/');
    await page.locator('[name=il]:enabled').waitFor();
    const open = page.getByRole('main').getByRole('button', { name: /KVKK/ });
    await open.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Açılamadı.');
    await alert.getByRole('button', { name: 'Kapat' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toBeDisabled();
    await open.click();
    await expect(alert).toContainText('Açılamadı.');
  });

  for (const within of ['form', 'contentinfo'] as const) {
    test(`the page stays with what was typed, and the notice of ${within} can be opened later`, async ({
      page,
    }) => {
      await page.route('**/KvkkNoticeDialog-*.js*', (file) => file.abort());
      await page.goto('/iletisim');
      await page.locator('form [type=submit]:enabled').waitFor();
      await page.getByLabel('Konu').fill('Hisseli tapu');
      const open = page.getByRole(within).getByRole('button', { name: /KVKK/ });
      await open.click();
      await expect(page.getByRole('alert')).toContainText('Açılamadı.');
      // below the sentence, not within it
      await expect(page.locator('p:has([role=alert])')).toHaveCount(0);
      await expect(page.getByLabel('Konu')).toHaveValue('Hisseli tapu');
      await page.getByLabel('Konu').fill('');
      await page.getByRole('alert').getByRole('button', { name: 'Kapat' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await open.click();
      await expect(page.getByRole('alert')).toContainText('Açılamadı.');
      await page.unroute('**/KvkkNoticeDialog-*.js*');
      await page.getByRole('button', { name: 'Tekrar dene' }).click();
      // some versions of Chromium need a reload first
      const notice = page.getByRole('dialog');
      await expect(notice.or(page.locator('form [type=submit]:enabled')).first()).toBeVisible();
      await expect(async () => {
        if (!(await notice.isVisible())) await open.click({ timeout: 1000 });
        await expect(notice).toContainText('30 gün', { timeout: 1000 });
      }).toPass();
    });
  }
});
