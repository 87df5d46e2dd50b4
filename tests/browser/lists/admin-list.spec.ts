import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { type Product, sendLandRequest, signIn } from '../fixtures/product.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, test } from '../fixtures/test.ts';

declare global {
  interface Window {
    /** The sounds that the page has played. */
    played: string[];
  }
}

async function token(product: Product): Promise<{ token: string }> {
  const auth = await signIn(product);
  return { token: `${auth.id}.${auth.token}` };
}

test('each new request is heard once, unless muted, and the title tells how many wait', async ({
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
  const waiting = async () =>
    Number(/^\((\d+)\) Arazi Teklif \| Yeni Talepler$/.exec(await page.title())?.[1]);
  const refresh = async () => {
    const answer = page.waitForResponse((answer) => answer.url().includes('/api/v1/lands?'));
    await page.clock.runFor(120_000);
    await answer;
  };
  await expect.poll(played).toBe(1);
  const atFirst = await waiting();
  expect(atFirst).toBeGreaterThan(0);
  await refresh();
  expect(await played()).toBe(1);

  // one is offered on and another comes: as many wait as before, and yet there is news
  const list = await fetch(`${product.url}/api/v1/lands?size=1`, { headers: await token(product) });
  const [newest]: { id: number }[] = await list.json();
  await fetch(`${product.url}/api/v1/lands/${newest?.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(await token(product)) },
    body: JSON.stringify({ teklif_tutar: 100_000 }),
  });
  await sendLandRequest(product, 'Yeni Gelen');
  await refresh();
  await expect.poll(played).toBe(2);
  expect(await waiting()).toBe(atFirst);

  // a request looked at, and back to the list: nothing has come meanwhile
  await page.getByRole('link', { name: 'Detay' }).first().click();
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Yeni Gelen' }).first()).toBeVisible();
  expect(await played()).toBe(2);

  const mute = page.getByRole('button', { name: 'Bildirim sesini kapat' });
  await mute.click();
  await sendLandRequest(product, 'Sessiz Gelen');
  await refresh();
  await expect.poll(waiting).toBe(atFirst + 1);
  expect(await played()).toBe(2);
  await page.reload();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(waiting).toBe(atFirst + 1);
  expect(await played()).toBe(0);
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
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

test.describe('when the file cannot be made', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('it is told, tried again, and the focus comes back to the button', async ({
    adminPage: page,
    product,
  }) => {
    await sendLandRequest(product, 'Dosya');
    await page.goto('/admin/new-land');
    const button = page.getByRole('button', { name: 'CSV indir' });
    const failed = page.getByRole('alertdialog', { name: 'Hata!' });
    await expect(button).toBeEnabled();
    await refuse(page, /\/lands(\?|$)/, refusal('listLandRequests', 500), { times: 2 });
    await button.press('Enter');
    await expect(failed).toContainText('Dosya hazırlanamadı.');
    expect(await failed.getByRole('button').allTextContents()).toEqual(['Kapat', 'Tekrar dene']);
    await failed.getByRole('button', { name: 'Kapat' }).press('Enter');
    await expect(button).toBeFocused();
    await button.press('Enter');
    const download = page.waitForEvent('download');
    await failed.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
    await download;
    await expect(button).toBeFocused();
  });
});

test('a table is turned page by page, by keyboard too, and is found as it was left', async ({
  adminPage: page,
  product,
}, info) => {
  const name = `Sayfa ${info.project.name}`;
  for (let count = 0; count < 12; count++) await sendLandRequest(product, name);
  await page.goto('/admin/new-land');
  await page.getByRole('textbox', { name: 'Ara' }).fill(name);
  const range = (words: string) => expect(page.getByText(`12 kayıttan ${words} arası`)).toBeVisible();
  await range('1–12');
  await page.getByRole('combobox', { name: 'Sayfa başına satır:' }).selectOption('10');
  await range('1–10');
  const previous = page.getByRole('button', { name: 'Önceki sayfaya git' });
  const next = page.getByRole('button', { name: 'Sonraki sayfaya git' });
  await expect(previous).toBeDisabled();
  await next.press('Enter');
  await range('11–12');
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await next.press('Enter');
  await page.getByRole('link', { name: 'Detay' }).last().click();
  await expect(page).toHaveURL(/land-detail/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Ara' })).toHaveValue(name);
  await range('11–12');
  await page.reload();
  await range('11–12');
  await previous.press('Space');
  await range('1–10');
  await expect(previous).toBeFocused();
  // the menu leads to the table from its beginning, also from the table itself, and each visit is
  // found as it was left turned on at once, while the table is being sorted
  await page.evaluate(() => {
    const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    click('[role=columnheader][data-field=name]');
    requestAnimationFrame(() => click('[aria-label="Sonraki sayfaya git"]'));
  });
  await range('11–12');
  if (info.project.name === 'phone') await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('link', { name: 'Yeni Talepler' }).click();
  const search = page.getByRole('textbox', { name: 'Ara' });
  await expect(search).toHaveValue('');
  await expect(page.getByText(/kayıttan 1–(1\d|2[0-5]) arası/)).toBeVisible();
  await search.fill('0 / 0');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue(name);
  await range('11–12');
  await expect(page.getByRole('columnheader', { name: 'Ad Soyad' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('walked cell by cell, a table taller than the window keeps the cell in sight', async ({
  adminPage: page,
  product,
}, info) => {
  const name = `Yürüyüş ${info.project.name}`;
  for (let count = 0; count < 9; count++) await sendLandRequest(product, name);
  await sendLandRequest(product, `${name} tek`);
  await page.setViewportSize({ width: info.project.name === 'phone' ? 390 : 1440, height: 400 });
  await page.goto('/admin/new-land');
  await page.getByRole('textbox', { name: 'Ara' }).fill(name);
  await expect(page.getByText('10 kayıttan 1–10 arası')).toBeVisible();
  const cells = (row: 'first' | 'last') =>
    page.getByRole('row').filter({ hasText: name })[row]().getByRole('gridcell');
  const inSight = async (cell: Locator) => {
    await expect(cell).toBeFocused();
    const [box, bar] = await Promise.all([cell.boundingBox(), page.getByRole('banner').boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
    // a page scrolls by whole pixels, a row may end within one
    expect(Math.floor((box?.y ?? Infinity) + (box?.height ?? 0))).toBeLessThanOrEqual(400);
  };
  await cells('last').nth(1).click();
  for (let count = 0; count < 9; count++) await page.keyboard.press('ArrowUp');
  await inSight(cells('first').nth(1));
  for (let count = 0; count < 9; count++) await page.keyboard.press('ArrowDown');
  await inSight(cells('last').nth(1));
  // left by keyboard, the table takes nothing from whoever types elsewhere
  const search = page.getByRole('textbox', { name: 'Ara' });
  for (
    let count = 0;
    count < 20 && !(await search.evaluate((field) => field === document.activeElement));
    count++
  )
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(' te');
  await expect(page.getByText('1 kayıttan 1–1 arası')).toBeVisible();
  await page.keyboard.type('k');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(`${name} tek`);
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
