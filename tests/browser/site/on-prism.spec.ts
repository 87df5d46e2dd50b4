/** The pages on the contract's examples. */
import type { Page } from '@playwright/test';
import { test } from '../fixtures/onMock.ts';
import { expect, expectAccessibleLayout } from '../fixtures/test.ts';

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-posta').fill('zeynep.kaya@example.com');
  await page.getByLabel('Şifre', { exact: true }).fill('Kuscular.35');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
}

test('an owner sends the land offer form', async ({ page, useMock }) => {
  await useMock();
  await page.goto('/');
  for (const name of ['il', 'ilce', 'mahalle'])
    await page.locator(`[name=${name}]`).selectOption({ index: 1 });
  await page.getByLabel('Ada').fill('101');
  await page.getByLabel('Parsel').fill('7');
  await page.getByText('KVKK Aydınlatma Metni').click();
  await page.getByRole('button', { name: 'Anladım' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  for (const select of await page.locator('form select').all()) await select.selectOption({ index: 1 });
  await page.getByLabel('Metrekare').fill('2.450');
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await page.getByLabel('Ad Soyad').fill('Ayşe Yılmaz');
  await page.getByLabel('Telefon').fill('(0532) 000 00 00');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
});

test('a visitor writes to the company and reads the blog', async ({ page, useMock }) => {
  await useMock();
  await page.goto('/iletisim');
  for (const name of ['name', 'last_name', 'phone', 'subject', 'message'])
    await page.locator(`form [name=${name}]`).fill('Hasan');
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(page.getByText('Mesajınız başarıyla gönderildi. Teşekkür ederiz.')).toBeVisible();
  await page.goto('/blog');
  await page.getByRole('main').getByRole('link', { name: 'Oku' }).first().click();
  await expect(page).toHaveURL(/\/blog\/detay\/\d+\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a consultant signs in and sees the ads', async ({ page, useMock }) => {
  await useMock({ 'POST /api/v1/users/login': 'consultant' });
  await signIn(page);
  await expect(page).toHaveURL(/\/ilanlar/);
  await expect(page.getByRole('article').getByText('m²').first()).toBeVisible();
});

test('the admin signs in and opens a new land request', async ({ page, useMock }) => {
  await useMock({ 'POST /api/v1/users/login': 'admin' });
  await signIn(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/new-land');
  const row = page.getByRole('row').filter({ hasText: 'Ayşe Yılmaz' });
  await row.getByRole('link', { name: 'Detay' }).click();
  await expect(page.getByRole('button', { name: 'Teklif Ver' })).toBeVisible();
  await expectAccessibleLayout(page);
});

test('the outbox shows the state of each message, and which can be sent again', async ({ page, useMock }) => {
  await useMock({ 'POST /api/v1/users/login': 'admin' });
  await signIn(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/outbox');
  for (const [state, sendable] of [
    ['Gönderildi', true],
    ['Yeniden denenecek', true],
    ['Gönderilemedi', true],
    ['Süresi doldu', false],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: state });
    await expect(row).toHaveCount(1);
    await expect(row.getByRole('button', { name: 'Yeniden gönder' })).toHaveCount(sendable ? 1 : 0);
  }
  await expectAccessibleLayout(page);
});
