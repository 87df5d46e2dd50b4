/** One contact message: marked, assigned, noted, and linked to the land requests of its phone. */
import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { panelList } from '../fixtures/panelList.ts';
import { refuse } from '../fixtures/refuse.ts';
import { adminTest as base, expect, expectAccessibleLayout } from '../fixtures/test.ts';

const visitor = {
  last_name: 'Aydın',
  phone: '(0534) 111 22 33',
  subject: 'Tapu',
  message: 'Bir\nsorum var.',
};

const test = base.extend<{ send: (name: string, phone?: string) => Promise<number> }>({
  send: async ({ otherAdmin }, use) => {
    await use(async (name, phone = visitor.phone) => {
      await otherAdmin.sendContactMessage({ ...visitor, name, phone });
      return await otherAdmin.findMessage(name);
    });
  },
});

const work = (page: Page) => page.getByRole('region', { name: 'Takip' });
const assignee = (page: Page) => work(page).getByLabel('Sorumlu');
const button = (page: Page, name: string) => work(page).getByRole('button', { name, exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'Geçmiş' });
const menuCount = async (page: Page) => {
  const entry = page.getByRole('navigation').getByRole('link', { name: 'İletişim Mesajları' });
  return Number((await entry.getAttribute('title'))?.match(/^(\d+) kayıt bekliyor$/)?.[1] ?? 0);
};

test('a message is taken, noted, answered and linked to the land request of its phone', async ({
  page,
  otherAdmin,
  send,
}) => {
  const phone = '(0534) 777 22 33';
  const landRequest = await otherAdmin.sendLandRequest('Telefondaki Sahip', { phone: '+90 534 7772233' });
  await send('Yanıtlanan', phone);
  await page.goto('/admin/messages?q=yanitlanan');
  const row = panelList(page).row('Yanıtlanan Aydın');
  await expect(row).toContainText('Yanıt bekliyor');
  await row.getByRole('link', { name: 'Detay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yanıtlanan Aydın · Tapu');
  expect(await page.getByRole('region', { name: 'Mesaj' }).innerText()).toContain('Bir\nsorum var.');
  await expect.poll(() => menuCount(page)).toBeGreaterThan(0);
  const waiting = await menuCount(page);

  await button(page, 'Üzerime al').click();
  await expect(assignee(page).locator('option:checked')).toHaveText('Yönetici');
  await expect(history(page)).toContainText('Sorumlu: Yönetici');
  await work(page).getByLabel('Yeni not').fill('Aradım, evrakları gönderecek.');
  await button(page, 'Notu ekle').press('Enter');
  await expect(work(page).getByRole('listitem')).toContainText('Aradım, evrakları gönderecek.');
  await expectAccessibleLayout(page);
  await button(page, 'Yanıtlandı').press('Enter');
  await expect(work(page)).toContainText('Yönetici yanıtladı ·');
  await expect(button(page, 'Yanıtlanmadı olarak işaretle')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Kapat' })).toContainText(
    'Mesaj yanıtlandı olarak işaretlendi.',
  );
  await expect(history(page)).toContainText('Yanıtlananlara alındı');
  await expect.poll(() => menuCount(page)).toBeLessThan(waiting);
  await expectAccessibleLayout(page);

  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page).toHaveURL('/admin/messages?q=yanitlanan');
  await expect(row).toContainText('Yönetici');
  await expect(row).toContainText('Yanıtlandı');
  await expect(row).not.toContainText('Yeni');
  await row.getByRole('link', { name: 'Detay' }).click();
  const samePhone = page.getByRole('region', { name: 'Bu telefonla gelen talepler' });
  await samePhone.getByRole('link', { name: new RegExp(`${landRequest}`) }).click();
  await expect(page).toHaveURL(`/admin/land-detail/${landRequest}`);
});

test('the quick chips count what waits and what is mine, and the pager leads through them', async ({
  page,
  otherAdmin,
  send,
}) => {
  const [mine, free] = [await send('Çipteki'), await send('Çipteki Öteki')];
  await otherAdmin.planMessage(mine, { assignee_id: 61, answered: false, version: 1 });
  await page.goto('/admin/messages');
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
  await chip('Benim').click();
  await expect(page).toHaveURL(/answered=false&assignee=mine|assignee=mine&answered=false/);
  await expect(panelList(page).row('Çipteki')).toHaveCount(1);
  await chip('Yanıt bekleyen').click();
  await expect(panelList(page).row('Çipteki')).toHaveCount(2);
  await panelList(page).row('Çipteki Öteki').getByRole('link', { name: 'Detay' }).click();
  await expect(page).toHaveURL(`/admin/message-detail/${free}`);
  await page.getByRole('link', { name: 'Sonraki kayıt' }).click();
  await expect(page).toHaveURL(`/admin/message-detail/${mine}`);
});

test.describe('calls that fail', () => {
  test.use({ expectedMessages: [/status of (404|409|500)/] });

  test('because the message does not exist say so', async ({ page }) => {
    await page.goto('/admin/message-detail/987654321');
    await expect(page.getByRole('alert')).toContainText('Mesaj bulunamadı');
  });

  test('say why, and succeed on a retry', async ({ page, send }) => {
    const id = await send('Aksayan');
    await refuse(page, `**/api/v1/contact-messages/${id}`, refusal('getContactMessage', 500), { times: 1 });
    await page.goto(`/admin/message-detail/${id}`);
    await expect(page.getByRole('alert')).toContainText('Mesaj yüklenirken bir hata oluştu.');
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await refuse(page, '**/work', refusal('planContactMessageWork', 500), { times: 1 });
    await button(page, 'Yanıtlandı').click();
    await expect(work(page).getByRole('alert')).toContainText('Takip kaydedilemedi.');
    await button(page, 'Tekrar dene').click();
    await expect(work(page)).toContainText('Yönetici yanıtladı ·');
  });

  test('of two who change a message at once, the second sees who has changed what', async ({
    page,
    otherAdmin,
    send,
  }) => {
    const id = await send('Çakışan');
    await page.goto(`/admin/message-detail/${id}`);
    await expect(button(page, 'Yanıtlandı')).toBeEnabled();
    await otherAdmin.planMessage(id, { assignee_id: 61, answered: false, version: 1 });
    await button(page, 'Yanıtlandı').click();
    const dialog = page.getByRole('alertdialog', { name: 'Bu kayıt siz düzenlerken değiştirildi' });
    await expect(dialog).toContainText('Yanıtlandı');
    await expect(dialog).toContainText('Yönetici');
    await expectAccessibleLayout(page);
    await dialog.getByRole('button').last().click();
    await expect(work(page)).toContainText('Yönetici yanıtladı ·');
    expect(await otherAdmin.readMessageWork(id)).toMatchObject({
      assignee: { id: 61 },
      answered: { by: 'Yönetici' },
      version: 3,
    });
  });
});
