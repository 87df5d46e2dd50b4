import { imageFile, pdfFile } from '../fixtures/otherAdmin.ts';
import { expect, expectAccessibleLayout, expectPdfInNewTab, test } from '../fixtures/test.ts';

const first = 'Zeynep.2026';
const second = 'Kaya!Emlak7';

test('a consultant applies, is approved, signs in, edits the profile and resets the password', {
  tag: '@phone',
}, async ({ page, product, otherAdmin }) => {
  const email = 'basvuran@example.com';
  const phone = '(0533) 444 55 66';
  const link = async () => {
    await expect.poll(() => product.passwordLink(phone), { timeout: 15_000 }).toBeDefined();
    return product.passwordLink(phone) ?? '';
  };

  await test.step('applies with two documents', async () => {
    await page.goto('/danisman-ol');
    await page.getByLabel('Ad', { exact: true }).fill('Zeynep');
    await page.getByLabel('Soyad').fill('Kaya');
    await page.getByLabel('Telefon').fill(phone);
    await page.getByLabel('E-posta').fill(email);
    await page.getByLabel('Ofis adı').fill('Kaya Emlak');
    await page.getByLabel('Ofisteki göreviniz').selectOption('2');
    const taxPlate = page.locator('input[type=file][name=tax_plate]');
    await taxPlate.setInputFiles({ ...pdfFile, name: 'levha.exe', mimeType: 'application/x-msdownload' });
    await expect(page.getByText('Bu dosya türü desteklenmiyor.')).toBeVisible();
    await expect(page.getByLabel('Ofis adı')).toHaveValue('Kaya Emlak');
    await taxPlate.setInputFiles(pdfFile);
    await page
      .locator('input[type=file][name=certificate]')
      .setInputFiles(await imageFile('#2e7d32', 'sertifika.png', { width: 400, height: 300 }));
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Katıl' }).click();
    const sent = page.getByRole('alertdialog', { name: 'İşlem Başarılı!' });
    await expect(sent).toContainText('SMS');
    await sent.getByRole('button', { name: 'Kapat' }).click();
    await expect(page.getByLabel('Ofis adı')).toHaveValue('');
  });

  await test.step('sets a password through the link of the approval message', async () => {
    await otherAdmin.approveConsultant(await otherAdmin.findConsultant(email));
    await page.goto(await link());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni şifrenizi belirleyin');
    const password = page.getByLabel('Yeni şifre', { exact: true });
    const confirmation = page.getByLabel('Yeni şifre (tekrar)');
    await password.fill('zeynep');
    await expect(page.getByRole('list', { name: 'Şifre gereksinimleri' })).toContainText(
      'henüz karşılanmadı',
    );
    await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
    await expect(page.getByText('Şifre yeterince güçlü değil.')).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill(first);
    await expect(page.getByRole('list', { name: 'Şifre gereksinimleri' })).not.toContainText('henüz');
    await confirmation.fill(`${first}?`);
    await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
    await expect(page.getByText('Yeni şifreler eşleşmiyor.')).toBeVisible();
    await expect(confirmation).toBeFocused();
    await confirmation.fill(first);
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
    await expect(page.getByText('Şifreniz kaydedildi')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Giriş yap' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('opens an ad, reads why it is closed, signs in and reaches it', async () => {
    await page.goto(`/ilanlar/detay/${await otherAdmin.addAd('Kuşçular’da arsa')}/kuscularda-arsa`);
    await expect(page).toHaveURL(/\/danisman-ol$/);
    await expect(page.getByText('yalnızca onaylı danışmanlar görebilir')).toBeVisible();
    await expectAccessibleLayout(page);
    await page.getByRole('link', { name: 'Giriş yapın' }).click();
    await page.getByLabel('E-posta').fill(email);
    await page.getByLabel('Şifre', { exact: true }).fill(first);
    await page.getByLabel('Beni Hatırla').check();
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page).toHaveURL(/\/ilanlar\/detay\/\d+\/kuscularda-arsa$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kuşçular’da arsa');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Panele dön' })).toHaveCount(0);
  });

  await test.step('views the documents', async () => {
    await page.goto('/profile');
    await expectPdfInNewTab(page, page.getByRole('link', { name: 'Vergi levhasını görüntüle' }));
    await page.getByRole('link', { name: 'Sertifikayı görüntüle' }).click();
    const viewer = page.getByRole('dialog', { name: 'Sertifika' });
    await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true);
    await page.keyboard.press('+');
    await expect(viewer.getByRole('button', { name: 'Uzaklaştır' })).toBeEnabled();
    await expectAccessibleLayout(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('changes the profile, and is asked before unsaved changes are left', async () => {
    const office = page.getByLabel('Ofis adı');
    await expect(office).toHaveAttribute('readonly', '');
    const edit = page.getByRole('button', { name: 'Düzenle' });
    await edit.press('Enter');
    await expect(page.locator('form input').first()).toBeFocused();
    await office.fill('Başka Emlak');
    await page.getByRole('button', { name: 'İptal' }).press('Enter');
    await expect(office).toHaveValue('Kaya Emlak');
    await expect(edit).toBeFocused();
    await edit.click();
    await office.fill('Kaya Gayrimenkul');
    await expectAccessibleLayout(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'İletişim' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler' });
    await expectAccessibleLayout(page);
    await asked.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(office).toHaveValue('Kaya Gayrimenkul');
    await page.locator('input[type=file][name=certificate]').setInputFiles({ ...pdfFile, name: 'yeni.pdf' });
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Profil bilgileriniz başarıyla güncellendi.')).toBeVisible();
    await expect(edit).toBeFocused();
    await page.reload();
    await expect(office).toHaveValue('Kaya Gayrimenkul');
  });

  await test.step('signs out, resets the password and signs in again', async () => {
    await page.getByRole('button', { name: 'Zeynep hesabı' }).click();
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await page.goto('/login');
    await expect(page.getByLabel('E-posta')).toHaveValue(email);
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue(first);
    const used = await link();
    await page.getByRole('button', { name: 'Şifremi Unuttum' }).click();
    await expect(page.getByText('kayıtlı cep telefonunuza gönderildi')).toBeVisible();
    await expect.poll(link, { timeout: 15_000 }).not.toBe(used);
    await page.goto(await link());
    await page.getByLabel('Yeni şifre', { exact: true }).fill(second);
    await page.getByLabel('Yeni şifre (tekrar)').fill(second);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'Giriş yap' }).click();
    await page.getByLabel('Şifre', { exact: true }).fill(second);
    await page.getByLabel('Beni Hatırla').uncheck();
    expect(await page.evaluate(() => localStorage.getItem('rememberedPassword'))).toBeNull();
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page).toHaveURL(/\/ilanlar/);
    // no keys other than those of (product, 9)
    const kept = await page.evaluate(() => ({
      local: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage),
    }));
    expect(kept).toEqual({
      local: ['auth', 'failedLoginCount', 'forgotPasswordCooldownEnd'],
      session: [],
    });
    expect(await page.context().cookies()).toEqual([]);
  });
});
