/**
 * The application when it does not go through: why is said, and nothing that was filled in is lost
 * (product, 8).
 */
import type { Page } from '@playwright/test';
import { jpg, pdf } from '../../server/fixtures/forms.ts';
import { adminHeaders, apply } from '../fixtures/consultants.ts';
import { holdAnswers } from '../fixtures/heldCalls.ts';
import { expect, expectSound, test } from '../fixtures/test.ts';

test.use({ expectedMessages: [/ERR_FAILED|status of (409|415)/] });

const taxPlate = { name: 'levha.pdf', mimeType: 'application/pdf', buffer: pdf };
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
  await page.locator('input[name=tax_plate]').setInputFiles(taxPlate);
  await page
    .locator('input[name=certificate]')
    .setInputFiles({ name: 'sertifika.jpg', mimeType: 'image/jpeg', buffer: jpg });
}

async function expectAllKept(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
  await expect(page.getByLabel('Ofis adı')).toHaveValue('Kaya Emlak');
  await expect(page.getByLabel('Ofisteki göreviniz')).toHaveValue('1');
  await expect(page.getByText('levha.pdf')).toBeVisible();
  await expect(page.getByText('sertifika.jpg')).toBeVisible();
}

test('an email that is in use already is told beside the field, and the focus is led there', async ({
  page,
  product,
}, { project }) => {
  const email = `iki-kez-${project.name}@example.com`;
  await apply(product, 'Zeynep', email);
  await fillIn(page, email);
  await send(page).press('Enter');
  await expect(failed(page)).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription(
    'Bu e-posta adresiyle daha önce başvuru yapılmış.',
  );
  await expectAllKept(page, email);
});

test('a lost answer shows the general text and leaves the person where the form is sent', async ({ page }, {
  project,
}) => {
  const email = `olmadi-${project.name}@example.com`;
  await fillIn(page, email);
  await page.route('**/api/v1/users', (route) => route.abort());
  await send(page).press('Enter');
  await expect(failed(page)).toContainText('Bir hata oluştu. Lütfen tekrar deneyin.');
  await failed(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(send(page)).toBeFocused();
  await expectAllKept(page, email);
});

test('an application whose answer was lost is sent again, and taken once', async ({ page, product }, {
  project,
}) => {
  const email = `kayip-${project.name}@example.com`;
  await fillIn(page, email);
  const line = await holdAnswers(page, '*/api/v1/users');
  await send(page).click();
  await line.lose();
  await expect(failed(page)).toBeVisible();
  await line.letGo();
  await failed(page).getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  const list = await fetch(`${product.url}/api/v1/users?q=${email}`, {
    headers: await adminHeaders(product),
  });
  expect(await list.json()).toHaveLength(1);
});

test('a disguised document is refused by its content beside its field, and all else is kept', async ({
  page,
}, { project }) => {
  const email = `kilik-${project.name}@example.com`;
  await fillIn(page, email);
  await page
    .locator('input[name=tax_plate]')
    .setInputFiles({ ...taxPlate, buffer: Buffer.from('<script>alert(1)</script>') });
  await send(page).click();
  await failed(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByText('içeriği desteklenmiyor')).toBeVisible();
  await expectAllKept(page, email);
});
