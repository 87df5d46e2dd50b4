import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { type FilePayload, gifNamedPng, imageFile } from '../fixtures/otherAdmin.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, storedKeys, adminTest as test } from '../fixtures/test.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'İçerik' });

/** Adds an image to the text through its dialog. */
async function addImage(page: Page, file: FilePayload): Promise<void> {
  await page.getByRole('button', { name: 'Metne görsel ekle' }).click();
  const imageDialog = page.getByRole('dialog', { name: 'Metne görsel ekle' });
  await imageDialog.locator('input[name=file]').setInputFiles(file);
  await imageDialog.getByRole('button', { name: 'Ekle' }).click();
}

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test('what is typed beside an image that has not loaded yet stays in its paragraph', async ({ page }) => {
  await page.goto('/admin/new-blog');
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/api/v1/users/docs/*', async (route) => {
    await loaded;
    await route.continue();
  });
  await addImage(page, await imageFile('#884422', 'bir.png'));
  await expect(editor(page).getByRole('img')).toHaveCount(1);
  await expect(editor(page)).toBeFocused();
  await editor(page).press('Control+Home');
  await page.keyboard.type('Önce.');
  expect(await editor(page).innerHTML()).toMatch(/^<p>Önce\.<img[^>]*><\/p>$/);
  load();
});

test.describe('when saving fails', () => {
  test.use({ expectedMessages: [/ERR_FAILED|status of (400|415|500)/] });

  test('the text stays and survives a reload, and leaving asks first', async ({ page, otherAdmin }) => {
    const title = 'Kalan yazı';
    await page.goto('/admin/blog-list');
    await page.getByRole('main').getByRole('link', { name: 'Yazı ekle' }).click();
    await page.getByRole('textbox', { name: 'Başlık' }).fill(title);
    await editor(page).click();
    await page.keyboard.type('Kaybolmayan metin');
    await page.locator('input[name=file]').setInputFiles(await imageFile('#228844', 'kapak.png'));

    await page.route('**/api/v1/blog', (route) => route.abort());
    await page.getByRole('button', { name: 'Kaydet' }).click();
    const failed = dialog(page, 'Hata!');
    await expect(failed).toContainText('Bir hata oluştu. Lütfen tekrar deneyin.');
    await expectAccessibleLayout(page);
    await page.unroute('**/api/v1/blog');
    const broken = refusal('createPost', 500);
    await refuse(page, '**/api/v1/blog', broken);
    await failed.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(failed).toContainText(broken.message);
    await failed.getByRole('button', { name: 'Kapat' }).click();
    await expect(page.getByRole('button', { name: 'Kaydet' })).toBeFocused();
    await page.unroute('**/api/v1/blog');

    // the store lacks an image of the text
    const missingImage = refusal('createPost', 400, 'missingImage');
    const { content = '' } = missingImage.fields;
    await refuse(page, '**/api/v1/blog', missingImage, { times: 1 });
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(failed).toContainText(content);
    await expect(failed.getByRole('button')).toHaveText(['Kapat']);
    await failed.getByRole('button', { name: 'Kapat' }).click();
    await expect(editor(page)).toHaveAccessibleDescription(content);
    await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(editor(page)).toBeFocused();
    await expectAccessibleLayout(page);
    await expect(page.getByRole('img', { name: 'kapak.png önizlemesi' })).toBeVisible();
    await expect(editor(page)).toHaveText('Kaybolmayan metin');

    await page.reload();
    await expect(page.getByText('Taslak geri yüklendi')).toBeVisible();
    await expect(page.getByText('lütfen yeniden seçin')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Başlık' })).toHaveValue(title);
    await expect(editor(page)).toHaveText('Kaybolmayan metin');
    await expectAccessibleLayout(page);
    expect(await storedKeys(page)).toEqual({ local: ['auth'], drafts: ['draft:post:new'] });

    const leaving = dialog(page, 'Kaydedilmemiş değişiklikler');
    await page.goBack();
    await leaving.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page).toHaveURL('/admin/new-blog');
    await expect(editor(page)).toHaveText('Kaybolmayan metin');
    await page.getByRole('link', { name: 'Listeye dön' }).click();
    await expectAccessibleLayout(page);
    await leaving.getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await leaving.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(editor(page)).toHaveText('Kaybolmayan metin');
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await leaving.getByRole('button', { name: 'Değişiklikleri sil ve ayrıl' }).click();
    await expect(page).toHaveURL('/login');
    expect(await storedKeys(page)).toEqual({ local: [], drafts: [] });
    expect(await otherAdmin.findPost(title)).toBeUndefined();
  });

  test('an image of the text whose upload fails is sent again alone', async ({ page }) => {
    await page.goto('/admin/new-blog');
    await page.getByRole('textbox', { name: 'Başlık' }).fill('Görselli');
    const send = (file: FilePayload) => addImage(page, file);
    await page.route('**/api/v1/blog/images', (route) => route.abort());
    await send(await imageFile('#884422', 'bir.png'));
    const failed = dialog(page, 'Hata!');
    await expect(failed).toContainText('Görsel yüklenemedi.');
    await expect(failed).toContainText('Sunucuya ulaşılamadı.');
    await expectAccessibleLayout(page);
    await page.unroute('**/api/v1/blog/images');
    // a post is not saved while its image is uploading; the upload can be stopped
    await page.route('**/api/v1/blog/images', () => undefined);
    await failed.getByRole('button', { name: 'Tekrar dene' }).click();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Metne eklediğiniz görsel hâlâ yükleniyor')).toBeVisible();
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Yüklemeyi durdur' }).click();
    const stopped = dialog(page, 'Yükleme durduruldu');
    await expect(stopped).toContainText('Görsel metne eklenmedi.');
    await expectAccessibleLayout(page);
    await page.unroute('**/api/v1/blog/images');
    await stopped.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(editor(page)).toBeFocused();
    await expect(editor(page).getByRole('img')).toHaveCount(1);
    await expect(page.getByText('Metne eklediğiniz görsel hâlâ yükleniyor')).toHaveCount(0);

    // an image goes to where the caret was, and does not take the focus from another field
    await editor(page).press('Control+Home');
    await page.keyboard.type('Bir. İki. ');
    let arrive = () => {};
    const released = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/v1/blog/images', async (route) => {
      await released;
      await route.continue();
    });
    await send(await imageFile('#224488', 'uc.png'));
    await editor(page).press('Control+Home');
    await page.keyboard.type('Giriş: ');
    const meta = page.getByRole('textbox', { name: 'Meta açıklama' });
    await meta.pressSequentially('Kısa');
    arrive();
    await expect(editor(page).getByRole('img')).toHaveCount(2);
    await expect(meta).toBeFocused();
    await page.keyboard.type('ca');
    await expect(meta).toHaveValue('Kısaca');
    expect(await editor(page).innerHTML()).toMatch(/^<p>Giriş: Bir\. İki\. <img[^>]*><img[^>]*><\/p>$/);
    await page.unroute('**/api/v1/blog/images');

    // after a click on an image, typed text goes behind the image
    await editor(page).getByRole('img').last().click();
    await page.keyboard.type('Son.');
    await expect(editor(page)).toHaveText('Giriş: Bir. İki. Son.');

    // the server refuses an image whose content does not match its name
    await send(gifNamedPng);
    await expect(failed).toContainText('içeriği desteklenmiyor');
    await expect(failed.getByRole('button')).toHaveText(['Kapat']);
    await failed.getByRole('button', { name: 'Kapat' }).click();
    await expect(editor(page).getByRole('img')).toHaveCount(2);
  });

  test.describe('because the post was deleted', () => {
    test.use({ expectedMessages: [/status of 404/] });

    test('a dialog says so, and leads to the list unasked', async ({ page, otherAdmin }) => {
      const id = await otherAdmin.addPost('Kaydedilemeyen yazı');
      await page.goto(`/admin/blog-detail/${id}`);
      await page.getByRole('textbox', { name: 'Başlık' }).fill('Yarım kalan başlık');
      await otherAdmin.deletePost(id);
      await page.getByRole('button', { name: 'Güncelle' }).click();
      const gone = dialog(page, 'Kayıt artık yok');
      await expect(gone).toContainText('başka bir yönetici tarafından silindi, bu yüzden kaydedilemedi');
      await expect(gone).toContainText('Yazdıklarınız ekranda duruyor');
      await expect(gone.getByRole('button', { name: 'Listeye dön' })).toBeFocused();
      await expectAccessibleLayout(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Yazıları');
      expect((await storedKeys(page)).drafts).toEqual([]);
    });

    test('the text can still be copied after a reload', async ({ page, otherAdmin }) => {
      const id = await otherAdmin.addPost('Silinen yazı');
      await page.goto(`/admin/blog-detail/${id}`);
      await page.getByRole('textbox', { name: 'Başlık' }).fill('Yarım kalan başlık');
      await otherAdmin.deletePost(id);
      await page.reload();
      await expect(page.getByText('Bu kayıt silindi; değişiklikler kaydedilemez.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Başlık' })).toHaveValue('Yarım kalan başlık');
      await expect(page.getByRole('button', { name: 'Güncelle' })).toBeDisabled();
      await expectAccessibleLayout(page);
      await page.getByRole('link', { name: 'Listeye dön' }).click();
      await dialog(page, 'Kaydedilmemiş değişiklikler')
        .getByRole('button', { name: 'Değişiklikleri sil ve ayrıl' })
        .click();
      await page.goto(`/admin/blog-detail/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kayıt bulunamadı');
    });
  });
});

test('a discarded draft of a stored post gives way to what is stored', async ({ page, otherAdmin }) => {
  const title = 'Kayıttaki başlık';
  await page.goto(`/admin/blog-detail/${await otherAdmin.addPost(title)}`);
  const input = page.getByRole('textbox', { name: 'Başlık' });
  await input.fill('Taslaktaki başlık');
  await editor(page).click();
  await page.keyboard.type('Taslak: ');
  await page.reload();
  await expect(page.getByText('Taslak geri yüklendi')).toBeVisible();
  await expect(input).toHaveValue('Taslaktaki başlık');
  const discard = page.getByRole('button', { name: 'Taslağı sil' });
  await discard.click();
  const question = dialog(page, 'Taslak silinsin mi?');
  await expect(question).toContainText('form kayıttaki hâline döner. Bu işlem geri alınamaz.');
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await expectAccessibleLayout(page);
  await page.keyboard.press('Enter');
  await expect(discard).toBeFocused();
  await expect(input).toHaveValue('Taslaktaki başlık');
  await discard.click();
  await question.getByRole('button', { name: 'Taslağı sil' }).click();
  await expect(input).toHaveValue(title);
  await expect(input).toBeFocused();
  await expect(editor(page)).toHaveText('Metin');
  expect((await storedKeys(page)).drafts).toEqual([]);
});

test.describe('when a post cannot be loaded', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('its page says why, and can load it again', async ({ page, otherAdmin }) => {
    const title = 'Yüklenemeyen yazı';
    const id = await otherAdmin.addPost(title);
    const failed = refusal('getPost', 500);
    await refuse(page, `**/api/v1/blog/${id}`, failed, { times: 1 });
    await page.goto(`/admin/blog-detail/${id}`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Kayıt yüklenirken bir hata oluştu.');
    await expect(notice).toContainText(failed.message);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yazı Düzenle');
    await expect(editor(page)).toHaveCount(0);
    await expectAccessibleLayout(page);
    await notice.getByRole('button', { name: 'Tekrar dene' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Başlık' })).toHaveValue(title);
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});
