import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { panelList } from '../fixtures/panelList.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, expectPdfInNewTab, adminTest as test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function search(page: Page, email: string): Promise<void> {
  await panelList(page).search.fill(email);
}

test('an applicant can be reviewed, approved, cancelled, restored and sent a reset link', async ({
  page,
  product,
  otherAdmin,
}) => {
  test.slow();
  const email = 'zeynep@example.com';
  const id = await otherAdmin.applyAsConsultant('Zeynep', email);
  const row = rowOf(page, email);
  const dialog = page.getByRole('alertdialog');

  await page.goto('/admin/new-user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onay Bekleyen Danışmanlar');
  await search(page, email.toUpperCase());
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Onay Bekliyor');
  await expectAccessibleLayout(page);

  await row.getByRole('link', { name: 'Sertifika' }).click();
  const viewer = page.getByRole('dialog', { name: 'Sertifika: Zeynep Kaya' });
  await expect(viewer.getByRole('img')).toBeVisible();
  const zoomIn = viewer.getByRole('button', { name: 'Yakınlaştır' });
  const zoomOut = viewer.getByRole('button', { name: 'Uzaklaştır' });
  await expect(zoomOut).toBeDisabled();
  await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('+');
  await expect(zoomOut).toBeEnabled();
  await page.keyboard.press('0');
  await expect(zoomOut).toBeDisabled();
  // the button keeps the focus when it is disabled at the limit
  for (let count = 0; count < 9; count++) await zoomIn.press('Enter');
  await expect(zoomIn).toBeDisabled();
  await expect(zoomIn).toBeFocused();
  await expect(viewer.getByRole('img')).toBeInViewport();
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  const detail = row.getByRole('link', { name: 'Detay' });
  await detail.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/user-detail/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zeynep Kaya');
  await expectAccessibleLayout(page);

  await expectPdfInNewTab(page, page.getByRole('link', { name: 'Vergi levhasını görüntüle' }));

  const approve = page.getByRole('button', { name: 'Kullanıcıyı Onayla' });
  await approve.press('Enter');
  await expect(dialog).toContainText('Danışman onaylansın mı?');
  expect(await dialog.getByRole('button').allTextContents()).toEqual(['Vazgeç', 'Kullanıcıyı Onayla']);
  await expectAccessibleLayout(page);
  await dialog.getByRole('button', { name: 'Vazgeç' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(approve).toBeFocused();
  await approve.press('Enter');
  await dialog.getByRole('button', { name: 'Kullanıcıyı Onayla' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/new-user\?q=zeynep/i);
  await search(page, email);
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();

  const { token } = await otherAdmin.signInAs(id, email);
  const headers = { token: `${id}.${token}` };
  const profileStatus = async () => (await fetch(`${product.url}/api/v1/users/${id}`, { headers })).status;
  expect(await profileStatus()).toBe(200);
  await page.goto('/admin/user-list');
  await search(page, email);
  await expect(row).toContainText('Onaylı');
  await detail.click();
  await expect(approve).toBeHidden();
  await page.getByRole('button', { name: 'İptal Et' }).click();
  await expect(dialog).toContainText('Üyelik kapatılsın mı?');
  await dialog.getByLabel('Gerekçe (isteğe bağlı)').fill('Ofisiniz kapanmış.');
  await expectAccessibleLayout(page);
  // a slip keeps what was typed
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'İptal Et' }).click();
  await expect(dialog.getByLabel('Gerekçe (isteğe bağlı)')).toHaveValue('Ofisiniz kapanmış.');
  await dialog.getByRole('button', { name: 'Üyeliği kapat' }).click();
  await expect(page).toHaveURL(/\/admin\/user-list\?q=zeynep/);
  await expect(
    page.getByText('Zeynep Kaya’nın üyeliği kapatıldı; kendisine mesaj gönderiliyor.'),
  ).toBeVisible();
  // cancelling ends every session of the consultant at once
  expect(await profileStatus()).toBe(401);

  await page.goto('/admin/canceled-user');
  await search(page, email);
  await expect(row).toContainText('Üyelik Kapatıldı');
  await detail.click();
  await page.getByRole('button', { name: 'İptal Edilenlerden Çıkar' }).click();
  await dialog.getByRole('button', { name: 'İptal Edilenlerden Çıkar' }).click();
  await expect(page).toHaveURL(/\/admin\/canceled-user\?q=zeynep/);
  await search(page, email);
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();

  await page.goto(`/admin/user-detail/${id}`);
  await page.getByRole('button', { name: 'Şifre Sıfırlama Gönder' }).click();
  await dialog.getByRole('button', { name: 'Şifre Sıfırlama Gönder' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByText('Şifre sıfırlama bağlantısı kullanıcının e-posta adresine gönderildi.'),
  ).toBeVisible();
  await expectAccessibleLayout(page);
  const history = page.getByRole('region', { name: 'Geçmiş' }).getByRole('listitem');
  await expect(history).toHaveText([
    /^Şifre sıfırlama bağlantısı gönderildi/,
    /^İptal edilenlerden çıkarıldı/,
    /^Üyelik kapatıldı\s*Gerekçe: Ofisiniz kapanmış\./,
    /^Bilgiler güncellendi\s*Değişen alanlar: şifre/,
    /^Danışman onaylandı/,
    /^Başvuru yapıldı\s*Ziyaretçi · \d+ \S+ \d{4}/,
  ]);
  const messages = await otherAdmin.findMessages(email);
  expect(messages.filter(({ kind }) => kind === 'membershipClosed')).toHaveLength(1);
  const resetLink = messages.find(({ kind }) => kind === 'resetLink');
  expect(resetLink?.body).toContain('token=•••');
});

test.describe('when a change fails', () => {
  test.use({ expectedMessages: [/status of (500|409)/] });

  test('the page shows why, and the admin can retry', async ({ page, otherAdmin }) => {
    const id = await otherAdmin.applyAsConsultant('Hatice', 'hata@example.com');
    await refuse(page, '**/history/**', refusal('listHistory', 500), { times: 1 });
    await page.goto(`/admin/user-detail/${id}`);
    const history = page.getByRole('region', { name: 'Geçmiş' });
    await expect(history).toContainText('Geçmiş yüklenirken bir hata oluştu.');
    await history.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(history).toContainText('Başvuru yapıldı');
    const dialog = page.getByRole('alertdialog');
    const failed = page.getByRole('alertdialog', { name: 'Hata!' });

    const reset = page.getByRole('button', { name: 'Şifre Sıfırlama Gönder' });
    await expect(reset).toBeHidden();
    await refuse(page, '**/users/status-ok/*', refusal('approveUser', 500), { times: 1 });
    await page.getByRole('button', { name: 'Kullanıcıyı Onayla' }).click();
    await dialog.getByRole('button', { name: 'Kullanıcıyı Onayla' }).click();
    await expect(failed).toContainText('İşlem sırasında bir hata oluştu.');
    await otherAdmin.approveConsultant(id);
    await failed.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(dialog).toContainText('Bu danışman zaten onaylanmış.');
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(page.getByText('Onaylı', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kullanıcıyı Onayla' })).toBeHidden();

    await refuse(page, '**/users/forgot-password', refusal('forgotPassword', 500));
    await reset.press('Enter');
    await dialog.getByRole('button', { name: 'Şifre Sıfırlama Gönder' }).press('Enter');
    await expect(failed).toContainText('Şifre sıfırlama işlemi başarısız oldu.');
    await expectAccessibleLayout(page);
    await failed.getByRole('button', { name: 'Vazgeç' }).press('Enter');
    await expect(reset).toBeFocused();

    await page.getByRole('button', { name: 'İptal Et' }).click();
    await otherAdmin.cancelConsultant(id);
    await dialog.getByRole('button', { name: 'Üyeliği kapat' }).click();
    await expect(failed).toContainText('Bu danışman zaten iptal edilmiş.');
    await expectAccessibleLayout(page);
    await failed.getByRole('button', { name: 'Kapat' }).click();
    await expect(page).toHaveURL(/\/admin\/user-list$/);
  });
});

test.describe('when a document cannot be loaded', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('a dialog says why and loads it again, and the focus returns to its link', async ({
    page,
    otherAdmin,
  }) => {
    const id = await otherAdmin.applyAsConsultant('Belgesiz', 'belgesiz@example.com');
    const broken = refusal('getFile', 500);
    await refuse(page, '**/api/v1/users/docs/*', broken, { times: 3 });
    await page.goto(`/admin/user-detail/${id}`);
    const link = page.getByRole('link', { name: 'Sertifikayı görüntüle' });
    const preview = page.getByRole('region', { name: 'Belgeler' });
    await expect(preview).toContainText(`Belge gösterilemedi.${broken.message}`);
    const failed = page.getByRole('alertdialog', { name: 'Hata!' });
    await link.press('Enter');
    await expect(failed).toContainText('Belge açılamadı.');
    await expect(failed).toContainText(broken.message);
    await expect(failed.getByRole('button')).toHaveText(['Kapat', 'Tekrar dene']);
    await expect(failed.getByRole('button', { name: 'Tekrar dene' })).toBeFocused();
    await expectAccessibleLayout(page);
    await failed.getByRole('button', { name: 'Kapat' }).press('Enter');
    await expect(link).toBeFocused();
    await link.press('Enter');
    await failed.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Sertifika: Belgesiz Kaya' });
    await expect(viewer.getByRole('img')).toBeVisible();
    await expect(failed).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await preview.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
    await expect(link.locator('img')).toBeVisible();
  });
});

test('the documents of an application are read on its page, and downloaded by keyboard', async ({
  page,
  otherAdmin,
}) => {
  const id = await otherAdmin.applyAsConsultant('Belgeli', 'belgeli@example.com');
  const documents = page.getByRole('region', { name: 'Belgeler' });
  const certificate = documents.getByRole('link', { name: 'Sertifikayı görüntüle' });
  await page.goto(`/admin/user-detail/${id}`);
  await expect(certificate.locator('img')).toHaveJSProperty('complete', true);
  await expect(certificate.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  // this browser has no viewer, as those of phones
  await expect(documents).toContainText('Bu tarayıcı PDF dosyalarını sayfanın içinde gösteremiyor.');
  await expect(documents.locator('iframe')).toHaveCount(0);
  await expectAccessibleLayout(page);
  const download = page.waitForEvent('download');
  await certificate.focus();
  await page.keyboard.press('Tab');
  await expect(documents.getByRole('button', { name: 'İndir: Sertifika: Belgeli Kaya' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.(png|jpg)$/);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true });
  });
  await page.reload();
  const viewer = documents.locator('iframe');
  await expect(viewer).toHaveAttribute('title', 'Vergi levhası: Belgeli Kaya');
  await expect(viewer).toHaveAttribute('src', /^blob:/);
});

test('the page of the admin account offers no actions', async ({ page }) => {
  await page.goto('/admin/user-detail/61');
  await expect(page.getByRole('heading', { name: 'Kişi bilgileri' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'İşlemler' })).toHaveCount(0);
  await expectAccessibleLayout(page);
});
