import { digestOf } from '../../../server/identity/passwords.ts';
import { refusal, success } from '../../contract/refusal.ts';
import { refuse } from '../fixtures/refuse.ts';
import { linkPassword, signInByLink } from '../fixtures/signInByLink.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

test.use({ expectedMessages: [/status of (400|401|500)|ERR_FAILED/] });

test('a person ends a session that another device has, and it is signed out there @phone', async ({
  page,
  product,
  otherAdmin,
}) => {
  const email = 'oturum@example.com';
  await otherAdmin.addAdmin('Ece Tan', email);
  await signInByLink(page, product, email);
  const answer = await fetch(`${product.url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: digestOf(linkPassword) }),
  });
  const { data } = await answer.json();
  const headers = { token: `${data.id}.${data.token}` };
  const asOther = () => fetch(`${product.url}/api/v1/waiting`, { headers });
  expect((await asOther()).status).toBe(200);
  await refuse(page, '**/api/v1/sessions', refusal('listSessions', 500), { times: 1 });
  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Oturumlar' });
  await expect(sessions).toContainText('Oturumlar yüklenemedi.');
  await sessions.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('Bu oturum')).toBeVisible();
  await expectAccessibleLayout(page);
  await refuse(page, '**/api/v1/sessions/*', refusal('endSession', 500), { times: 1 });
  const end = sessions.getByRole('button', { name: /^Oturumu kapat:/ });
  await end.press('Enter');
  await expect(sessions.getByRole('alert')).toContainText('Oturum kapatılamadı.');
  expect((await asOther()).status).toBe(200);
  await end.press('Enter');
  await expect(sessions.getByRole('alert')).toHaveText('Oturum kapatıldı.');
  await expect(sessions.getByRole('list')).toBeFocused();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await asOther()).status).toBe(401);
});

test('a new address asks for the current password once the sign-in is old, and keeps what was typed', async ({
  page,
  product,
  otherAdmin,
}) => {
  const email = 'eski@example.com';
  await otherAdmin.addAdmin('Can Er', email);
  await signInByLink(page, product, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Düzenle' }).click();
  const address = page.getByLabel('E-posta');
  await address.fill('yeni-adres@example.com');
  const answerOnce = (example: string) =>
    refuse(page, '**/api/v1/users/61', refusal('updateUser', 400, example), { times: 1 });
  await answerOnce('currentPassword');
  await address.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mevcut şifrenizi girin' });
  const password = dialog.getByLabel('Mevcut şifre');
  await expect(password).toBeFocused();
  await expectAccessibleLayout(page);
  await password.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(address).toHaveValue('yeni-adres@example.com');
  await answerOnce('currentPassword');
  await address.press('Enter');
  await answerOnce('currentPassword');
  await password.fill('Yanlis.35');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await page.route('**/api/v1/users/61', (route) => route.abort(), { times: 1 });
  await password.fill(linkPassword);
  await password.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Profil güncellenirken bir hata oluştu.');
  await expect(password).toHaveValue(linkPassword);
  await expectAccessibleLayout(page);
  await dialog.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
  await expect(page.getByText('Profil bilgileriniz başarıyla güncellendi.')).toBeVisible();
});

test('an admin is added with the current password, and nothing typed is lost on the way @phone', async ({
  page,
  product,
  otherAdmin,
}) => {
  const email = 'ekleyen@example.com';
  await otherAdmin.addAdmin('Ada Su', email);
  await signInByLink(page, product, email);
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Yönetici ekle' }).click();
  const form = page.getByRole('dialog', { name: 'Yönetici ekle' });
  await form.getByLabel('Ad Soyad').fill('Nil Ay');
  await form.getByLabel('E-posta').fill('nil@example.com');
  const answerOnce = (example = 'currentPassword') =>
    refuse(page, '**/api/v1/team', refusal('addAdmin', 400, example), { times: 1 });
  await answerOnce();
  await form.getByLabel('E-posta').press('Enter');
  const password = page.getByRole('dialog', { name: 'Mevcut şifrenizi girin' }).getByLabel('Mevcut şifre');
  await expect(password).toBeFocused();
  await expectAccessibleLayout(page);
  await password.press('Escape');
  await expect(form.getByLabel('Ad Soyad')).toHaveValue('Nil Ay');
  await answerOnce();
  await form.getByRole('button', { name: 'Yönetici ekle' }).press('Enter');
  await password.press('Enter');
  await expect(page.getByText('Lütfen mevcut şifrenizi girin.')).toBeVisible();
  await answerOnce('wrongPassword');
  await password.fill('Yanlis.35');
  await password.press('Enter');
  await expect(page.getByText('Mevcut şifreniz hatalı.')).toBeVisible();
  await password.fill(linkPassword);
  await password.press('Enter');
  await expect(page.getByText('Nil Ay ekibe eklendi.')).toBeVisible();
});

test('the second factor of another admin is reset with the current password', async ({
  page,
  product,
  otherAdmin,
}) => {
  await otherAdmin.addAdmin('Ada Su', 'sifirlayan@example.com');
  await signInByLink(page, product, 'sifirlayan@example.com');
  await page.route('**/api/v1/team', (route) => route.fulfill(success('listTeam')));
  const reset = '**/api/v1/team/*/second-factor/reset';
  const answerOnce = (example: string) =>
    refuse(page, reset, refusal('resetSecondFactor', 400, example), { times: 1 });
  await page.goto('/admin/team');
  await answerOnce('currentPassword');
  await page.getByRole('button', { name: 'İki adımlı girişini sıfırla' }).first().click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  const password = page.getByRole('dialog', { name: 'Mevcut şifrenizi girin' }).getByLabel('Mevcut şifre');
  await answerOnce('wrongPassword');
  await password.fill('Yanlis.35');
  await password.press('Enter');
  await expect(page.getByText('Mevcut şifreniz hatalı.')).toBeVisible();
  await page.route(reset, (route) => route.fulfill(success('resetSecondFactor')));
  await password.fill(linkPassword);
  await password.press('Enter');
  await expect(password).toBeHidden();
});
