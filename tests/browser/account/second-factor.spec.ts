import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { answerOf, refusal } from '../../contract/refusal.ts';
import { admin, type Product, startProduct } from '../fixtures/product.ts';
import { refuse } from '../fixtures/refuse.ts';
import { linkPassword, signInByLink } from '../fixtures/signInByLink.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

const part = (page: Page) => page.getByRole('region', { name: 'İki adımlı giriş' });
const codeField = (page: Page) => page.getByLabel('Doğrulama kodu');

/** Begins the set-up on the profile. @returns the code that the app shows so many seconds from now. */
async function beginSetUp(page: Page): Promise<(seconds?: number) => string> {
  await page.getByRole('button', { name: 'Kurulumu başlat' }).press('Enter');
  await expect(page.getByRole('img', { name: /kare kod/ })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  const secret = (await part(page).locator('code').innerText()).replaceAll(' ', '');
  return (seconds = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });
}

async function typeCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre', { exact: true }).press('Enter');
}

test.describe('with an app', () => {
  test.use({ expectedMessages: [/status of (400|401|409|500)/] });

  test('a sign-in takes a code of the app or a recovery code, each once', async ({
    page,
    product,
    otherAdmin,
  }) => {
    const email = 'kod@example.com';
    await otherAdmin.addAdmin('Ece Tan', email);
    await signInByLink(page, product, email);
    await page.goto('/profile');
    const codeAt = await beginSetUp(page);
    await expectAccessibleLayout(page);
    await codeField(page).press('Enter');
    await expect(part(page).getByText('Doğrulama kodunu yazın.')).toBeVisible();
    await codeField(page).fill('000000');
    await codeField(page).press('Enter');
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(codeAt());
    await codeField(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Kurtarma kodlarınız' })).toBeVisible();
    const codes = await part(page).getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await expect(part(page)).toBeFocused();
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Kodları sakladım' }).press('Enter');
    await expect(part(page)).toContainText('10 kurtarma kodunuz kaldı.');
    await expect(part(page)).toBeFocused();
    await expectAccessibleLayout(page);

    for (const second of [codeAt(30), codes[0] ?? '']) {
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Çıkış Yap' }).click();
      await expect(page).toHaveURL(/\/login/);
      await typeCredentials(page, email, linkPassword);
      await expect(codeField(page)).toBeFocused();
      await expectAccessibleLayout(page);
      await codeField(page).fill('000000');
      await codeField(page).press('Enter');
      await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
      await codeField(page).fill(second);
      await codeField(page).press('Enter');
      await expect(page).toHaveURL(/\/admin$/);
      await page.goto('/profile');
    }
    await expect(part(page)).toContainText('9 kurtarma kodunuz kaldı.');
    const used = { state: 'on', required: false, recovery_codes: 0 };
    await page.route('**/api/v1/second-factor', (route) => route.fulfill({ json: used }), { times: 1 });
    await page.reload();
    await expect(part(page)).toContainText(
      'Kurtarma kodunuz kalmadı; telefonunuzu kaybederseniz giriş yapamazsınız.',
    );
    await page.getByRole('button', { name: 'İki adımlı girişi kapat' }).press('Enter');
    await codeField(page).fill(codes[1] ?? '');
    await codeField(page).press('Enter');
    await expect(part(page)).toContainText('İki adımlı giriş kapalı.');
  });
});

test.describe('without an answer', () => {
  test.use({ expectedMessages: [/status of (400|409|500)|ERR_FAILED/] });

  test('a set-up asks for the password, survives failures, and leads to codes that nobody has seen', async ({
    page,
    product,
    otherAdmin,
  }) => {
    await otherAdmin.addAdmin('Can Er', 'kopuk@example.com');
    await signInByLink(page, product, 'kopuk@example.com');
    await refuse(page, '**/api/v1/second-factor', refusal('getSecondFactor', 500), { times: 1 });
    await page.goto('/profile');
    await expect(part(page)).toContainText('İki adımlı girişin durumu yüklenirken bir hata oluştu.');
    await part(page).getByRole('button', { name: 'Tekrar dene' }).press('Enter');
    const begin = page.getByRole('button', { name: 'Kurulumu başlat' });
    await expect(begin).toBeVisible();
    const answerOnce = (status: number, example?: string) =>
      refuse(page, '**/api/v1/second-factor', refusal('beginSecondFactor', status, example), { times: 1 });
    await answerOnce(500);
    await begin.press('Enter');
    await expect(part(page).getByRole('alert')).toContainText('Kurulum başlatılamadı.');
    await answerOnce(400, 'currentPassword');
    await begin.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Mevcut şifrenizi girin' });
    const password = dialog.getByLabel('Mevcut şifre');
    await expect(password).toBeFocused();
    await expectAccessibleLayout(page);
    await password.press('Enter');
    await expect(dialog.getByText('Lütfen mevcut şifrenizi girin.')).toBeVisible();
    await answerOnce(400, 'wrongPassword');
    await password.fill('Yanlis.35');
    await password.press('Enter');
    await expect(dialog.getByText('Mevcut şifreniz hatalı.')).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill(linkPassword);
    await password.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(codeField(page)).toBeFocused();

    const confirm = '**/api/v1/second-factor/confirm';
    await refuse(page, confirm, refusal('confirmSecondFactor', 500), { times: 1 });
    const secret = (await part(page).locator('code').innerText()).replaceAll(' ', '');
    await codeField(page).fill(generateSync({ secret }));
    await codeField(page).press('Enter');
    await expect(part(page).getByRole('alert')).toContainText('İşlem tamamlanamadı.');
    // it arrives, and its answer does not
    await page.route(
      confirm,
      async (route) => {
        await route.fetch();
        await route.fulfill(answerOf(refusal('confirmSecondFactor', 500)));
      },
      { times: 1 },
    );
    await codeField(page).press('Enter');
    await expect(part(page).getByRole('alert')).toContainText('kurtarma kodlarınız gösterilemedi');
    await part(page).getByRole('button', { name: 'Yeni kurtarma kodları oluştur' }).press('Enter');
    const epoch = Math.floor(Date.now() / 1000) + 30;
    await codeField(page).fill(generateSync({ secret, epoch }));
    await codeField(page).press('Enter');
    await expect(part(page).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'Kodları sakladım' }).press('Enter');

    // of new recovery codes nothing tells whether they were made
    const make = part(page).getByRole('button', { name: 'Yeni kurtarma kodları oluştur' });
    await make.press('Enter');
    await page.route('**/api/v1/second-factor/recovery-codes', (route) => route.abort(), { times: 1 });
    await codeField(page).fill('000000');
    await codeField(page).press('Enter');
    const doubt = part(page).getByText('Elinizdeki kodlar geçersiz olmuş olabilir.');
    await expect(doubt).toBeVisible();
    await expectAccessibleLayout(page);
    await part(page).getByRole('button', { name: 'Vazgeç' }).press('Enter');
    await expect(make).toBeVisible();
    await expect(doubt).toBeVisible();
  });
});

const requiredTest = test.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct(process.env.PREPARED_DATA_DIR, { REQUIRE_SECOND_FACTOR: 'on' });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

requiredTest.describe('where it is required', () => {
  requiredTest.use({ expectedMessages: [/status of 403/] });

  requiredTest('a sign-in leads to its set-up, and then to everything else', async ({ page }) => {
    await page.goto('/login');
    await typeCredentials(page, admin.email, admin.password);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('Ekibinizde iki adımlı giriş zorunlu.')).toBeVisible();
    await expectAccessibleLayout(page);
    await page.goto('/admin/team');
    await expect(page).toHaveURL(/\/profile$/);
    const codeAt = await beginSetUp(page);
    await codeField(page).fill(codeAt());
    await codeField(page).press('Enter');
    await page.getByRole('button', { name: 'Kodları sakladım' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Düzenle' })).toBeVisible();
    await page.goto('/admin/team');
    await expect(page.getByRole('row').filter({ hasText: admin.email })).toBeVisible();
  });
});
