import type { Locator, Page } from '@playwright/test';
import { shownNumber } from '../fixtures/landRequestPage.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import { admin, endSession } from '../fixtures/product.ts';
import {
  expect,
  expectAccessibleLayout,
  expectNoOverflow,
  expectNoViolation,
  phone,
  adminTest as test,
  zoomedPhone,
} from '../fixtures/test.ts';

/** Sends land requests in this order. @returns their ids, by owner. */
async function sendLandRequests(otherAdmin: OtherAdmin, owners: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const owner of owners) ids.push(await otherAdmin.sendLandRequest(owner));
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
  await expect(shownNumber(page)).toHaveText(`Talep T-${id}`);
}

/** Offers an amount on the page that is open. */
async function offer(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Teklif tutarı').fill(amount);
  await page.getByRole('button', { name: 'Teklif Ver' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Teklif Ver' }).click();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
}

test('offer, moves and history are in sight, with the price for each square metre while typing', async ({
  page,
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
  await expect(perM2).toHaveText(/^₺[\d.]+\s\/\sm²$/);

  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(2);
  for (const [name, copied] of [
    ['Telefonu kopyala', /\d{2}$/],
    ['Ada ve parseli kopyala', /^\d+\/\d+$/],
  ] as const) {
    const copy = page.getByRole('button', { name });
    await copy.click();
    const told = page.getByRole('definition').filter({ has: copy }).getByRole('status');
    await expect(told).toHaveText('Kopyalandı');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(copied);
  }
  await expectAccessibleLayout(page);

  for (const amount of [900_000, 950_000]) await otherAdmin.offerLandRequest(String(id), amount);
  await page.reload();
  await expect(history.getByRole('listitem')).toHaveCount(3);
});

test('a value that the browser does not copy is named as not copied', async ({ page, otherAdmin }) => {
  const [id] = await sendLandRequests(otherAdmin, ['Sahip Kopyasız']);
  // browsers offer no clipboard to a page without https
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`/admin/land-detail/${id}`);
  const copy = page.getByRole('button', { name: 'Telefonu kopyala' });
  await copy.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Kopyalanamadı' })).toBeVisible();
  await expect(copy).toBeFocused();
  await expectAccessibleLayout(page);
});

test('on a phone at a zoom of 200 % the answers stand below their labels', async ({ page, otherAdmin }) => {
  const [id] = await sendLandRequests(otherAdmin, ['Sahip Yakından']);
  const labelsBeside = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('dt')].flatMap((label) => {
        const [one, other] = [label, label.nextElementSibling].map((node) => node?.getBoundingClientRect());
        return one && other && one.bottom > other.top ? [label.textContent] : [];
      }),
    );
  await page.setViewportSize(phone);
  await page.goto(`/admin/land-detail/${id}`);
  await expect.poll(labelsBeside).toContain('Ad Soyad');
  await page.setViewportSize(zoomedPhone);
  await expect.poll(labelsBeside).toEqual([]);
  await expectNoOverflow(page);
  for (const name of ['Menü', 'Çıkış Yap'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

/** Confirms the purchase of the land request that is open; a toast then tells of it. */
async function buy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Satın Alındı' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Satın Alındı' }).click();
  await expect(page.getByRole('button', { name: 'Kapat' })).toBeVisible();
}

test('a question that is refused returns the focus to the button that asked it', async ({
  page,
  otherAdmin,
}) => {
  const name = 'Sahip Odak';
  await page.goto(`/admin/land-detail/${await otherAdmin.sendLandRequest(name)}`);
  await page.getByLabel('Teklif tutarı').fill('1250000');
  for (const move of ['Satın Alındı', 'İptal Et', 'Teklif Ver']) {
    const button = page.getByRole('main').getByRole('button', { name: move });
    await button.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('the questions before a purchase and a cancellation name the owner and the number', async ({
  page,
  otherAdmin,
}) => {
  const [id] = await sendLandRequests(otherAdmin, ['Adı Geçen']);
  await page.goto(`/admin/land-detail/${id}`);
  const dialog = page.getByRole('alertdialog');
  const named = `Adı Geçen’in talebi (T-${id})`;
  for (const move of ['Satın Alındı', 'İptal Et']) {
    await page.getByRole('main').getByRole('button', { name: move }).click();
    await expect(dialog).toContainText(named);
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  }
  await offer(page, '750000');
  await page.goto(`/admin/land-detail/${id}`);
  await page.getByRole('button', { name: 'Satın Alındı' }).click();
  await expect(dialog).toContainText('Satın alındı olarak işaretlensin mi?');
  await expect(dialog).toContainText(named);
});

test('a typed amount is not lost with a click, and a move leaves unasked', async ({ page, otherAdmin }) => {
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

  test('keeps the amount, and shows no toast above the sign-in', async ({ page, otherAdmin, product }) => {
    const [id] = await sendLandRequests(otherAdmin, ['Kesilen Ongün']);
    await page.goto(`/admin/land-detail/${id}`);
    await page.getByLabel('Teklif tutarı').fill('750000');
    await page.getByLabel('Yeni not').fill('Telefonu açmadı.');
    await page.getByRole('button', { name: 'Notu ekle' }).click();
    const toast = page.getByText('Kesilen Ongün’ün talebine not eklendi.');
    await expect(toast).toBeVisible();
    await endSession(page, product);
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

test('an offer whose popup is left by Back still has its toast, which stays until a land request opens', async ({
  page,
  otherAdmin,
}) => {
  const owners = ['Geri Kaya', 'Geri Yılmaz', 'Geri Ongün'];
  const [, second, first] = await sendLandRequests(otherAdmin, owners);
  const list = '/admin/new-land?sort=-tarih&q=geri';
  await openFrom(page, list, first);
  await offer(page, '750000');
  await page.goBack();
  await expect(page).toHaveURL(list);
  const next = page.getByRole('link', { name: 'Sıradaki talep' });
  await expect(page.getByText('Geri Ongün’ün talebi için ₺750.000 teklif kaydedildi.')).toBeVisible();

  await page.getByRole('link', { name: 'İlan Ekle' }).click();
  await page.getByLabel('Ada', { exact: true }).fill('12');
  await next.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vazgeç' }).click();
  await expect(next).toBeVisible();
  await next.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Değişiklikleri sil ve ayrıl' }).click();
  await expect(page).toHaveURL(`/admin/land-detail/${second}`);
  await expect(next).toHaveCount(0);
});

test('an offer whose popup is left by Back to another land request has its toast there', async ({
  page,
  otherAdmin,
}) => {
  const [first, second] = await sendLandRequests(otherAdmin, ['Dönen Kaya', 'Dönen Yılmaz']);
  await page.goto(`/admin/land-detail/${first}`);
  await page.evaluate((to) => history.pushState(null, '', to), `/admin/land-detail/${second}`);
  await expect(shownNumber(page)).toHaveText(`Talep T-${second}`);
  await offer(page, '750000');
  await page.goBack();
  await expect(shownNumber(page)).toHaveText(`Talep T-${first}`);
  await expect(page.getByText('Dönen Yılmaz’ın talebi için ₺750.000 teklif kaydedildi.')).toBeVisible();
});

test('a toast goes with the arrival at any land request, whose heading then has the focus', async ({
  page,
  otherAdmin,
}) => {
  const [first, , last] = await sendLandRequests(otherAdmin, ['Geçen Kaya', 'Geçen Yılmaz', 'Geçen Ongün']);
  await openFrom(page, '/admin/new-land?sort=-tarih&q=geçen', last);
  await offer(page, '750000');
  await page.goBack();
  const toast = page.getByText('Geçen Ongün’ün talebi için ₺750.000 teklif kaydedildi.');
  await expect(toast).toBeVisible();
  await page.getByRole('row').filter({ hasText: 'Geçen Kaya' }).getByRole('link', { name: 'Detay' }).click();
  await expect(shownNumber(page)).toHaveText(`Talep T-${first}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(toast).toHaveCount(0);
});

test('a toast names each move, and leads through the list that the admin came from', async ({
  page,
  otherAdmin,
}) => {
  const owners = ['Zincir Kaya', 'Zincir Yılmaz', 'Zincir Ongün'];
  const [last, second, first] = await sendLandRequests(otherAdmin, owners);
  const list = '/admin/new-land?sort=-tarih&q=zincir';
  await openFrom(page, list, first);
  await expect(page.getByRole('link', { name: 'Listeye dön' })).toHaveAttribute('href', list);

  const dialog = page.getByRole('alertdialog');
  await offer(page, '750000');
  await expect(page).toHaveURL(list);
  const toast = page.getByRole('main').getByRole('status').filter({ hasText: 'Zincir' });
  await expect(toast).toContainText('Zincir Ongün’ün talebi için ₺750.000 teklif kaydedildi.');
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Sıradaki talep' }).click();

  await expect(page).toHaveURL(`/admin/land-detail/${second}`);
  await expect(toast).toHaveCount(0);
  await page.getByRole('button', { name: 'Satın Alındı' }).click();
  await expect(dialog).toContainText('Teklif verilmeden satın alındı olarak işaretlensin mi?');
  await dialog.getByRole('button', { name: 'Satın Alındı' }).click();
  await expect(page).toHaveURL('/admin/purchased-land?sort=-tarih&q=zincir');
  await expect(toast).toContainText('Zincir Yılmaz’ın talebi satın alındı olarak işaretlendi.');
  await page.getByRole('link', { name: 'Sıradaki talep' }).click();

  await expect(page).toHaveURL(`/admin/land-detail/${last}`);
  await page.getByRole('button', { name: 'İptal Et' }).click();
  await dialog.getByRole('button', { name: 'İptal Et' }).click();
  await expect(page).toHaveURL('/admin/canceled-land?sort=-tarih&q=zincir');
  await expect(toast).toContainText('Zincir Kaya’nın talebi iptal edildi.');
  await expect(page.getByRole('link', { name: 'Sıradaki talep' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect(toast).toHaveCount(0);

  await page.goto(`/admin/land-detail/${last}`);
  await expect(page.getByText('artık değiştirilemez')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Teklif' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByLabel('Teklif tutarı')).toHaveCount(0);
});

test('land that was bought without an offer is listed without a price', async ({ page, otherAdmin }) => {
  const [id] = await sendLandRequests(otherAdmin, ['Fiyatsız Kaya']);
  await openFrom(page, '/admin/new-land?q=kaya', id);
  await buy(page);
  const row = page.getByRole('row').filter({ hasText: 'Fiyatsız Kaya' });
  await expect(row.getByText('Fiyatsız', { exact: true })).toBeVisible();
});

test('a toast covers no row, and on a phone it stands above the heading until it is hidden', async ({
  page,
  otherAdmin,
}) => {
  await page.clock.install();
  const [, id] = await sendLandRequests(otherAdmin, ['Örtülen Kaya', 'Örtülen Ongün']);
  await openFrom(page, '/admin/new-land?sort=-tarih&q=ortulen', id);
  await buy(page);
  const row = page.getByRole('row').filter({ hasText: 'Örtülen' });
  await expect(row).toBeVisible();
  const hide = page.getByRole('button', { name: 'Kapat' });
  const heading = page.getByRole('heading', { level: 1 });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  for (const [width, below] of [
    [1440, row],
    [390, heading],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const gap = async () => {
      const toast = await hide.boundingBox();
      return (await top(below)) - (toast?.y ?? Infinity) - (toast?.height ?? Infinity);
    };
    // the page takes a moment to follow its width
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  }
  const before = await top(heading);
  await page.clock.fastForward(15_000);
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(hide).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  // without a hole in its place, and without moving the page
  await expect(hide).toBeVisible();
  expect(await top(heading)).toBe(before);
  await hide.click();
  await expect(hide).toBeHidden();
});

test('the next land request opens with the focus in its amount', async ({ page, otherAdmin }) => {
  const [next, id] = await sendLandRequests(otherAdmin, ['Odaklı Kaya', 'Odaklı Ongün']);
  await openFrom(page, '/admin/new-land?sort=-tarih&q=odakli', id);
  await buy(page);
  const toNext = page.getByRole('link', { name: 'Sıradaki talep' });
  await expect(toNext).toBeVisible();
  // the toast comes first in the page
  await page.keyboard.press('Tab');
  await expect(toNext).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/land-detail/${next}`);
  await expect(page.getByLabel('Teklif tutarı')).toBeFocused();
});

test('the caret stays in place while the amount is formatted', async ({ page, otherAdmin }) => {
  const [id] = await sendLandRequests(otherAdmin, ['Tutar Sahibi']);
  await page.goto(`/admin/land-detail/${id}`);
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

test('digits replace the amount that stands in its field, and a second press places the caret', {
  tag: '@phone',
}, async ({ page, otherAdmin }) => {
  const id = await otherAdmin.sendLandRequest('Verilmiş Teklif');
  await otherAdmin.offerLandRequest(id, 750_000);
  await page.goto(`/admin/land-detail/${id}`);
  const amount = page.getByLabel('Teklif tutarı');
  await expect(amount).toHaveValue('750.000');
  const selected = () =>
    amount.evaluate((input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0));
  await amount.click();
  expect(await selected()).toBe(7);
  await amount.click();
  expect(await selected()).toBe(0);
  await amount.blur();
  await amount.click();
  await page.keyboard.type('820000');
  await expect(amount).toHaveValue('820.000');
  // what a person has typed is theirs
  await amount.blur();
  await amount.click();
  expect(await selected()).toBe(0);
});

test('an amount refuses what is no whole number, and names it', async ({ page, otherAdmin, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [id] = await sendLandRequests(otherAdmin, ['Kuruş Sahibi']);
  await page.goto(`/admin/land-detail/${id}`);
  const amount = page.getByLabel('Teklif tutarı');
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
  };
  await expect(amount).toHaveAccessibleDescription('Tam lira olarak, kuruşsuz.');
  await amount.pressSequentially('7500,50');
  await expect(amount).toHaveValue('7.500');
  await expect(amount).toHaveAccessibleDescription('Kuruş alınmaz; yazdığınız kuruş tutara eklenmedi.');
  await paste('1.250.000 TL');
  await expect(amount).toHaveValue('1.250.000');
  await expect(amount).toHaveAccessibleDescription('Tam lira olarak, kuruşsuz.');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(amount).toHaveValue('1.250.000');
  await paste('1.250.000,50 TL');
  await expect(amount).toHaveValue('');
  await expect(amount).toHaveAccessibleDescription('“1.250.000,50 TL” alınmadı; kuruşsuz, tam lira yazın.');
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await paste('1,25 milyon');
  await expect(amount).toHaveAccessibleDescription('“1,25 milyon” alınmadı; yalnızca rakam yazın.');
  // as browsers do it: the dropped text is selected
  await amount.evaluate((input: HTMLInputElement, data) => {
    input.setRangeText(data, 0, 0, 'select');
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromDrop', data, bubbles: true }));
  }, '2.250.000 TL');
  await expect(amount).toHaveValue('2.250.000');
  await amount.fill('');
  await amount.pressSequentially('1250.50');
  await amount.blur();
  await expect(amount).toHaveAccessibleDescription(
    'Nokta binlikleri ayırır; yazdığınız 125.050 TL olarak okundu.',
  );
  // the page must not ask about the typed amount
  await amount.fill('');
});
