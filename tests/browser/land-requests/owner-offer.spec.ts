import type { Page } from '@playwright/test';
import { refusal, success, unreachable } from '../../contract/refusal.ts';
import { jpg, png } from '../../server/fixtures/forms.ts';
import { holdCalls } from '../fixtures/heldCalls.ts';
import type { OtherAdmin } from '../fixtures/otherAdmin.ts';
import type { Product } from '../fixtures/product.ts';
import {
  adminTest,
  expect,
  expectAccessibleLayout,
  expectNoOverflow,
  test,
  zoomedPhone,
} from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

/** Sends a land request and offers for it. @returns its id, and the path of the owner's link. */
async function makeOffer(otherAdmin: OtherAdmin, product: Product, name: string, phone: string) {
  const id = await otherAdmin.sendLandRequest(name, { phone });
  await otherAdmin.offerLandRequest(id, 1_250_000);
  // it can be taken back until then
  await expect.poll(() => product.offerLink(phone), { timeout: 20_000 }).toBeDefined();
  return { id, link: product.offerLink(phone) ?? '' };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const replyOf = (page: Page) => page.getByRole('region', { name: 'Cevabınız' });

test('an owner reads the offer, answers it with one tap, and answers otherwise', { tag: '@phone' }, async ({
  page,
  otherAdmin,
  product,
}) => {
  const { link } = await makeOffer(otherAdmin, product, 'Cevap Veren', '(0541) 881 10 01');
  await page.goto(link);
  await expect(heading(page)).toHaveText('Araziniz için teklifimiz');
  await expect(page).toHaveTitle('Arazi Teklif | Araziniz için teklifimiz');
  for (const part of ['₺1.250.000', 'İzmir, Urla, Bademler Mah.', '101 / 7'])
    await expect(page.getByText(part)).toBeVisible();
  await expect(page.getByText('Bundan sonra ne olur?')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '0 850 000 00 00' })).toBeVisible();
  await expectAccessibleLayout(page);

  const callMe = page.getByRole('button', { name: 'Beni arayın' });
  await callMe.press('Enter');
  await expect(dialog(page).getByRole('button')).toHaveText(['Vazgeç', 'Evet, beni arayın']);
  await expect(dialog(page).getByRole('button').last()).toBeFocused();
  await expectAccessibleLayout(page);
  await dialog(page).getByLabel('Eklemek istediğiniz not').fill('17.00’den sonra');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(callMe).toBeFocused();
  await callMe.click();
  await expect(dialog(page).getByLabel('Eklemek istediğiniz not')).toHaveValue('17.00’den sonra');
  await press(page, 'Evet, beni arayın');
  await expect(replyOf(page).getByRole('status')).toHaveText('Cevabınız bize ulaştı. Teşekkür ederiz.');
  const given = replyOf(page).getByRole('heading', { name: 'Sizi aramamızı istediniz' });
  await expect(given).toBeFocused();
  await expect(replyOf(page)).toContainText('17.00’den sonra');
  await expectAccessibleLayout(page);

  await page.reload();
  await expect(given).toBeVisible();
  await expect(given).not.toBeFocused();
  await press(page, 'Cevabımı değiştir');
  await expect(replyOf(page)).toContainText('Şu anki cevabınız: Beni arayın.');
  await expect(page.getByRole('button', { name: 'Kabul ediyorum' })).toBeFocused();
  await expectAccessibleLayout(page);
  await press(page, 'Cevabım aynı kalsın');
  await expect(given).toBeFocused();
  await press(page, 'Cevabımı değiştir');
  await press(page, 'Kabul ediyorum');
  await expect(dialog(page).getByLabel('Eklemek istediğiniz not')).toHaveValue('17.00’den sonra');
  await dialog(page).getByLabel('Eklemek istediğiniz not').fill('Tapu bende');
  await press(page, 'Evet, kabul ediyorum');
  await expect(replyOf(page).getByRole('heading')).toHaveText('Teklifi kabul ettiniz');
  await expect(replyOf(page)).toContainText('Tapu bende');
  await expect(replyOf(page)).not.toContainText('17.00');
});

adminTest(
  'the office sees the reply as a badge and in the history, and offers with one press what the owner would accept',
  async ({ page, otherAdmin, product }) => {
    const name = 'Rozet Sahibi';
    const { id, link } = await makeOffer(otherAdmin, product, name, '(0541) 881 10 02');
    const row = page.getByRole('row').filter({ hasText: name });
    await page.goto('/admin/new-land?q=rozet');
    await expect(row).toContainText('Teklif Verildi');
    await expect(row).not.toContainText('Kabul ediyor');
    await page.goto(link);
    await press(page, 'Kabul ediyorum');
    await dialog(page).getByLabel('Eklemek istediğiniz not').fill('Tapu bende');
    await press(page, 'Evet, kabul ediyorum');
    await expect(replyOf(page).getByRole('status')).toHaveText(/bize ulaştı/);

    await page.goto('/admin/new-land?q=rozet');
    await expect(row).toContainText('Kabul ediyor');
    await expectAccessibleLayout(page);
    await row.getByRole('link', { name: 'Detay' }).click();
    const offer = page.getByRole('region', { name: 'Teklif', exact: true });
    const reply = page.getByRole('status', { name: 'Sahibin cevabı' });
    await expect(reply).toContainText('Kabul ediyor');
    await expect(reply).toContainText('“Tapu bende”');
    await expect(offer).toContainText(/Cevap bağlantısı .* günü sonuna kadar açık/);
    const newest = page.getByRole('region', { name: 'Geçmiş' }).getByRole('listitem').first();
    await expect(newest).toContainText('Teklifi kabul etti');
    await expect(newest).toContainText('Not: Tapu bende');
    await expect(newest).toContainText('Arazi sahibi ·');
    await expectAccessibleLayout(page);

    await page.goto(link);
    await press(page, 'Cevabımı değiştir');
    await press(page, 'Beni arayın');
    const amount = dialog(page).getByLabel('Kabul edeceğiniz tutar (isteğe bağlı)');
    await amount.fill('0');
    await press(page, 'Evet, beni arayın');
    await expect(amount).toHaveAccessibleDescription(/^Tutar 0’dan büyük olmalıdır/);
    await expect(amount).toBeFocused();
    await expectAccessibleLayout(page);
    await amount.fill('');
    await amount.pressSequentially('1200000');
    await expect(amount).toHaveValue('1.200.000');
    await expect(dialog(page)).toContainText('Yazıyla: bir milyon iki yüz bin Türk lirası.');
    await expect(dialog(page)).toContainText('Teklifimiz ₺1.250.000.');
    await amount.fill('1400000');
    await expect(dialog(page)).not.toContainText('Teklifimiz');
    await press(page, 'Evet, beni arayın');
    await expect(replyOf(page)).toContainText('₺1.400.000');

    await page.goto('/admin/new-land?q=rozet');
    await expect(row.getByTitle('Kabul edeceği tutar: ₺1.400.000')).toBeVisible();
    await row.getByRole('link', { name: 'Detay' }).click();
    await expect(reply).toContainText('Kabul edeceği tutar: ₺1.400.000 (₺571 / m²)');
    await expect(newest).toContainText('Kabul edeceği tutar: ₺1.400.000');
    await expectAccessibleLayout(page);
    await press(page, 'Bu tutarı teklif et');
    await expect(dialog(page)).toContainText('₺1.400.000 teklif kaydedilecek');
    await press(page, 'Yeni teklif ver');
    await expect(page.getByText('Teklif kaydedildi. Talep sahibi bilgilendirilecek.')).toBeVisible();
    await page.goto(`/admin/land-detail/${id}`);
    await expect(offer).toContainText('Kayıtlı teklif: ₺1.400.000');
    await expect(reply).toHaveCount(0);
    const made = page.getByRole('region', { name: 'Teklifler' }).getByRole('listitem');
    await expect(made.last()).toContainText('Aranmak istiyor');
    await expect(made.last()).toContainText('Kabul edeceği tutar: ₺1.400.000');
  },
);

test.describe('a link that is wrong or has ended', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('is a friendly page with the office’s phone, also when it ends before the reply', async ({
    page,
    otherAdmin,
    product,
  }) => {
    const { id, link } = await makeOffer(otherAdmin, product, 'Geç Kalan', '(0541) 881 10 03');
    await page.goto('/teklif/yanlis');
    const call = page.getByRole('main').getByRole('link', { name: 'Bizi arayın: 0 850 000 00 00' });
    await expect(heading(page)).toHaveText('Bu teklif bağlantısı artık geçerli değil');
    await expect(call).toHaveAttribute('href', /^tel:/);
    await expect(call).not.toBeFocused();
    await expectAccessibleLayout(page);

    await page.goto(link);
    await press(page, 'Kabul ediyorum');
    await otherAdmin.cancelLandRequest(id);
    await press(page, 'Evet, kabul ediyorum');
    await expect(heading(page)).toHaveText('Bu teklif bağlantısı artık geçerli değil');
    await expect(call).toBeFocused();
  });
});

test.describe('when a call fails', () => {
  test.use({ expectedMessages: [/status of 500|ERR_FAILED/] });

  test('the page says so, keeps what was typed, and goes on after another try', async ({ page }) => {
    const { fail, succeed, open } = await holdCalls(page);
    await open('/teklif/b3JuZWs');
    await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toBeVisible();
    const failed = refusal('getOffer', 500);
    await fail('GET offers/b3JuZWs', failed);
    await expect(page.getByRole('alert')).toContainText('Teklifimiz yüklenirken bir hata oluştu.');
    await expect(page.getByRole('alert')).toContainText(failed.message);
    await expectAccessibleLayout(page);
    await press(page, 'Tekrar dene');
    await succeed('GET offers/b3JuZWs', success('getOffer').json);

    await press(page, 'İstemiyorum');
    const note = dialog(page).getByLabel('Eklemek istediğiniz not');
    await note.fill('Fiyat düşük');
    const confirm = dialog(page).getByRole('button').last();
    await confirm.click();
    await expect(confirm).toBeDisabled();
    await expect(dialog(page).locator('form')).toHaveAttribute('aria-busy', 'true');
    // twice, because browsers close a dialog at the second time whatever the page says
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await fail('POST offers/b3JuZWs/reply', refusal('replyToOffer', 500));
    await expect(dialog(page).getByRole('alert')).toHaveText(refusal('replyToOffer', 500).message);
    await expect(note).toHaveValue('Fiyat düşük');
    await expect(confirm).toBeFocused();
    await expectAccessibleLayout(page);
    await press(page, 'Tekrar dene');
    await succeed('POST offers/b3JuZWs/reply', success('replyToOffer').json);
    await expect(replyOf(page).getByRole('status')).toHaveText(/bize ulaştı/);

    // only the answer is lost
    await press(page, 'Cevabımı değiştir');
    await press(page, 'Kabul ediyorum');
    await press(page, 'Evet, kabul ediyorum');
    await fail('POST offers/b3JuZWs/reply', unreachable);
    const call = dialog(page).getByRole('alert').getByRole('link');
    await expect(call).toHaveAttribute('href', 'tel:+908500000000');
    await press(page, 'Vazgeç');
    const accepted = { reply: 'accept', note: '', tarih: '2026-11-18T13:02:17.000Z' };
    await succeed('GET offers/b3JuZWs', { ...Object(success('getOffer').json), owner_reply: accepted });
    await expect(replyOf(page)).toContainText('Teklifi kabul ettiniz');
  });
});

/** Opens an offer from which Forward leads to another page. */
async function openBefore(page: Page, other: string) {
  await page.goto('/teklif/b3JuZWs');
  await page.getByRole('contentinfo').getByRole('link', { name: other }).click();
  await page.goBack();
}

test('a note that is not sent is not left without a question', async ({ page }) => {
  await page.route('**/api/v1/offers/*', (route) => route.fulfill(success('getOffer')));
  await openBefore(page, 'Hakkımızda');
  await press(page, 'Beni arayın');
  const note = dialog(page).getByLabel('Eklemek istediğiniz not');
  await note.fill('Akşam arayın');
  const amount = dialog(page).getByLabel('Kabul edeceğiniz tutar');
  await amount.fill('1400000');
  await page.goForward();
  const question = page.getByRole('alertdialog', { name: 'Cevabınız gönderilmedi' });
  await expect(question).toBeVisible();
  await expectAccessibleLayout(page);
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(note).toHaveValue('Akşam arayın');
  await expect(amount).toHaveValue('1.400.000');
  await expect(amount).toBeFocused();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await page.goBack();
  await question.getByRole('button', { name: 'Yazdıklarımı sil ve ayrıl' }).click();
  await expect(page).toHaveURL('/hakkimizda');
});

test('a reply without a note is left without a question', async ({ page }) => {
  await page.route('**/api/v1/offers/*', (route) => route.fulfill(success('getOffer')));
  await openBefore(page, 'Hakkımızda');
  await press(page, 'Beni arayın');
  await expect(dialog(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/hakkimizda');
});

test('a reply that takes long says so', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/v1/offers/*', (route) => route.fulfill(success('getOffer')));
  await page.route('**/api/v1/offers/*/reply', () => undefined);
  await page.goto('/teklif/b3JuZWs');
  await press(page, 'Kabul ediyorum');
  await press(page, 'Evet, kabul ediyorum');
  await expect(dialog(page).getByRole('button', { name: 'Gönderiliyor…' })).toBeDisabled();
  await page.clock.fastForward(8000);
  await expect(dialog(page).getByRole('status')).toContainText('Gönderim sürüyor.');
});

test('on paper the offer is a letter, without the buttons and their box', async ({ page }) => {
  await page.route('**/api/v1/offers/*', (route) => route.fulfill(success('getOffer')));
  await page.goto('/teklif/b3JuZWs');
  await expect(heading(page)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of [
    'Atatürk Bulvarı No: 1, Kat: 5, 35210 Konak / İzmir',
    '18 Kasım 2026 Çarşamba',
    'Talep numarası: T-1201',
    'Sayın Ayşe Yılmaz,',
    '₺1.250.000',
    'Yalnız bir milyon iki yüz elli bin Türk lirası',
    'İzmir, Urla, Bademler Mah.',
    '25 Kasım 2026 Çarşamba günü sonuna kadar',
    '0 850 000 00 00',
    'Saygılarımızla,',
  ])
    await expect(page.getByText(part).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(replyOf(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(background).toBe('light');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g), 'one page').toHaveLength(1);
});

/** Answers with the offer that has a reply and a photograph. */
async function answerReplied(page: Page): Promise<void> {
  await page.route('**/api/v1/offers/*', (route) => route.fulfill(success('getOffer', 'answered')));
  const headers = {
    'accept-ranges': 'bytes',
    etag: '"h7w3k9p2m5.jpg"',
    'content-disposition': 'inline; filename="h7w3k9p2m5.jpg"',
    'cache-control': 'private, no-store',
  };
  await page.route('**/api/v1/users/docs/*', (route) =>
    route.fulfill({ contentType: 'image/jpeg', headers, body: jpg }),
  );
}

test('a reply is printed, and ticks the first step', async ({ page }) => {
  await answerReplied(page);
  await page.goto('/teklif/b3JuZWs');
  const steps = page.getByRole('region', { name: 'Bundan sonra ne olur?' }).getByRole('listitem');
  await expect(steps.nth(0)).toContainText('Tamamlandı');
  // no deed day for who only wants a call
  await expect(steps.nth(1)).not.toHaveAttribute('aria-current', 'step');
  // the browser is not in Turkey
  await expect(replyOf(page)).toContainText('18 Kasım 2026 16:02 (Türkiye saatiyle)');
  await page.emulateMedia({ media: 'print' });
  await expect(replyOf(page)).toContainText('Sizi aramamızı istediniz');
  await expect(page.getByRole('button')).toHaveCount(0);
});

for (const end of ['.', ')', '%3E', '%20'])
  test(`a link that ends in ${end} opens the offer`, async ({ page }) => {
    await page.route('**/api/v1/offers/b3JuZWs', (route) => route.fulfill(success('getOffer')));
    await page.goto(`/teklif/b3JuZWs${end}`);
    await expect(page.getByText('₺1.250.000')).toBeVisible();
  });

test('the whole offer fits a phone at a zoom of 200 %', async ({ page }) => {
  await answerReplied(page);
  await page.setViewportSize(zoomedPhone);
  await page.goto('/teklif/b3JuZWs');
  await expect(heading(page)).toBeVisible();
  await expectNoOverflow(page);
  await press(page, 'Cevabımı değiştir');
  await expectNoOverflow(page);
  await press(page, 'Beni arayın');
  await expectNoOverflow(page);
  await expect(dialog(page).getByRole('button').last()).toBeInViewport();
});

test('the page tells no other site its address', async ({ page }) => {
  const { status, json } = success('getOffer');
  await page.route('**/api/v1/offers/*', (route) => {
    expect(route.request().headers()).not.toHaveProperty('referer');
    return route.fulfill({ status, json });
  });
  const answer = await page.goto('/teklif/b3JuZWs');
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.getByRole('button', { name: 'Kabul ediyorum' })).toBeVisible();
});

test.describe('photographs of a land request that was sent', () => {
  test.use({ expectedMessages: [/status of (404|415|500)|ERR_FAILED/] });

  test('one that fails or is refused says why, and loses none of the others', async ({ page }) => {
    const receipt = (number: number) => ({
      owner: 0,
      reference: `T-${number}`,
      token: `makbuz${number}`,
      sentAtMs: Date.now() - 60_000 + number,
      place: { il: '35', ilce: '1', mahalle: '1' },
      placeNames: ['İzmir', 'Urla', 'Bademler Mah.'],
      ada: '101',
      parsel: String(number),
      phone: '(0541) 881 10 78',
    });
    await page.addInitScript(
      (receipts) => localStorage.setItem('landOfferReceipts', receipts),
      JSON.stringify([receipt(2), receipt(1)]),
    );
    const provinces = { 'GET location/iller': success('listProvinces').json };
    const { fail, succeed, open } = await holdCalls(page, provinces);
    const calls = 'receipts/makbuz2/photos';
    await open('/');
    await fail(`GET ${calls}`, unreachable);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Bize ulaşan fotoğraflar şu anda gösterilemiyor.');
    await press(page, 'Tekrar dene');
    await succeed(`GET ${calls}`, success('listLandRequestPhotos').json);
    const image = { name: 'image.jpg', mimeType: 'image/jpeg', buffer: jpg };
    await page.locator('input[name=fotograflar]').setInputFiles([image, image, { ...image, name: 'ev' }]);
    await expect(page.getByRole('progressbar', { name: 'Gönderiliyor: image.jpg (1)' })).toBeVisible();
    await press(page, 'Yüklemeyi durdur');
    await expect(page.getByText('Gönderim durduruldu.')).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await press(page, 'Yeniden gönder');
    const wrong = refusal('addLandRequestPhotos', 415, 'wrongPhoto');
    await fail(`POST ${calls}`, wrong);
    await expect(alert).toContainText(`image.jpg: ${wrong.fields.fotograflar}`);
    await fail(`POST ${calls}`, unreachable);
    const rows = page.getByRole('list', { name: 'Seçilen fotoğraflar' }).getByRole('listitem');
    await expect(rows).toHaveText([/Gönderilemedi/, /Sırada/]);
    await expectAccessibleLayout(page);

    await press(page, 'Fotoğraf 1: kaldır');
    await press(page, 'Fotoğrafı kaldır');
    const remove = 'DELETE receipts/makbuz2/photos/h7w3k9p2m5.jpg';
    await fail(remove, refusal('removeLandRequestPhoto', 500));
    await expect(dialog(page).getByRole('alert')).toContainText('Fotoğraf kaldırılamadı.');
    await press(page, 'Tekrar dene');
    const ended = refusal('removeLandRequestPhoto', 404);
    await fail(remove, ended);
    await expect(page.getByText(ended.message)).toBeVisible();

    await press(page, 'T-1: fotoğraflar');
    await succeed('GET receipts/makbuz1/photos', success('listLandRequestPhotos').json);
    await expect(page.getByRole('heading', { name: 'T-1: fotoğraflar' })).toBeVisible();
  });
});

adminTest(
  'photographs that were chosen with the form stand in the record and beside the offer',
  async ({ page, otherAdmin, product }) => {
    const phone = '(0541) 881 10 77';
    await page.goto('/');
    await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
    await page.getByLabel('İlçe').selectOption('Urla');
    await page.getByLabel('Mahalle').selectOption('Bademler Mah.');
    await page.getByLabel('Ada').fill('877');
    await page.getByLabel('Parsel').fill('1');
    await page.getByText('KVKK Aydınlatma Metni').click();
    await press(page, 'Anladım');
    await page.getByRole('checkbox').check();
    await press(page, 'Teklif Al');
    for (const select of await page.locator('form select').all()) await select.selectOption({ index: 1 });
    await page.getByLabel('Yüzölçümü (m²)').fill('2.450');
    await page.locator('input[name=fotograflar]').setInputFiles([
      { name: 'tarla.jpg', mimeType: 'image/jpeg', buffer: jpg },
      { name: 'levha.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
      { name: 'yol.png', mimeType: 'image/png', buffer: png },
      { name: 'komşu.png', mimeType: 'image/png', buffer: png },
    ]);
    const chosen = page.getByRole('list', { name: 'Seçilen fotoğraflar' });
    await expect(page.getByText('levha.pdf: Yalnızca jpg ve png yükleyebilirsiniz.')).toBeVisible();
    await press(page, 'komşu.png: fotoğrafı kaldır');
    await expect(chosen.getByRole('listitem')).toHaveCount(2);
    // the header, which stays at the top, must not cover half of a field
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessibleLayout(page);
    await press(page, 'Devam Et');
    await page.getByLabel('Ad Soyad').fill('Fotoğraf Gönderen');
    await page.getByLabel('Telefon').fill(phone);
    await press(page, 'Gönder');
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(page.getByRole('status').getByText('2 fotoğraf bize ulaştı.')).toBeVisible();
    await expectAccessibleLayout(page);
    const sent = page.getByRole('list', { name: 'Gönderilen fotoğraflar' });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/receipts/*/photos', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await page.locator('input[name=fotograflar]').setInputFiles({
      name: 'yanlış.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([png, Buffer.alloc(1)]),
    });
    // it goes on while another page is shown
    await expect(page.getByRole('progressbar', { name: 'Gönderiliyor: yanlış.png' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    letGo();
    await page.goBack();
    await press(page, 'Fotoğraf 3: kaldır');
    await expect(page.getByRole('alertdialog')).toContainText('Fotoğraf 3 kaldırılsın mı?');
    await press(page, 'Fotoğrafı kaldır');
    await expect(sent.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Fotoğraflar' })).toBeFocused();
    await page.reload();
    await expect(sent.getByRole('listitem')).toHaveCount(2);
    const id = Number(
      await page
        .getByText(/^T-\d+$/)
        .first()
        .innerText()
        .then((text) => text.slice(2)),
    );

    await page.goto(`/admin/land-detail/${id}`);
    const record = page.getByRole('region', { name: 'Arazi sahibinin fotoğrafları' });
    await expect(record.getByRole('button')).toHaveCount(2);
    await record.getByRole('button', { name: 'Fotoğraf 1: büyüt' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Fotoğraf 1' })).toBeVisible();

    await otherAdmin.offerLandRequest(id, 1_250_000);
    await expect.poll(() => product.offerLink(phone), { timeout: 20_000 }).toBeDefined();
    await page.goto(product.offerLink(phone) ?? '');
    const beside = page.getByRole('list', { name: 'Gönderdiğiniz fotoğraflar' });
    await expect(beside.locator('img')).toHaveCount(2);
  },
);
