import { refusal, success } from '../../contract/refusal.ts';
import { panelList } from '../fixtures/panelList.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, phone, adminTest as test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

test('visitors’ messages are listed, newest first, each a link to its page', async ({ page, otherAdmin }) => {
  const visitor = { name: 'Hasan', last_name: 'Demir', phone: '(0532) 444 55 66' };
  for (const subject of ['Zeytinlik', 'Tarla'])
    await otherAdmin.sendContactMessage({ ...visitor, subject, message: 'İlk satır\nİkinci satır' });
  await page.goto('/admin/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim Mesajları');
  await panelList(page).search.fill('DEMIR');
  const rows = panelList(page).row('Hasan Demir');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Tarla');
  await expect(rows.nth(1).getByRole('link').first()).toHaveAttribute('href', 'tel:+905324445566');
  await expectAccessibleLayout(page);
  await rows.first().getByText('Hasan Demir').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hasan Demir · Tarla');
  await page.goBack();
  await panelList(page).search.fill('boylebirseyyok');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
});

test('a message is new until it is opened', async ({ page, otherAdmin }) => {
  await otherAdmin.sendContactMessage({
    name: 'Nur',
    last_name: 'Okunmamış',
    phone: '(0532) 444 55 66',
    subject: 'Bağ',
    message: 'Fiyat alabilir miyim?',
  });
  await page.goto('/admin/messages?q=okunmamis');
  const row = panelList(page).row('Nur Okunmamış');
  await expect(row).toContainText('Yeni');
  await row.getByRole('gridcell').first().press('Enter');
  await expect(page.getByRole('main')).toContainText('Fiyat alabilir miyim?');
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Yeni');
});

test('a phone shows the first outgoing message, above it a short introduction that opens', async ({
  page,
  otherAdmin,
}) => {
  await page.setViewportSize(phone);
  await otherAdmin.applyAsConsultant('Görünen', 'gorunen@example.com');
  await page.goto('/admin/outbox?q=gorunen');
  const row = page.getByRole('row').filter({ hasText: 'gorunen@example.com' });
  await expect(row.getByRole('button', { name: 'Yeniden gönder' })).toBeInViewport();
  await page.getByText('Gönderim nasıl işliyor?').click();
  await expect(page.getByText('Gönderilemeyenler üç gün boyunca')).toBeVisible();
  await expectAccessibleLayout(page);
});

test('an account that the SMS gateway refuses is named above the outgoing messages', async ({ page }) => {
  const refused = success('countWaiting', 'smsRefused');
  await page.route('**/api/v1/waiting', (route) => route.fulfill(refused));
  await page.goto('/admin/outbox');
  const banner = page.getByRole('status').filter({ hasText: 'SMS başlığı NetGSM’de tanımlı değil (40).' });
  await expect(banner).toContainText('27 Kasım 2026 11:15 tarihinden beri gönderilemiyor');
  await expectAccessibleLayout(page);
});

test('the window’s title counts new land requests on every page of the panel', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.sendLandRequest('Başlık Sayan');
  await page.goto('/admin/messages');
  await expect(page).toHaveTitle(/^\(\d+\) Arazi Teklif \| İletişim Mesajları$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Giden Mesajlar' }).click();
  await expect(page).toHaveTitle(/^\(\d+\) Arazi Teklif \| Giden Mesajlar$/);
});

test.describe('the outbox', () => {
  test.use({ expectedMessages: [/status of (500|409)/] });

  test('shows sent messages without their tokens, and sends one again', async ({ page, otherAdmin }) => {
    const email = 'giden@example.com';
    const id = await otherAdmin.applyAsConsultant('Giden', email);
    await otherAdmin.approveConsultant(id);
    await expect
      .poll(async () => (await otherAdmin.findMessages(email)).map(({ kind, state }) => `${kind} ${state}`))
      .toEqual(['approved sent', 'applicationReceived sent']);
    await page.goto('/admin/outbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giden Mesajlar');
    await panelList(page).search.fill(email);
    const row = page.getByRole('row').filter({ hasText: `E-posta: ${email}` });
    const approval = row.filter({ hasText: 'Başvuru onayı' });
    await expect(row).toHaveCount(2);
    await expect(approval).toContainText('Gönderildi');
    await expect(approval.getByRole('link', { name: 'Giden Kaya · Danışman' })).toHaveAttribute(
      'href',
      `/admin/user-detail/${id}`,
    );
    await expectAccessibleLayout(page);
    expect(await page.content()).not.toMatch(/token=[^•]/);

    const dialog = page.getByRole('alertdialog');
    const resend = async () => {
      await approval.getByRole('button', { name: 'Yeniden gönder' }).click();
      await dialog.getByRole('button', { name: 'Yeniden gönder' }).click();
    };
    await refuse(page, '**/resend?*', refusal('resendMessage', 500), { times: 1 });
    await approval.getByRole('button', { name: 'Yeniden gönder' }).press('Space');
    await expect(dialog).toContainText(email);
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Vazgeç', 'Yeniden gönder']);
    await expectAccessibleLayout(page);
    await dialog.getByRole('button', { name: 'Yeniden gönder' }).press('Enter');
    await expect(dialog).toContainText('Mesaj yeniden gönderilemedi.');
    await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(dialog).toHaveCount(0);
    const toast = page
      .getByRole('status')
      .filter({ hasText: 'Mesaj yeniden gönderilmek üzere sıraya alındı.' });
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Kapat' }).click();
    await expect(row).toHaveCount(2);

    // cancelling a consultant invalidates the link in the message
    await otherAdmin.cancelConsultant(id);
    await resend();
    await expect(dialog.getByRole('heading')).toHaveText('Hata!');
    await expect(dialog).toContainText('Bu mesajdaki bağlantının süresi dolmuş veya bağlantı kullanılmış.');
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Kapat']);
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(dialog).toBeHidden();
  });
});
