import { refusal } from '../../contract/refusal.ts';
import { panelList } from '../fixtures/panelList.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, phone, adminTest as test } from '../fixtures/test.ts';

test('visitors’ messages are listed, newest first, and a row opens the whole message', async ({
  page,
  otherAdmin,
}) => {
  const visitor = { name: 'Hasan', last_name: 'Demir', phone: '(0532) 444 55 66' };
  const long = `Uzun bir mesaj. ${'Tapu bende duruyor. '.repeat(40)}Sonu.`;
  await otherAdmin.sendContactMessage({
    ...visitor,
    subject: 'Zeytinlik',
    message: 'İlk satır\nİkinci satır',
  });
  await otherAdmin.sendContactMessage({ ...visitor, subject: 'Tarla', message: long });
  await page.goto('/admin/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim Mesajları');
  await panelList(page).search.fill('DEMIR');
  const rows = panelList(page).row('Hasan Demir');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Tarla');
  await rows.first().getByText('Hasan Demir').click();
  const message = page.getByRole('dialog', { name: 'Tarla' });
  await expect(message).toContainText('Sonu.');
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  const second = rows.nth(1);
  await expect(second.getByRole('link')).toHaveAttribute('href', 'tel:+905324445566');
  const subject = second.getByRole('gridcell', { name: 'Zeytinlik' });
  await subject.press('Enter');
  const opened = page.getByRole('dialog', { name: 'Zeytinlik' });
  expect(await opened.innerText()).toContain('İlk satır\nİkinci satır');
  await expect(opened).toContainText('Hasan Demir');
  await opened.getByRole('button', { name: 'Kapat' }).press('Enter');
  await expect(subject).toBeFocused();
  await subject.press('Enter');
  await expect(opened).toBeVisible();
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await panelList(page).search.fill('boylebirseyyok');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
});

test('a message is new until it is opened, and the menu counts the new ones', async ({
  page,
  otherAdmin,
}) => {
  await otherAdmin.sendContactMessage({
    name: 'Nur',
    last_name: 'Okunmamış',
    phone: '(0532) 444 55 66',
    subject: 'Bağ',
    message: 'Fiyat alabilir miyim?',
  });
  await page.goto('/admin/messages?q=okunmamis');
  const entry = page.getByRole('navigation').getByRole('link', { name: 'İletişim Mesajları' });
  const waiting = async () =>
    Number((await entry.getAttribute('title'))?.match(/^(\d+) kayıt bekliyor$/)?.[1]);
  await expect.poll(waiting).toBeGreaterThan(0);
  const atFirst = await waiting();
  const row = panelList(page).row('Nur Okunmamış');
  await expect(row).toContainText('Yeni');
  await row.getByRole('gridcell').first().press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Fiyat alabilir miyim?');
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText('Yeni');
  await expect.poll(async () => (await waiting()) || 0).toBe(atFirst - 1);
});

test('a new message stays in the list of the new ones while it is read', async ({ page, otherAdmin }) => {
  await otherAdmin.sendContactMessage({
    name: 'Okunan',
    last_name: 'Kalır',
    phone: '(0532) 444 55 67',
    subject: 'Tarla',
    message: 'Önce okunsun.',
  });
  await page.clock.install();
  await page.goto('/admin/messages?read=false&q=okunan');
  const row = panelList(page).row('Okunan Kalır');
  const marked = page.waitForResponse('**/contact-messages/*/read');
  await row.getByRole('gridcell').first().press('Enter');
  await marked;
  const refreshed = page.waitForResponse('**/api/v1/contact-messages?*');
  await page.clock.fastForward(121_000);
  expect(await (await refreshed).json()).toEqual([]);
  const message = page.getByRole('dialog');
  await expect(message).toContainText('Önce okunsun.');
  await message.getByRole('button', { name: 'Kapat' }).press('Enter');
  await expect(row.getByRole('gridcell').first()).toBeFocused();
  await page.clock.fastForward(121_000);
  await expect(row).toHaveCount(0);
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
  await expect(page.getByText('Teslim edilemeyenler üç gün boyunca')).toBeVisible();
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
    await expect(dialog).toContainText('Mesaj yeniden gönderilmek üzere sıraya alındı.');
    await dialog.getByRole('button', { name: 'Kapat' }).click();
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
