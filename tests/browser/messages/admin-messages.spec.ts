import { refusal } from '../../contract/refusal.ts';
import { adminHeaders, apply } from '../fixtures/consultants.ts';
import type { Product } from '../fixtures/product.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectSound, test } from '../fixtures/test.ts';

async function write(product: Product, last_name: string, subject: string, message: string): Promise<void> {
  const answer = await fetch(`${product.url}/api/v1/users/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Hasan', last_name, phone: '(0532) 444 55 66', subject, message }),
  });
  if (answer.status !== 200) throw new Error(`The message was answered with ${answer.status}`);
}

interface Message {
  id: number;
  kind: string;
  state: string;
}
async function outbox(product: Product, q: string): Promise<Message[]> {
  const answer = await fetch(`${product.url}/api/v1/outbox?q=${encodeURIComponent(q)}`, {
    headers: await adminHeaders(product),
  });
  return answer.json();
}

test('what visitors wrote is read in full, newest first, and can be searched', async ({
  adminPage: page,
  product,
}, info) => {
  const name = `Demir${info.project.name}`;
  await write(product, name, 'Zeytinlik', 'İlk satır\nİkinci satır');
  await write(product, name, 'Tarla', `Uzun bir mesaj. ${'Tapu bende duruyor. '.repeat(40)}Sonu.`);
  await page.goto('/admin/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim Mesajları');
  await page.getByRole('textbox', { name: 'Ara' }).fill(name.toUpperCase());
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Tarla', 'Zeytinlik']);
  await expect(page.getByText('Sonu.')).toBeVisible();
  const second = page.getByRole('article').nth(1);
  expect(await second.innerText()).toContain('İlk satır\nİkinci satır');
  await expect(second.getByRole('link')).toHaveAttribute('href', 'tel:05324445566');
  await expectSound(page);
  await page.getByRole('textbox', { name: 'Ara' }).fill('boylebirseyyok');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
});

test.describe('the outbox', () => {
  test.use({ expectedMessages: [/status of (500|409)/] });

  test('shows what went out, without its tokens, and sends it again', async ({
    adminPage: page,
    product,
  }, info) => {
    const email = `giden.${info.project.name}@example.com`;
    const id = await apply(product, 'Giden', email);
    const headers = await adminHeaders(product);
    await fetch(`${product.url}/api/v1/users/status-ok/${id}`, { method: 'PATCH', headers });
    await expect
      .poll(async () => (await outbox(product, email)).map(({ kind, state }) => `${kind} ${state}`))
      .toEqual(['approved sent', 'applicationReceived sent']);
    await page.goto('/admin/outbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giden Mesajlar');
    await page.getByRole('textbox', { name: 'Ara' }).fill(email);
    const row = page.getByRole('row').filter({ hasText: `E-posta: ${email}` });
    const approval = row.filter({ hasText: 'Başvuru onayı' });
    await expect(row).toHaveCount(2);
    await expect(approval).toContainText('Gönderildi');
    await expectSound(page);
    expect(await page.content()).not.toContain('token=');

    const dialog = page.getByRole('alertdialog');
    const resend = async () => {
      await approval.getByRole('button', { name: 'Yeniden gönder' }).click();
      await dialog.getByRole('button', { name: 'Yeniden gönder' }).click();
    };
    await refuse(page, '**/resend', refusal('resendMessage', 500), { times: 1 });
    await approval.getByRole('button', { name: 'Yeniden gönder' }).press('Space');
    await expect(dialog).toContainText(email);
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Vazgeç', 'Yeniden gönder']);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Yeniden gönder' }).press('Enter');
    await expect(dialog).toContainText('Mesaj yeniden gönderilemedi.');
    await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(dialog).toContainText('Mesaj yeniden gönderilmek üzere sıraya alındı.');
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(row).toHaveCount(2);

    // the link of a cancelled consultant is dead
    await fetch(`${product.url}/api/v1/users/${id}`, { method: 'DELETE', headers });
    await resend();
    await expect(dialog.getByRole('heading')).toHaveText('Hata!');
    await expect(dialog).toContainText('Bu mesajdaki bağlantının süresi dolmuş veya bağlantı kullanılmış.');
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Kapat']);
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(dialog).toBeHidden();
  });
});
