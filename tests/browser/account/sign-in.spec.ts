import type { Locator } from '@playwright/test';
import { admin } from '../fixtures/product.ts';
import { adminTest, expect, test } from '../fixtures/test.ts';

test('signing in leads to the admin page that the visitor opened', async ({ page }) => {
  await page.goto('/admin/purchased-land');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle('Arazi Teklif | Admin Girişi');
  await page.getByLabel('E-posta').fill(admin.email);
  await page.getByLabel('Şifre', { exact: true }).fill(admin.password);
  await page.getByLabel('Beni Hatırla').check();
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(/\/admin\/purchased-land$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Satın Alınan Araziler');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored).sort()).toEqual(
    ['auth', 'failedLoginCount', 'rememberMe', 'rememberedEmail', 'rememberedPassword'].sort(),
  );
  expect(JSON.parse(stored.auth ?? '{}')).toMatchObject({ id: 61 });
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  // the next person is not led to the page that this one has left
  await page.getByLabel('E-posta').fill(admin.email);
  await page.getByLabel('Şifre', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
});

adminTest(
  'a sign-out in another tab does not lead the next person to the page that was open',
  async ({ page, product, context }) => {
    await page.goto('/admin/purchased-land');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Satın Alınan Araziler');
    const other = await context.newPage();
    await other.goto(product.url);
    await other.evaluate(() => localStorage.removeItem('auth'));
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('E-posta').fill(admin.email);
    await page.getByLabel('Şifre', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin$/);
  },
);

test('the admin comes to /admin after signing in, and back to it from the public pages', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-posta').fill(admin.email);
  await page.getByLabel('Şifre', { exact: true }).fill(admin.password);
  // without its handlers the form cannot be sent, not even by Enter
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/');
  await page.getByRole('button', { name: /hesabı$/ }).click();
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test.describe('when the server refuses', () => {
  test.use({ expectedMessages: [/status of 401/] });

  test('a wrong password shows an error, is counted, and keeps what was typed', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('E-posta').fill('yok@example.com');
    await page.getByLabel('Şifre', { exact: true }).fill('yanlis');
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByText('Hata oluştu. Lütfen tekrar deneyin.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('E-posta')).toHaveValue('yok@example.com');
    await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeFocused();
    await page.getByLabel('Şifre', { exact: true }).press('Enter');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('failedLoginCount'))).toBe('2');
    await expect(page.getByLabel('Şifre', { exact: true })).toBeFocused();
  });

  test('a missing email address is marked, has the focus, and is unmarked by typing', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/status of 400/);
    await page.goto('/login');
    await page.getByLabel('Şifre', { exact: true }).fill('gizli');
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    const email = page.getByLabel('E-posta');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Bu alan zorunludur.');
    await email.fill('z');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('an ended session leads to the sign-in page with a message', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'auth',
        JSON.stringify({ id: 61, token: 'bitmis', name: '', last_name: '', email: '', phone: '' }),
      ),
    );
    await page.goto('/admin/new-land');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Oturumunuz sona erdi.')).toBeVisible();
  });
});

test('a reset link needs an email address, and the wait of five minutes for the next one survives a reload', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Şifremi Unuttum' }).click();
  await expect(page.getByText('Lütfen email adresinizi giriniz.')).toBeVisible();
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await page.getByLabel('E-posta').fill('zeynep@example.com');
  await page.getByRole('button', { name: 'Şifremi Unuttum' }).click();
  await expect(
    page.getByText('Şifre sıfırlama bağlantısı kayıtlı cep telefonunuza gönderildi.'),
  ).toBeVisible();
  const wait = page.getByRole('button', { name: /Yeniden denemek için [45]:\d\d bekleyin/ });
  await expect(wait).toBeDisabled();
  await page.reload();
  await expect(wait).toBeDisabled();
  // axe skips the contrast of disabled buttons, but checks that of this text
  const text = page.getByText('Danışman ya da yönetici hesabınızla giriş yapın.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colourOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);
    await expect
      .poll(async () => (await colourOf(wait)) === (await colourOf(text)), { message: colorScheme })
      .toBe(true);
  }
});

test('a clock that is set back prolongs no wait for the next reset link', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T10:00:00Z') });
  await page.goto('/login');
  await page.getByLabel('E-posta').fill('zeynep@example.com');
  await page.getByRole('button', { name: 'Şifremi Unuttum' }).click();
  const wait = page.getByRole('button', { name: /Yeniden denemek için/ });
  await expect(wait).toHaveText(/için [45]:/);
  await page.clock.setSystemTime('2026-11-22T08:00:00Z');
  for (let seconds = 0; seconds < 5; seconds++) {
    await page.clock.runFor(1000);
    await expect(wait).toHaveText(/için (5:00|4:\d\d) bekleyin/);
  }
});
