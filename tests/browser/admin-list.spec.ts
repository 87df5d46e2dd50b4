import { readFile } from 'node:fs/promises';
import { sendLandRequest } from './product.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    /** The sounds that the page has played. */
    played: string[];
  }
}

test('a waiting request is heard once, and again only when another one comes', async ({
  adminPage: page,
  product,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.played = [];
    HTMLMediaElement.prototype.play = function () {
      window.played.push(this.src);
      return Promise.resolve();
    };
  });
  await sendLandRequest(product, 'Ses Bekleyen');
  await page.goto('/admin/new-land');
  const played = () => page.evaluate(() => window.played.length);
  await expect.poll(played).toBe(1);

  const refreshed = () => page.waitForResponse((answer) => answer.url().includes('/api/v1/lands?'));
  const same = refreshed();
  await page.clock.runFor(120_000);
  await same;
  expect(await played()).toBe(1);

  await sendLandRequest(product, 'Yeni Gelen');
  const more = refreshed();
  await page.clock.runFor(120_000);
  await more;
  await expect.poll(played).toBe(2);
});

test('the file holds every request that matches, not only the page on the screen', async ({
  adminPage: page,
  product,
}, info) => {
  const name = `Dosya ${info.project.name}`;
  for (let count = 0; count < 12; count++) await sendLandRequest(product, name);
  await page.goto('/admin/new-land');
  await page.getByRole('textbox', { name: 'Ara' }).fill(name);
  await expect(page.getByText('12 kayıttan 1–12 arası')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV indir' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const lines = file.trim().split('\r\n');
  expect(lines[0]).toContain('Tarih;Ad Soyad;Telefon');
  expect(lines.filter((line) => line.includes(name))).toHaveLength(12);
});

test('the caret stays where the amount was changed', async ({ adminPage: page, product }, info) => {
  const name = `Tutar ${info.project.name}`;
  await sendLandRequest(product, name);
  await page.goto('/admin/new-land');
  await page.getByRole('textbox', { name: 'Ara' }).fill(name);
  await page.getByRole('row').filter({ hasText: name }).first().getByRole('link', { name: 'Detay' }).click();
  const amount = page.getByLabel('Teklif tutarı');
  await amount.pressSequentially('123456');
  await expect(amount).toHaveValue('123.456');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('9');
  await expect(amount).toHaveValue('1.923.456');
  await page.keyboard.type('8');
  await expect(amount).toHaveValue('19.823.456');
});

test.describe('when the server does not answer', () => {
  test.use({ expectedMessages: [/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/] });

  test('the list says so, and can be tried again', async ({ adminPage: page, product }) => {
    await page.goto('/admin/canceled-land');
    await expect(page.getByRole('grid')).toBeVisible();
    await product.stop();
    await page.getByRole('textbox', { name: 'Ara' }).fill('ayşe');
    await expect(page.getByRole('alert')).toContainText('Liste yüklenirken bir hata oluştu.');
    await product.start();
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Ara' })).toHaveValue('ayşe');
  });
});
