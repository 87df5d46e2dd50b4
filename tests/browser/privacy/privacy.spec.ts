import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { refusal, success } from '../../contract/refusal.ts';
import { holdCalls } from '../fixtures/heldCalls.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

const field = (page: Page) => page.getByLabel('Telefon veya e-posta');
const groupOf = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens the page and searches by Enter. */
async function search(page: Page, text: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/admin/privacy') await page.goto('/admin/privacy');
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('a person is found, handed over as a file and erased, by keyboard, and the request says so', async ({
  page,
  otherAdmin,
}) => {
  const id = await otherAdmin.sendLandRequest('Silinen Kişi', { phone: '0546 111 22 33', ada: '9911' });
  await otherAdmin.sendContactMessage({
    name: 'Silinen',
    last_name: 'Kişi',
    phone: '+90 546 1112233',
    subject: 'Verilerim',
    message: 'Verilerimi silin.',
  });
  await page.goto('/admin/privacy');
  await expect(page).toHaveTitle(/Kişisel Veriler/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel Veriler');
  await expectAccessibleLayout(page);
  await field(page).press('Enter');
  await expect(page.getByText('Telefon numarasının tamamını ya da bir e-posta adresi yazın.')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleLayout(page);
  await search(page, '(0546) 111-2233');
  const found = groupOf(page, 'Silinen Kişi');
  await expect(found.getByRole('heading', { level: 3 })).toContainText([
    'Arazi talepleri (1)',
    'İletişim mesajları (1)',
    'Gönderilen mesajlar ve bildirimler',
  ]);
  await expect(found).toContainText('konum, parsel ve tutarlar kalır');
  await expect(found).toContainText('9911 ada');
  await expect(page.getByRole('status').filter({ hasText: 'kayıt bulundu.' })).toBeVisible();
  await expectAccessibleLayout(page);

  const isSaved = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Verileri indir' }).press('Enter');
  const download = await isSaved;
  expect(download.suggestedFilename()).toMatch(/^kisisel-veriler-\d{4}-\d{2}-\d{2}\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.landRequests).toMatchObject([{ name: 'Silinen Kişi', ada: '9911' }]);
  expect(file.contactMessages).toMatchObject([{ message: 'Verilerimi silin.' }]);
  await expect(found.getByRole('button', { name: 'Verileri indir' })).toBeFocused();

  await found.getByRole('button', { name: 'Sil' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Kişisel veriler silinsin mi?' });
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  expect(await dialog.getByRole('button').allTextContents()).toEqual([
    'Vazgeç',
    'Silinen Kişi’nin verilerini sil',
  ]);
  await expect(dialog).toContainText('1 arazi talebi, 1 iletişim mesajı');
  await expect(dialog).toContainText('Bu işlem geri alınamaz.');
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(found.getByRole('button', { name: 'Sil' })).toBeFocused();
  await found.getByRole('button', { name: 'Sil' }).press('Enter');
  await dialog.getByRole('button').last().press('Enter');
  await expect(page.getByRole('alert')).toContainText('Silindi: 1 arazi talebi, 1 iletişim mesajı');
  await expect(found).toBeHidden();
  await expect(field(page)).toHaveValue('');
  const log = page.getByRole('region', { name: 'Silme kayıtları' });
  await expect(log.getByRole('row').filter({ hasText: 'Kişinin isteği' }).first()).toContainText(
    '1 arazi talebi',
  );
  await expectAccessibleLayout(page);
  await search(page, '0546 111 22 33');
  await expect(page.getByRole('status').filter({ hasText: 'Bu bilgiyle kayıtlı veri yok.' })).toBeVisible();

  await page.goto(`/admin/land-detail/${id}`);
  await expect(page.getByText('Talep sahibinin kişisel verileri silindi.')).toBeVisible();
  await expect(page.getByText('Silinmiş kişi', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Teklif Ver' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Telefonu kopyala' })).toHaveCount(0);
  await expect(page.getByText('Henüz not yok.')).toBeVisible();
  await expect(page.getByLabel('Yeni not')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'İptal Et' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Geçmiş' })).toContainText('Kişisel veriler silindi');
  await expectAccessibleLayout(page);
});

test('what was bought is kept with the legal reason, and the rest is erased', async ({
  page,
  otherAdmin,
}) => {
  const phone = '0546 222 33 44';
  for (const ada of ['9921', '9922']) await otherAdmin.sendLandRequest('Saklanan Kişi', { phone, ada });
  const [newest] = await otherAdmin.findLandRequests('Saklanan Kişi');
  await page.goto(`/admin/land-detail/${newest?.id}`);
  await page.getByRole('button', { name: 'Satın Alındı' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Satın Alındı' }).click();
  await expect(page).toHaveURL(/purchased-land/);
  await search(page, phone);
  const found = groupOf(page, 'Saklanan Kişi');
  await expect(found.getByRole('listitem').filter({ hasText: '9922' })).toContainText('Saklanacak');
  await expect(found.getByRole('listitem').filter({ hasText: '9921' })).not.toContainText('Saklanacak');
  await expect(found.getByRole('alert')).toContainText('Türk Ticaret Kanunu');
  await expectAccessibleLayout(page);
  await found.getByRole('button', { name: 'Sil' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Vergi Usul Kanunu');
  await dialog.getByRole('button').last().click();
  await expect(page.getByRole('alert')).toContainText('Saklanan kayıtlar var: Satın alınan arazinin');
  await search(page, phone);
  await expect(found).toContainText('Arazi talepleri (1)');
  await expect(found.getByRole('button', { name: 'Sil' })).toBeDisabled();
});

test('an erased consultant has no moves and no address', async ({ page, otherAdmin }) => {
  const email = 'silinecek@ornek.com';
  const id = await otherAdmin.applyAsConsultant('Silinecek', email);
  await otherAdmin.changeConsultant(id, { phone: '0546 555 66 77' });
  await search(page, email);
  const found = groupOf(page, 'Silinecek Kaya');
  await expect(found).toContainText('Danışman kayıtları (1)');
  await found.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('alert')).toContainText('2 belge');
  await page.goto(`/admin/user-detail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silinmiş kişi');
  await expect(
    page.getByRole('button', { name: /İptal Edilenlerden Çıkar|Şifre Sıfırlama|Bilgileri/ }),
  ).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Geçmiş' })).toContainText('Kişisel veriler silindi');
  await expectAccessibleLayout(page);
});

test('people who share a phone are listed, handed over and erased apart', async ({ page, otherAdmin }) => {
  const phone = '0546 333 44 55';
  for (const [name, ada] of [
    ['Birinci Kişi', '9931'],
    ['İkinci Kişi', '9932'],
  ] as const)
    await otherAdmin.sendLandRequest(name, { phone, ada });
  await search(page, phone);
  await expect(page.getByRole('alert')).toContainText('2 ayrı ad kayıtlı: İkinci Kişi ve Birinci Kişi.');
  const first = groupOf(page, 'Birinci Kişi');
  const second = groupOf(page, 'İkinci Kişi');
  await expect(first).toContainText('9931 ada');
  await expect(first).not.toContainText('9932 ada');
  await expectAccessibleLayout(page);
  const isSaved = page.waitForEvent('download');
  await second.getByRole('button', { name: 'Verileri indir' }).click();
  const file = await readFile(await (await isSaved).path(), 'utf8');
  expect(file).toContain('9932');
  expect(file).not.toMatch(/Birinci|9931/);

  await first.getByRole('button', { name: 'Sil' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('diğer kişilerin kayıtları kalır');
  await expect(dialog.getByRole('button').last()).toHaveText('Birinci Kişi’nin verilerini sil');
  await dialog.getByRole('button').last().click();
  await expect(page.getByRole('alert')).toContainText('Silindi: 1 arazi talebi');
  await expect(first).toHaveCount(0);
  await expect(second).toContainText('9932 ada');
  await search(page, phone);
  await expect(second).toContainText('Arazi talepleri (1)');
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(2);
});

test.describe('when a call fails', () => {
  test.use({ expectedMessages: [/status of (409|500)/] });
  const waiting = { landRequests: 0, replies: 0, consultants: 0, contactMessages: 0, messages: 0 };

  test('the search and the log are tried again, and what was typed stays', async ({ page }) => {
    const calls = await holdCalls(page, { 'GET waiting': waiting });
    await calls.open('/admin/privacy');
    await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toBeVisible();
    await calls.fail('GET privacy/destructions', refusal('listDestructions', 500));
    const log = page.getByRole('region', { name: 'Silme kayıtları' });
    await expect(log.getByRole('alert')).toContainText('Silme kayıtları yüklenirken bir hata oluştu.');
    await log.getByRole('button', { name: 'Tekrar dene' }).click();
    await calls.succeed('GET privacy/destructions', []);
    await expect(log).toContainText('Henüz veri silinmemiş.');
    await search(page, '0532 000 00 00');
    await expect(field(page)).toBeDisabled();
    await calls.fail('POST privacy/search', refusal('findPersonalData', 500));
    await expect(page.getByRole('alert')).toContainText('Kayıtlar aranırken bir hata oluştu.');
    await expect(field(page)).toHaveValue('0532 000 00 00');
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await calls.succeed('POST privacy/search', success('findPersonalData').json);
    await expect(groupOf(page, 'Ayşe Yılmaz')).toBeVisible();
  });

  test('a download and an erasure say why, and can be tried again', async ({ page }) => {
    const calls = await holdCalls(page, { 'GET waiting': waiting, 'GET privacy/destructions': [] });
    await calls.open('/admin/privacy');
    await search(page, '0532 000 00 00');
    await calls.succeed('POST privacy/search', success('findPersonalData').json);
    const found = groupOf(page, 'Ayşe Yılmaz');
    await found.getByRole('button', { name: 'Verileri indir' }).click();
    await expect(found.getByRole('button', { name: 'Sil' })).toBeDisabled();
    await calls.fail('POST privacy/export', refusal('exportPersonalData', 500));
    await expect(found.getByRole('alert').first()).toContainText('Veriler indirilirken bir hata oluştu.');
    await expectAccessibleLayout(page);
    const isSaved = page.waitForEvent('download');
    await found.getByRole('button', { name: 'Tekrar dene' }).click();
    await calls.succeed('POST privacy/export', success('exportPersonalData').json);
    await isSaved;

    const dialog = page.getByRole('alertdialog');
    await found.getByRole('button', { name: 'Sil' }).click();
    await dialog.getByRole('button').last().click();
    await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeDisabled();
    await calls.fail('POST privacy/erase', refusal('erasePersonalData', 500));
    await expect(dialog.getByRole('alert')).toContainText('Veriler silinemedi.');
    await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
    const refused = refusal('erasePersonalData', 409);
    await calls.fail('POST privacy/erase', refused);
    await expect(dialog).toContainText(refused.message);
    await expectAccessibleLayout(page);
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await calls.succeed('POST privacy/search', success('findPersonalData', 'nobody').json);
    await expect(page.getByText('Bu bilgiyle kayıtlı veri yok.')).toBeVisible();
  });

  test('an erasure that is given up after a failure shows what is stored', async ({ page, otherAdmin }) => {
    await otherAdmin.sendLandRequest('Yarım Kalan', { phone: '0546 444 55 66' });
    await search(page, '0546 444 55 66');
    const found = groupOf(page, 'Yarım Kalan');
    await refuse(page, '**/api/v1/privacy/erase', refusal('erasePersonalData', 500), { times: 1 });
    await found.getByRole('button', { name: 'Sil' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button').last().click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(found).toContainText('Arazi talepleri (1)');
  });
});

test('the notice names its version, and the request keeps it', async ({ page, otherAdmin }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: /KVKK/ }).click();
  await expect(page.getByRole('main')).toContainText('Sürüm 2026-12');
  await page.goto(`/admin/land-detail/${await otherAdmin.sendLandRequest('Sürüm Okuyan')}`);
  await expect(page.getByText(/^2026-11 sürümü, .*20\d\d/)).toBeVisible();
});
