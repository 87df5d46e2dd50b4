import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { holdCalls } from '../fixtures/heldCalls.ts';
import { refuse } from '../fixtures/refuse.ts';
import { linkPassword as password, signInByLink } from '../fixtures/signInByLink.ts';
import {
  expect,
  expectAccessibleLayout,
  test as signedOutTest,
  adminTest as test,
} from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const buttonOf = (page: Page, text: string, name: string) =>
  rowOf(page, text).getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.describe('adding an admin', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('tells what is missing or taken, keeps what was typed, and sends the link', async ({
    page,
    product,
  }) => {
    await page.goto('/admin/team');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ekip');
    const open = page.getByRole('button', { name: 'Yönetici ekle' });
    // once the team is loaded
    await expect(open).toBeEnabled();
    await open.press('Enter');
    const form = page.getByRole('dialog', { name: 'Yönetici ekle' });
    const name = form.getByLabel('Ad Soyad');
    const email = form.getByLabel('E-posta');
    await expect(name).toBeFocused();
    expect(await form.getByRole('button').allTextContents()).toEqual(['Vazgeç', 'Yönetici ekle']);
    await name.press('Enter');
    await expect(form.getByText('Bu alanı doldurun.')).toHaveCount(2);
    await expect(name).toBeFocused();
    await expectAccessibleLayout(page);
    await name.fill('Ece Tan');
    await email.fill('yonetici@example.com');
    await email.press('Enter');
    await expect(form.getByText('Bu e-posta adresi başka bir kullanıcıya ait.')).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await expect(name).toHaveValue('Ece Tan');
    // too easily done to discard what was typed
    await page.keyboard.press('Escape');
    await expect(form).toBeVisible();
    await email.fill('ece.tan@example.com');
    await email.press('Enter');
    await expect(form).toBeHidden();
    await expect(open).toBeFocused();
    await expect(toast(page, 'Ece Tan ekibe eklendi.')).toContainText('ece.tan@example.com adresine');
    await expect(rowOf(page, 'ece.tan@example.com')).toContainText('Şifresi bekleniyor');
    await expect.poll(() => product.passwordLink('ece.tan@example.com')).toBeDefined();
    await expectAccessibleLayout(page);
  });
});

test.describe('a name that another admin changes meanwhile', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('is not overwritten, and the history says who changed it', async ({ page, otherAdmin }) => {
    const email = 'ela.gur@example.com';
    const id = await otherAdmin.addAdmin('Ela Gür', email);
    await page.goto('/admin/team');
    await buttonOf(page, email, 'Adını değiştir').click();
    await otherAdmin.renameAdmin(id, 'Ela Gür Kaya');
    const form = page.getByRole('dialog', { name: 'Ela Gür’ün adını değiştir' });
    await form.getByLabel('Ad Soyad').fill('yönetici');
    await expect(form.getByText('Bu adda bir yönetici daha var.')).toBeVisible();
    await form.getByRole('button', { name: 'Kaydet' }).click();
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText('Bu kayıt siz açtıktan sonra değiştirildi.');
    await refusal.getByRole('button', { name: 'Kapat' }).click();
    await expect(rowOf(page, email)).toContainText('Ela Gür Kaya');

    const open = buttonOf(page, email, 'Geçmiş');
    await open.press('Enter');
    const history = page.getByRole('dialog', { name: 'Ela Gür Kaya’nın geçmişi' });
    await expect(history).toContainText('Yönetici eklendi');
    await expect(history).toContainText('Değişen alanlar: ad');
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await open.press('Enter');
    await expect(history).toContainText('Yönetici eklendi');
    await expectAccessibleLayout(page);
    await otherAdmin.switchOffAdmin(id);
  });
});

test('a new admin works under their own name, and is signed out at once when switched off', async ({
  page,
  browser,
  product,
  otherAdmin,
}) => {
  const email = 'deniz.ak@example.com';
  await otherAdmin.addAdmin('Deniz Ak', email);
  const theirs = await browser.newContext({ baseURL: product.url });
  const deniz = await theirs.newPage();
  await signInByLink(deniz, product, email);
  await deniz.goto('/profile');
  await expect(deniz.getByLabel('E-posta')).toHaveValue(email);
  await otherAdmin.sendLandRequest('Ekip Sahibi');
  await deniz.goto('/admin/new-land?q=ekip+sahibi');
  await deniz.getByRole('link', { name: 'Detay' }).click();
  await deniz.getByLabel('Teklif tutarı').fill('1000');
  await deniz.getByRole('button', { name: 'Teklif Ver' }).click();
  await deniz.getByRole('alertdialog').getByRole('button', { name: 'Teklif Ver' }).click();
  await expect(deniz.getByRole('alertdialog')).toContainText('Kapat');

  await page.goto('/admin/new-land?q=ekip+sahibi');
  await page.getByRole('link', { name: 'Detay' }).click();
  await expect(page.getByRole('region', { name: 'Geçmiş' })).toContainText('Deniz Ak');
  await page.goto('/admin/team');
  await expect(rowOf(page, email)).toContainText('Giriş yapabilir');
  await buttonOf(page, email, 'Girişini kapat').press('Enter');
  const dialog = page.getByRole('alertdialog');
  expect(await dialog.getByRole('button').allTextContents()).toEqual([
    'Vazgeç',
    'Deniz Ak’ın girişini kapat',
  ]);
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await expectAccessibleLayout(page);
  await dialog.getByRole('button').last().click();
  await expect(toast(page, 'Deniz Ak’ın girişi kapatıldı.')).toBeVisible();
  await expect(rowOf(page, email)).toContainText('Girişi kapalı');
  await expect(buttonOf(page, email, 'Bağlantı gönder')).toHaveCount(0);

  await deniz.goto('/admin/new-land');
  await expect(deniz).toHaveURL(/\/login$/);
  await deniz.getByLabel('E-posta').fill(email);
  await deniz.getByLabel('Şifre', { exact: true }).fill(password);
  await deniz.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(deniz.getByText('Hata oluştu. Lütfen tekrar deneyin.')).toBeVisible();
  await theirs.close();

  await buttonOf(page, email, 'Girişini aç').click();
  await dialog.getByRole('button', { name: 'Girişini aç' }).click();
  await expect(toast(page, 'Deniz Ak’ın girişi açıldı.')).toBeVisible();
  await expect(rowOf(page, email)).toContainText('Giriş yapabilir');
  await expect(buttonOf(page, email, 'Girişini kapat')).toBeFocused();
  await buttonOf(page, email, 'Girişini kapat').click();
  await dialog.getByRole('button').last().click();
  await expect(rowOf(page, email)).toContainText('Girişi kapalı');
});

signedOutTest(
  'whoever switches themselves off is told that they will be signed out, and is',
  async ({ page, product, otherAdmin }) => {
    const email = 'kerem.su@example.com';
    await otherAdmin.addAdmin('Kerem Su', email);
    await signInByLink(page, product, email);
    await page.goto('/admin/team');
    await expect(rowOf(page, email)).toContainText('(siz)');
    const dialog = page.getByRole('alertdialog', { name: 'Kendi girişiniz kapatılsın mı?' });
    const ask = () => buttonOf(page, email, 'Girişini kapat').click();
    await ask();
    await expect(dialog).toContainText('Oturumunuz hemen kapanacak');
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page).toHaveURL(/\/admin\/team$/);
    await ask();
    await dialog.getByRole('button', { name: 'Kerem Su’nun girişini kapat' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  },
);

test('the last admin who can sign in has no button for it, but a sentence that says why', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.addAdmin('Nil Er', 'nil.er@example.com');
  // other tests may have added some who can sign in
  await otherAdmin.switchOffOthers('nil.er@example.com');
  await page.goto('/admin/team');
  await expect(buttonOf(page, 'nil.er@example.com', 'Girişini kapat')).toBeVisible();
  const mine = rowOf(page, '(siz)');
  await expect(mine).toContainText('Giriş yapabilen tek yönetici olduğu için girişi kapatılamaz.');
  await expect(mine.getByRole('button')).toHaveText(['Adını değiştir', 'Geçmiş', 'Bağlantı gönder']);
});

signedOutTest('the own new name is that of the menu too', async ({ page, product, otherAdmin }) => {
  const email = 'ada.can@example.com';
  const id = await otherAdmin.addAdmin('Ada Can', email);
  await signInByLink(page, product, email);
  await page.goto('/admin/team');
  const rename = buttonOf(page, email, 'Adını değiştir');
  await rename.click();
  const form = page.getByRole('dialog', { name: 'Ada Can’ın adını değiştir' });
  await form.getByLabel('Ad Soyad').fill('Ada Can Öz');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  await expect(rename).toBeFocused();
  await expect(toast(page, 'Yeni ad kaydedildi: Ada Can Öz.')).toBeVisible();
  await expect(rowOf(page, email)).toContainText('Ada Can Öz (siz)');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Ada Can Öz hesabı' })).toBeVisible();
  await otherAdmin.switchOffAdmin(id);
});

test.describe('when a call fails', () => {
  test.use({ expectedMessages: [/status of (409|500)/] });
  const team = [
    {
      id: 61,
      name: 'Yönetici',
      email: 'yonetici@example.com',
      state: 'active',
      self: true,
      second_factor: false,
      version: 1,
    },
    {
      id: 75,
      name: 'Deniz Ak',
      email: 'deniz@ofis.com',
      state: 'active',
      self: false,
      second_factor: false,
      version: 3,
    },
  ];
  const waiting = { landRequests: 0, replies: 0, consultants: 0, contactMessages: 0, messages: 0 };

  test('the team is loaded again by a button', async ({ page }) => {
    const calls = await holdCalls(page, { 'GET waiting': waiting });
    await calls.open('/admin/team');
    await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yönetici ekle' })).toBeDisabled();
    await calls.fail('GET team', refusal('listTeam', 500));
    await expect(page.getByRole('alert')).toContainText('Ekip yüklenirken bir hata oluştu.');
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await calls.succeed('GET team', team);
    await expect(rowOf(page, 'Deniz Ak')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a move says why, can be tried again, and a refused one shows the team as it is', async ({ page }) => {
    const calls = await holdCalls(page, { 'GET waiting': waiting });
    await calls.open('/admin/team');
    await calls.succeed('GET team', team);
    await buttonOf(page, 'Deniz Ak', 'Bağlantı gönder').click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('deniz@ofis.com');
    await dialog.getByRole('button', { name: 'Bağlantı gönder' }).click();
    await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeDisabled();
    await calls.fail('POST team/75/link', refusal('sendAdminLink', 500));
    await expect(dialog).toContainText('İşlem sırasında bir hata oluştu.');
    await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
    const refused = refusal('sendAdminLink', 409);
    await calls.fail('POST team/75/link', refused);
    await expect(dialog).toContainText(refused.message);
    await expectAccessibleLayout(page);
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await calls.succeed('GET team', [team[0], { ...team[1], state: 'off' }]);
    await expect(rowOf(page, 'Deniz Ak')).toContainText('Girişi kapalı');
  });

  test('the form says why, keeps what was typed, and can be sent again', async ({ page }) => {
    await page.goto('/admin/team');
    await page.getByRole('button', { name: 'Yönetici ekle' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Ad Soyad').fill('Su Er');
    await form.getByLabel('E-posta').fill('su.er@example.com');
    await refuse(page, '**/api/v1/team', refusal('addAdmin', 500), { times: 1 });
    await form.getByRole('button', { name: 'Yönetici ekle' }).click();
    await expect(form.getByRole('alert')).toContainText('Kaydedilemedi.');
    await expect(form.getByLabel('Ad Soyad')).toHaveValue('Su Er');
    await expectAccessibleLayout(page);
    await form.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(rowOf(page, 'su.er@example.com')).toContainText('Şifresi bekleniyor');
  });
});
