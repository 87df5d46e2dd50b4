import { expect, test } from '../fixtures/test.ts';

test('the sheet beside the form fills in with the place, the numbers and the area', async ({ page }) => {
  await page.goto('/');
  const sheet = page.locator('main div[aria-hidden]').filter({ hasText: 'Yüzölçümü' });
  await expect(sheet.getByText('—')).toHaveCount(6);
  const unknown = await sheet.locator('svg').innerHTML();

  await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
  await page.getByLabel('İlçe').selectOption('Urla');
  await page.getByLabel('Mahalle').selectOption('Bademler Mah');
  await expect(sheet).toContainText(/İzmir.*Urla.*Bademler Mah/);
  await page.getByLabel('Ada').fill('101');
  await page.getByLabel('Parsel').fill('7');
  await expect(sheet.getByText('101/7')).toBeVisible();
  expect(await sheet.locator('svg').innerHTML()).not.toBe(unknown);

  await page.getByText('KVKK Aydınlatma Metni').click();
  await page.getByRole('button', { name: 'Anladım' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Teklif Al' }).click();
  await page.getByLabel('Metrekare').fill('2.450');
  // in the drawing and below it
  await expect(sheet.getByText('2.450 m²')).toHaveCount(2);
  const small = await sheet.locator('svg').innerHTML();
  await page.getByLabel('Metrekare').fill('4.900');
  expect(await sheet.locator('svg').innerHTML()).not.toBe(small);
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
