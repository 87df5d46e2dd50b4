/** A refused application shows why and keeps what was typed and chosen (product, 8). */
import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { holdAnswers } from '../fixtures/heldCalls.ts';
import { imageFile, pdfFile } from '../fixtures/otherAdmin.ts';
import { undeclaredAnswer } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

test.use({ expectedMessages: [/ERR_FAILED|status of (400|415)/] });

const failed = (page: Page) => page.getByRole('alertdialog', { name: 'Hata!' });
const send = (page: Page) => page.getByRole('button', { name: 'Katıl' });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto('/danisman-ol');
  await page.getByLabel('Ad', { exact: true }).fill('Zeynep');
  await page.getByLabel('Soyad').fill('Kaya');
  await page.getByLabel('Telefon').fill('(0533) 222 33 44');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Ofis adı').fill('Kaya Emlak');
  await page.getByLabel('Ofisteki göreviniz').selectOption('1');
  await page.locator('input[name=tax_plate]').setInputFiles(pdfFile);
  await page.locator('input[name=certificate]').setInputFiles(await imageFile('#2e7d32', 'sertifika.png'));
  // a prerendered form is disabled until its scripts have arrived
  await expect(send(page)).toBeEnabled();
}

async function expectAllKept(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
  await expect(page.getByLabel('Ofis adı')).toHaveValue('Kaya Emlak');
  await expect(page.getByLabel('Ofisteki göreviniz')).toHaveValue('1');
  await expect(page.getByText('levha.pdf')).toBeVisible();
  await expect(page.getByText('sertifika.png')).toBeVisible();
}

test('an application with an empty field is not sent, and the focus goes to that field', async ({ page }) => {
  const email = 'eksik@example.com';
  await fillIn(page, email);
  await page.getByLabel('Soyad').fill('');
  await send(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Lütfen eksik ya da hatalı alanları tamamlayın.');
  await expect(page.getByLabel('Soyad')).toBeFocused();
  await expect(page.getByLabel('Soyad')).toHaveAccessibleDescription('Bu alanı doldurun.');
  await expectAccessibleLayout(page);
  await expectAllKept(page, email);
  await page.keyboard.type('Kaya');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Soyad')).not.toHaveAttribute('aria-invalid', 'true');
});

test('an email address that the server refuses is marked, and takes the focus', async ({ page }) => {
  const email = 'reddedilen@example.com';
  await fillIn(page, email);
  const fields = { email: 'Lütfen geçerli bir e-posta adresi giriniz.' };
  const { status, message } = refusal('applyAsConsultant', 400);
  const answer = { status, json: { status: 'error', message, fields } };
  await page.route('**/api/v1/users', (route) => route.fulfill(undeclaredAnswer(answer)));
  await send(page).press('Enter');
  await expect(failed(page)).toBeVisible();
  // sending the same address again cannot help
  await expect(failed(page).getByRole('button')).toHaveText(['Kapat']);
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription(
    'Lütfen geçerli bir e-posta adresi giriniz.',
  );
  await expectAllKept(page, email);
});

test('a lost connection shows the general error and returns the focus to the send button', async ({
  page,
}) => {
  const email = 'olmadi@example.com';
  await fillIn(page, email);
  await page.route('**/api/v1/users', (route) => route.abort());
  await send(page).press('Enter');
  await expect(failed(page)).toContainText('Bir hata oluştu. Lütfen tekrar deneyin.');
  await failed(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(send(page)).toBeFocused();
  await expectAllKept(page, email);
});

test('a phone to which no SMS can go is warned about, and sent all the same', async ({
  page,
  otherAdmin,
}) => {
  const email = 'sms-gitmez@example.com';
  await fillIn(page, email);
  const phone = page.getByLabel('Telefon');
  await phone.fill('0532 111 22 33');
  await phone.blur();
  await expect(phone).not.toHaveAccessibleDescription(/cep telefonuna benzemiyor/);
  await phone.fill('abc');
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(/cep telefonuna benzemiyor/);
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleLayout(page);
  await send(page).click();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  // throws unless there is exactly one
  await otherAdmin.findConsultant(email);
});

test('an application sent again after a lost answer is stored once', async ({ page, otherAdmin }) => {
  const email = 'kayip@example.com';
  await fillIn(page, email);
  const answers = await holdAnswers(page, '*/api/v1/users');
  await send(page).click();
  await answers.lose();
  await expect(failed(page)).toBeVisible();
  await answers.release();
  await failed(page).getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  // throws unless there is exactly one
  await otherAdmin.findConsultant(email);
});

test('a document with the wrong content is reported next to its field', async ({ page }) => {
  const email = 'kilik@example.com';
  await fillIn(page, email);
  await page
    .locator('input[name=tax_plate]')
    .setInputFiles({ ...pdfFile, buffer: Buffer.from('<script>alert(1)</script>') });
  await send(page).click();
  await failed(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByText('içeriği desteklenmiyor')).toBeVisible();
  await expectAllKept(page, email);
});

test('the long name of a chosen file is shown whole, and the page keeps its width', async ({ page }) => {
  const name = `${'WhatsApp Görseli 2026-11-22 at 19.53.10 '.repeat(2)}${'sertifika'.repeat(8)}.pdf`;
  await page.goto('/danisman-ol');
  await page.locator('input[name=certificate]').setInputFiles({ ...pdfFile, name });
  const shown = page.getByText(name);
  await expectAccessibleLayout(page);
  expect(await shown.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
});
