import type { Page } from '@playwright/test';
import { landInfoFields } from '../../../rules/land-requests/landOfferForm.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

async function fillLocation(page: Page) {
  await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
  await page.getByLabel('İlçe').selectOption('Urla');
  await page.getByLabel('Mahalle').selectOption('Bademler Mah');
  await page.getByLabel('Ada').fill('101');
  await page.getByLabel('Parsel').fill('7');
}

async function acceptNotice(page: Page) {
  await page.getByText('KVKK Aydınlatma Metni').click();
  await expect(page.getByRole('dialog')).toContainText('30 gün');
  await page.getByRole('button', { name: 'Anladım' }).click();
  await page.getByRole('checkbox').check();
}

async function fillDetails(page: Page) {
  for (const name of landInfoFields.filter((field) => field !== 'metrekare')) {
    await page.locator(`select[name=${name}]`).selectOption({ index: 1 });
  }
  await page.getByLabel('Metrekare').fill('2.450');
}

async function reachPersonal(page: Page) {
  await page.goto('/');
  await fillLocation(page);
  await acceptNotice(page);
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Devam Et' }).click();
}

test('an owner sends a land request in three steps and the form is empty again', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Arazi Teklif | Anasayfa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 ADIMDA HEMEN TEKLİF AL ARAZİNİ SAT');
  await expectAccessibleLayout(page);
  await fillLocation(page);
  await expect(page.getByRole('button', { name: 'Teklif Al' })).toBeDisabled();
  await acceptNotice(page);
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  await expect(page.getByRole('button', { name: 'Devam Et' })).toBeDisabled();
  await fillDetails(page);
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await page.getByLabel('Ad Soyad').fill('Ayşe Yılmaz');
  await page.getByLabel('Telefon').fill('(0532) 000 00 00');
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Gönder' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'İşlem Başarılı!' });
  await expect(dialog).toContainText('Form başarıyla gönderildi.');
  await expectAccessibleLayout(page);
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByLabel('Ada')).toHaveValue('');
  await expect(page.getByLabel('İl', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('checkbox')).toBeDisabled();
});

test('the consent checkbox is enabled once the notice was opened, which Escape closes', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'KVKK' })).toBeDisabled();
  await page.locator('label', { hasText: 'KVKK' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[name=kvkk]')).toBeEnabled();
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('checkbox')).toBeEnabled();
});

test('an invalid name is reported next to the field and in a dialog, and nothing is sent', async ({
  page,
}) => {
  await reachPersonal(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Ad Soyad').fill('Ayşe 2');
  await page.getByLabel('Telefon').fill('0532');
  await expect(page.getByText('Lütfen geçerli bir ad soyad giriniz.')).toBeVisible();
  await page.getByRole('button', { name: 'Gönder' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Hata!' });
  await expect(dialog).toContainText('Lütfen geçerli bir ad soyad giriniz');
  await dialog.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByLabel('Ad Soyad')).toHaveValue('Ayşe 2');
  expect(sent.filter((url) => url.endsWith('/lands/all'))).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });

  test('a land request that cannot be sent keeps the form and can be sent again', async ({
    page,
    context,
  }) => {
    await reachPersonal(page);
    await page.getByLabel('Ad Soyad').fill('Ayşe Yılmaz');
    await page.getByLabel('Telefon').fill('0532');
    // the code of the dialog must be loaded before the network fails
    await page.getByLabel('Ad Soyad').fill('A1');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await page.getByRole('button', { name: 'Tamam' }).click();
    await page.getByLabel('Ad Soyad').fill('Ayşe Yılmaz');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Gönder' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Hata!' });
    await expect(dialog).toContainText('Form gönderilirken bir hata oluştu.');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  });
});

test('the last step can be filled in and sent by keyboard', async ({ page }) => {
  await reachPersonal(page);
  await expect(page.getByLabel('Ad Soyad')).toBeFocused();
  await page.keyboard.type('Fatma Şahin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0544 000 00 00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
