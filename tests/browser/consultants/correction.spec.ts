import { refusal } from '../../contract/refusal.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

test('an admin corrects a phone to which no SMS can go, before or after the approval says so', async ({
  page,
  otherAdmin,
}) => {
  const id = await otherAdmin.applyAsConsultant('Düzeltilen', 'duzelt@example.com');
  await otherAdmin.changeConsultant(id, { phone: 'abc' });
  await page.goto(`/admin/user-detail/${id}`);
  await expect(page.getByText('Bu numaraya SMS gönderilemez.')).toBeVisible();
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Kullanıcıyı Onayla' }).click();
  await expect(dialog).toContainText('SMS gönderilemez');
  await expect(dialog).toContainText('yalnızca duzelt@example.com adresine gidecek');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();

  const open = page.getByRole('button', { name: 'Bilgileri düzelt' });
  await open.press('Enter');
  const form = page.getByRole('dialog', { name: 'Telefon ve ofis bilgisini düzelt' });
  const phone = form.getByLabel('Telefon');
  await expect(phone).toBeFocused();
  await expect(form).toContainText('Bu numaraya SMS gönderilemez.');
  expect(await form.getByRole('button').allTextContents()).toEqual(['Vazgeç', 'Kaydet']);
  await phone.fill('');
  await phone.press('Enter');
  await expect(form).toContainText('Bu alanı doldurun.');
  await expect(phone).toBeFocused();
  await expectAccessibleLayout(page);
  await phone.fill('(0544) 222 33 44');
  await expect(form).not.toContainText('SMS gönderilemez');
  await form.getByLabel('Ofis adı').fill('Urla Emlak');
  await phone.press('Enter');
  await expect(form).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.getByRole('link', { name: '(0544) 222 3344' })).toBeVisible();
  await expect(page.getByText('Urla Emlak')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'bilgileri güncellendi.' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Geçmiş' }).getByRole('listitem').first()).toHaveText(
    /Değişen alanlar: telefon, ofis adı/,
  );

  await page.getByRole('button', { name: 'Kullanıcıyı Onayla' }).click();
  await expect(dialog).not.toContainText('SMS');
  await dialog.getByRole('button', { name: 'Kullanıcıyı Onayla' }).click();
  await expect(page).toHaveURL(/\/admin\/new-user$/);
  await expect(page.getByRole('status').filter({ hasText: 'onaylandı' })).toHaveText(
    /Düzeltilen Kaya onaylandı\./,
  );
});

test.describe('when a correction cannot be saved', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('the form says why, keeps what was typed, and can be saved again', async ({ page, otherAdmin }) => {
    const id = await otherAdmin.applyAsConsultant('Kaydedilemeyen', 'kaydedilemeyen@example.com');
    await page.goto(`/admin/user-detail/${id}`);
    await page.getByRole('button', { name: 'Bilgileri düzelt' }).click();
    const form = page.getByRole('dialog', { name: 'Telefon ve ofis bilgisini düzelt' });
    await form.getByLabel('Ofis adı').fill('Urla Emlak');
    const failed = refusal('updateUser', 500);
    await refuse(page, `**/api/v1/users/${id}`, failed, { times: 1 });
    await form.getByRole('button', { name: 'Kaydet' }).click();
    const reason = form.getByRole('alert');
    await expect(reason).toHaveText(`İşlem sırasında bir hata oluştu. ${failed.message}`);
    await expect(form.getByLabel('Ofis adı')).toHaveValue('Urla Emlak');
    await expectAccessibleLayout(page);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Urla Emlak')).toBeVisible();
  });
});

test.describe('when another admin has changed the consultant', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('a correction shows what is stored, keeps what was typed, and can be saved again', async ({
    page,
    otherAdmin,
  }) => {
    const id = await otherAdmin.applyAsConsultant('Çakışan', 'cakisan@example.com');
    await page.goto(`/admin/user-detail/${id}`);
    await page.getByRole('button', { name: 'Bilgileri düzelt' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Telefon').fill('(0544) 222 33 44');
    await otherAdmin.changeConsultant(id, { office_name: 'Başka Ofis' });
    const save = form.getByRole('button', { name: 'Kaydet' });
    const { promise: saved, resolve: answerSave } = Promise.withResolvers<void>();
    const { promise: loaded, resolve: answerLoad } = Promise.withResolvers<void>();
    await page.route(
      `**/api/v1/users/${id}`,
      async (route) => {
        await (route.request().method() === 'PATCH' ? saved : loaded);
        await route.continue();
      },
      { times: 2 },
    );
    await save.click();
    // the dialog holds the focus while its controls are disabled
    await expect(save).not.toBeFocused();
    await expect(page.locator(':focus')).toHaveCount(1);
    const loading = page.waitForRequest(`**/api/v1/users/${id}`);
    answerSave();
    await loading;
    // nothing can be typed until the stored record has arrived
    await expect(save).toBeDisabled();
    await expect(form.getByLabel('Telefon')).toBeDisabled();
    answerLoad();
    await expect(form.getByRole('alert')).toContainText('(0532) 111 22 33, Başka Ofis');
    await expect(form.getByLabel('Telefon')).toHaveValue('(0544) 222 33 44');
    await expect(form.getByLabel('Ofis adı')).toHaveValue('Başka Ofis');
    await expectAccessibleLayout(page);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByRole('link', { name: '(0544) 222 3344' })).toBeVisible();
    await expect(page.getByText('Başka Ofis')).toBeVisible();
  });
});
