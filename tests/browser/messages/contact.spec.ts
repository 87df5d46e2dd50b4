import { refusal } from '../../contract/refusal.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

test.describe('writing to the company', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });

  test('all five fields are required, kept after a failure and cleared after sending', async ({ page }) => {
    await page.goto('/iletisim');
    const send = page.getByRole('button', { name: 'Mesajı Gönder' });
    await send.click();
    await expect(page.getByText('Bu alanı doldurun.')).toHaveCount(5);
    await expect(page.getByLabel('Ad', { exact: true })).toBeFocused();
    await expectAccessibleLayout(page);
    const words = {
      Ad: 'Hasan',
      Soyad: 'Aydın',
      Telefon: '(0535) 000 00 00',
      Konu: 'Hisseli tapu',
      Mesajınız: 'Hisseli tapum için de teklif alabilir miyim?',
    };
    for (const [label, value] of Object.entries(words)) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.context().setOffline(true);
    await send.click();
    await expect(
      page.getByText('Mesajınız gönderilirken bir hata oluştu. Lütfen tekrar deneyin.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('Mesajınız')).toHaveValue(words.Mesajınız);
    await expect(send).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page.getByLabel('Mesajınız')).toHaveValue(words.Mesajınız);
    await page.context().setOffline(false);
    await send.click();
    await expect(page.getByText('Mesajınız başarıyla gönderildi. Teşekkür ederiz.')).toBeVisible();
    await expect(page.getByLabel('Mesajınız')).toHaveValue('');
    await expect(send).toBeFocused();
    // where the page stands now, its header may cover half of a link
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessibleLayout(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
    await expect(page).toHaveURL('/hakkimizda');
  });
});

test('a phone that looks incomplete is warned about, an email address is optional, and both are sent', async ({
  page,
}) => {
  await page.goto('/iletisim');
  const phoneField = page.getByLabel('Telefon', { exact: true });
  const email = page.getByLabel('E-posta (isteğe bağlı)');
  await phoneField.fill('abc');
  await phoneField.blur();
  await expect(phoneField).toHaveAccessibleDescription('Numara eksik ya da hatalı görünüyor.');
  await expectAccessibleLayout(page);
  for (const [label, value] of Object.entries({
    Ad: 'Hasan',
    Soyad: 'Aydın',
    Konu: 'Tapu',
    Mesajınız: 'Soru',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await email.fill('hasan@');
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(email).toHaveAccessibleDescription('Geçerli bir e-posta adresi yazın.');
  await email.fill('hasan@example.com');
  const request = page.waitForRequest('**/api/v1/users/contact');
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  expect((await request).postDataJSON()).toMatchObject({ phone: 'abc', email: 'hasan@example.com' });
  await expect(page.getByText('Mesajınız başarıyla gönderildi. Teşekkür ederiz.')).toBeVisible();
});

test.describe('a message that the server refuses', () => {
  test.use({ expectedMessages: [/400 \(Bad Request\)/] });

  test('names the refused field with the reason, until the field is changed', async ({ page }) => {
    const error = refusal('sendContactMessage', 400);
    await refuse(page, '**/api/v1/users/contact', error);
    await page.goto('/iletisim');
    const name = page.getByLabel('Ad', { exact: true });
    await name.fill('H');
    for (const label of ['Soyad', 'Telefon', 'Konu', 'Mesajınız'])
      await page.getByLabel(label, { exact: true }).fill('Aydın');
    await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(name).toHaveAccessibleDescription(String(error.fields.name));
    await expect(name).toBeFocused();
    await name.fill('Hasan');
    await expect(name).toHaveAccessibleDescription('');
  });
});
