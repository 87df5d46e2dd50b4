import { dialogText } from '../../../src/text/dialogs.ts';
import {
  expect,
  expectAccessibleLayout,
  expectNoOverflow,
  adminTest as test,
  zoomedPhone,
} from '../fixtures/test.ts';

test('two land requests of one plot become one record, which shows note and reply, and two again', async ({
  page,
  otherAdmin,
  product,
}) => {
  const plot = { ada: '7801', parsel: '1' };
  const phone = '(0541) 780 10 01';
  const other = await otherAdmin.sendLandRequest('Birleşen Kardeş', { ...plot, phone });
  await otherAdmin.addNote(other, 'Tapuda iki kardeşin adı var.');
  await otherAdmin.offerLandRequest(other, 1_250_000);
  await expect.poll(() => product.offerLink(phone), { timeout: 20_000 }).toBeDefined();
  const token = (product.offerLink(phone) ?? '').split('/').at(-1) ?? '';
  const leader = await otherAdmin.sendLandRequest('Birleşen Abla', { ...plot, phone: '0541 780 10 02' });

  await page.goto(`/admin/land-detail/${leader}`);
  const join = page.getByRole('button', { name: `Talep T-${other} ile birleştir` });
  await join.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    `Birleşen Kardeş’in talebi (T-${other}) bu talebe (T-${leader}) bağlanacak`,
  );
  await expectAccessibleLayout(page);
  await dialog.getByRole('button', { name: dialogText.cancel }).click();
  await expect(join).toBeFocused();
  await join.click();
  await dialog.getByRole('button', { name: 'Birleştir' }).click();

  await expect(page.getByText(`T-${other} numaralı talep T-${leader} ile birleştirildi.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const joined = page.getByRole('region', { name: 'Birleştirilen talepler' });
  await expect(joined.getByRole('listitem')).toContainText('Birleşen Kardeş');
  await expect(page.getByRole('group', { name: 'Notlar' }).getByRole('listitem')).toContainText([
    `Tapuda iki kardeşin adı var.Talep T-${other}`,
  ]);
  await expectAccessibleLayout(page);

  await otherAdmin.reply(token, { reply: 'callMe', note: '18:00' });
  await page.reload();
  const reply = page.getByRole('status', { name: 'Sahibin cevabı' });
  await expect(reply).toContainText('Birleşen Kardeş');
  const call = reply.getByRole('link', { name: 'Telefonla ara: Birleşen Kardeş' });
  await expect(call).toHaveAttribute('href', 'tel:+905417801001');
  await otherAdmin.reply(token, { reply: 'accept' });
  await page.reload();
  await expect(reply).toContainText('Kabul');
  await expect(call).toHaveAttribute('href', 'tel:+905417801001');
  await otherAdmin.reply(token, { reply: 'callMe', note: '18:00' });
  await page.goto('/admin/new-land?q=birlesen&work=callAsked');
  await expect(page.getByRole('row').filter({ hasText: 'Birleşen Abla' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Birleşen Kardeş' })).toHaveCount(0);

  await page.goto(`/admin/land-detail/${other}`);
  const notice = page.getByRole('status', { name: 'Birleştirilmiş talep' });
  await expect(notice).toContainText(`Bu talep T-${leader} ile birleştirildi.`);
  await expect(page.getByRole('button', { name: 'Teklif Ver' })).toHaveCount(0);
  await expectAccessibleLayout(page);
  await page.setViewportSize(zoomedPhone);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await notice.getByRole('button', { name: 'Ayır' }).click();
  await dialog.getByRole('button', { name: 'Ayır' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Yeni teklif ver' })).toBeVisible();
  await page.goto(`/admin/land-detail/${leader}`);
  await expect(page.getByRole('button', { name: 'Teklif Ver' })).toBeVisible();
  await expect(joined).toHaveCount(0);
  await expect(page.getByText('Henüz not yok.')).toBeVisible();
});
