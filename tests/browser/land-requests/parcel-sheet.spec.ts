import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const sheetOf = (page: Page) => page.locator('main div[aria-hidden]').filter({ hasText: 'Yüzölçümü' });

async function choosePlace(page: Page): Promise<void> {
  await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
  await page.getByLabel('İlçe').selectOption('Urla');
  await page.getByLabel('Mahalle').selectOption('Bademler Mah.');
}

async function enterNumbers(page: Page): Promise<void> {
  await page.getByLabel('Ada').fill('101');
  await page.getByLabel('Parsel').fill('7');
}

test('the sheet beside the form is blank at first, and names the chosen place', async ({ page }) => {
  await page.goto('/');
  await expect(sheetOf(page).getByText('—')).toHaveCount(6);
  await choosePlace(page);
  await expect(sheetOf(page)).toContainText(/İzmir.*Urla.*Bademler Mah./);
});

test('the sheet names the parcel by its numbers, and draws it', async ({ page }) => {
  await page.goto('/');
  const drawing = sheetOf(page).locator('svg');
  const unknown = await drawing.innerHTML();
  await choosePlace(page);
  await enterNumbers(page);
  await expect(sheetOf(page).getByText('101/7')).toBeVisible();
  expect(await drawing.innerHTML()).not.toBe(unknown);
});

test('the sheet shows the area, and draws another for another area', async ({ page }) => {
  await page.goto('/');
  await choosePlace(page);
  await enterNumbers(page);
  await page.getByText('KVKK Aydınlatma Metni').click();
  await page.getByRole('button', { name: 'Anladım' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  await page.getByLabel('Yüzölçümü').fill('2.450');
  // in the drawing and below it
  await expect(sheetOf(page).getByText('2.450 m²')).toHaveCount(2);
  const small = await sheetOf(page).locator('svg').innerHTML();
  await page.getByLabel('Yüzölçümü').fill('4.900');
  expect(await sheetOf(page).locator('svg').innerHTML()).not.toBe(small);
});

test('three dated steps say what happens after sending', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+03:00'));
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'Formu gönderince ne olur?' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /Bugün 20 Kasım Cuma/,
    /2 iş günü içinde en geç 24 Kasım Salı/,
    /tapu günü/,
  ]);
});
