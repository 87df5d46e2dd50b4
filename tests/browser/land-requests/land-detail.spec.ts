import type { Page } from '@playwright/test';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import { admin } from '../fixtures/product.ts';
import { expect, expectAccessibleLayout, expectNoViolation, test } from '../fixtures/test.ts';

/** Sends land requests in this order. @returns their ids, by owner. */
async function sendLandRequests(otherAdmin: OtherAdmin, owners: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const owner of owners) {
    await otherAdmin.sendLandRequest(owner);
    const [found] = await otherAdmin.findLandRequests(owner);
    if (!found) throw new Error(`The land request of ${owner} was not stored`);
    ids.push(found.id);
  }
  return ids;
}

/** Opens a land request as a link of the list at this address does. */
async function openFrom(page: Page, list: string, id: number | undefined): Promise<void> {
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni Talepler');
  await page.evaluate(([cameFrom, to]) => history.pushState({ cameFrom }, '', to), [
    list,
    `/admin/land-detail/${id}`,
  ] as const);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Talep #${id}`);
}

test('offer, moves and history are in sight, with the price for each square metre while typing', async ({
  adminPage: page,
  otherAdmin,
  context,
}) => {
  const [id] = await sendLandRequests(otherAdmin, ['Sahip Görünür']);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/land-detail/${id}`);
  const history = page.getByRole('region', { name: 'Geçmiş' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toBeInViewport({ ratio: 1 });
  for (const name of ['Teklif Ver', 'Satın Alındı', 'İptal Et'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });

  const offer = page.getByRole('region', { name: 'Teklif' });
  const perM2 = offer.getByRole('definition').first();
  await expect(perM2).toHaveText('Tutarı yazınca hesaplanır');
  await expect(offer).toContainText('Sahibinin tahmini');
  await page.getByLabel('Teklif tutarı').pressSequentially('1200000');
  await expect(perM2).toHaveText(/^₺[\d.]+ \/ m²$/);

  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(1);
  for (const [name, copied] of [
    ['Telefonu kopyala', /\d{2}$/],
    ['Ada ve parseli kopyala', /^\d+\/\d+$/],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Kopyalandı' }).first()).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(copied);
  }
  await expectAccessibleLayout(page);

  for (const amount of [900_000, 950_000]) await otherAdmin.offerLandRequest(String(id), amount);
  await page.reload();
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history).toBeInViewport({ ratio: 1 });
});

test('a typed amount is not lost with a click, and a move leaves unasked', async ({
  adminPage: page,
  otherAdmin,
}) => {
  const [id] = await sendLandRequests(otherAdmin, ['Sahip Yazılan']);
  await openFrom(page, '/admin/new-land', id);
  const amount = page.getByLabel('Teklif tutarı');
  await amount.fill('750000');
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler' });
  await prompt.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(amount).toHaveValue('750.000');
  await page.getByRole('button', { name: 'İptal Et' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İptal Et' }).click();
  await expect(page).toHaveURL('/admin/canceled-land');
  await expect(prompt).toHaveCount(0);
});

test.describe('a session that ends while an amount is typed', () => {
  test.use({ expectedMessages: [/status of 401/] });

  test('keeps the amount, and shows no toast above the sign-in', async ({
    adminPage: page,
    otherAdmin,
    product,
  }) => {
    const [next, id] = await sendLandRequests(otherAdmin, ['Kesilen Kaya', 'Kesilen Ongün']);
    await openFrom(page, '/admin/new-land?sort=-tarih&q=kesilen', id);
    await page.getByRole('button', { name: 'Satın Alındı' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Satın Alındı' }).click();
    await page.getByRole('link', { name: 'Sıradaki talep' }).focus();
    const toast = page.getByText('Kesilen Ongün’ün talebi satın alındı.');
    await expect(toast).toBeVisible();
    await page.evaluate((to) => history.pushState(null, '', to), `/admin/land-detail/${next}`);
    await page.getByLabel('Teklif tutarı').fill('750000');
    await expect(toast).toBeVisible();
    const { id: user, token } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'));
    await fetch(`${product.url}/api/v1/users/logout`, {
      method: 'POST',
      headers: { token: `${user}.${token}` },
    });
    // the waiting records are counted again, which the admin has not asked for
    await page.evaluate(() => history.pushState(history.state, '', '?'));
    const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await expect(dialog).toBeVisible();
    await expect(toast).toHaveCount(0);
    await dialog.getByLabel('Şifre', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Teklif tutarı')).toHaveValue('750.000');
  });
});

test('a toast names each move, and leads through the list that the admin came from', async ({
  adminPage: page,
  otherAdmin,
}) => {
  const owners = ['Zincir Kaya', 'Zincir Yılmaz', 'Zincir Ongün'];
  const [last, second, first] = await sendLandRequests(otherAdmin, owners);
  const list = '/admin/new-land?sort=-tarih&q=zincir';
  await openFrom(page, list, first);
  await expect(page.getByRole('link', { name: 'Listeye dön' })).toHaveAttribute('href', list);

  await page.getByLabel('Teklif tutarı').fill('750000');
  await page.getByRole('button', { name: 'Teklif Ver' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Teklif Ver' }).click();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  await expect(page).toHaveURL(list);
  const toast = page.getByRole('main').getByRole('status').filter({ hasText: 'Zincir' });
  await expect(toast).toContainText('Zincir Ongün’ün talebi için ₺750.000 teklif kaydedildi.');
  await expectNoViolation(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [box, first] = await Promise.all([
      page.getByRole('button', { name: 'Bildirimi gizle' }).boundingBox(),
      page.getByRole('row').filter({ hasText: 'Zincir' }).first().boundingBox(),
    ]);
    expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(first?.y ?? 0);
  }
  // the focus is on `main` after the dialog, and the toast comes first
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sıradaki talep' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`/admin/land-detail/${second}`);
  await expect(page.getByLabel('Teklif tutarı')).toBeFocused();
  await expect(toast).toHaveCount(0);
  await page.getByRole('button', { name: 'Satın Alındı' }).click();
  await expect(dialog).toContainText('Teklif verilmeden satın alındı olarak işaretlensin mi?');
  await dialog.getByRole('button', { name: 'Satın Alındı' }).click();
  await expect(page).toHaveURL('/admin/purchased-land?sort=-tarih&q=zincir');
  await expect(toast).toContainText('Zincir Yılmaz’ın talebi satın alındı.');
  await expect(page.getByRole('row').filter({ hasText: 'Zincir' })).toContainText('Fiyatsız');
  await page.getByRole('link', { name: 'Sıradaki talep' }).click();

  await expect(page).toHaveURL(`/admin/land-detail/${last}`);
  await page.getByRole('button', { name: 'İptal Et' }).click();
  await dialog.getByRole('button', { name: 'İptal Et' }).click();
  await expect(page).toHaveURL('/admin/canceled-land?sort=-tarih&q=zincir');
  await expect(toast).toContainText('Zincir Kaya’nın talebi iptal edildi.');
  await expect(page.getByRole('link', { name: 'Sıradaki talep' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bildirimi gizle' }).click();
  await expect(toast).toHaveCount(0);

  await page.goto(`/admin/land-detail/${last}`);
  await expect(page.getByText('başka işlem yapılamaz')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Teklif' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByLabel('Teklif tutarı')).toHaveCount(0);
});
