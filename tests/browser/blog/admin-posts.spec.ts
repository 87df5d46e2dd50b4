import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { imageFile } from '../fixtures/otherAdmin.ts';
import { panelList } from '../fixtures/panelList.ts';
import { paste } from '../fixtures/paste.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, expectAccessibleLayout, adminTest as test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

const editor = (page: Page) => page.getByRole('textbox', { name: 'İçerik' });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test.describe('with another admin at work', () => {
  test.use({ expectedMessages: [/status of (404|409|500)/] });

  test('a post is created, read, changed, merged after a conflict, and deleted', async ({
    page,
    otherAdmin,
  }, info) => {
    const title = `Tapu rehberi ${info.project.name}`;
    await page.goto('/admin/blog-list?page=1');
    await page.getByRole('link', { name: 'Yazı ekle', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Yazı Ekle' })).toBeVisible();
    await expect(editor(page)).toBeVisible();

    // each empty field shows an error, and the first one has the focus
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByRole('textbox', { name: 'Başlık' })).toBeFocused();
    await expect(page.getByText('Bu alan zorunludur.')).toHaveCount(2);
    await expectAccessibleLayout(page);
    await page.getByRole('textbox', { name: 'Başlık' }).fill(title);

    await editor(page).click();
    // the arrow keys change the format, and the select keeps the focus
    const block = page.getByRole('combobox', { name: 'Paragraf biçimi' });
    await expect(block).toHaveAttribute('name', 'heading');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await block.press(key);
    await expect(block).toHaveValue('2');
    await expect(block).toBeFocused();
    await editor(page).focus();
    await page.keyboard.type('Tapu türleri');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Kalın' }).click();
    await page.keyboard.type('Müstakil');
    await page.getByRole('button', { name: 'Kalın' }).click();
    await page.keyboard.type(' tapu iyidir.');
    await editor(page).press('Control+a');
    await expect(block).toHaveValue('mixed');
    await editor(page).press('Control+End');
    await expect(block).toHaveValue('');

    await page.getByRole('button', { name: 'Metne görsel ekle' }).click();
    const imageDialog = page.getByRole('dialog', { name: 'Metne görsel ekle' });
    await imageDialog.locator('input[type=file]').setInputFiles({
      name: 'tapu.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    });
    await expect(imageDialog.getByText('Yalnızca jpg, jpeg ve png yükleyebilirsiniz')).toBeVisible();
    await expect(imageDialog.getByRole('button', { name: 'Ekle' })).toBeDisabled();
    await imageDialog.getByRole('button', { name: 'dosyayı kaldır' }).press('Enter');
    await expect(imageDialog.locator('input[type=file]')).toBeFocused();
    await imageDialog.locator('input[type=file]').setInputFiles(await imageFile('#884422'));
    await imageDialog.getByRole('textbox', { name: 'Görsel açıklaması' }).fill('Tapu senedi');
    await expectAccessibleLayout(page);
    await imageDialog.getByRole('button', { name: 'Ekle' }).click();
    const image = editor(page).getByRole('img', { name: 'Tapu senedi' });
    await expect(image).toHaveAttribute('src', /^\/api\/v1\/users\/docs\/[a-z0-9]+\.png$/);

    const meta = page.getByRole('textbox', { name: 'Meta açıklama' });
    // a character counts once, even one that takes two UTF-16 code units
    const tooLong = page.getByText('yalnızca ilk 160 karakter gösterilir');
    await meta.fill('🏡'.repeat(160));
    await expect(page.getByText('160 / 160')).toBeVisible();
    await expect(tooLong).toHaveCount(0);
    await meta.fill('a'.repeat(161));
    await expect(page.getByText('161 / 160')).toBeVisible();
    await expect(tooLong).toBeVisible();
    await meta.fill('Tapu üzerine');
    await expect(page.getByText('12 / 160')).toBeVisible();

    const file = page.locator('input[name=file]');
    await expect(file).toHaveAttribute('accept', 'image/jpeg,.jpg,.jpeg,.jfif,.jpe,image/png,.png');
    await file.setInputFiles({ name: 'not.txt', mimeType: 'text/plain', buffer: Buffer.from('not') });
    await expect(page.getByText('Yalnızca jpg, jpeg ve png yükleyebilirsiniz')).toBeVisible();
    await file.setInputFiles(await imageFile('#228844', 'kapak.png'));
    await expect(page.getByRole('img', { name: 'kapak.png önizlemesi' })).toBeVisible();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Yazı eklendi.')).toBeVisible();
    await expect(row(page, title)).toContainText('Tapu türleri Müstakil tapu iyidir.');
    const post = await otherAdmin.findPost(title);
    if (!post) throw new Error('The post was not saved');
    expect(post.content).toMatch(
      /^<h2>Tapu türleri<\/h2><p><strong>Müstakil<\/strong> tapu iyidir\.<img src="\/api\/v1\/users\/docs\/\w+\.png" alt="Tapu senedi" ?\/?><\/p>$/,
    );
    expect(post.meta_desc).toBe('Tapu üzerine');
    expect(await otherAdmin.hasFile(post.image)).toBe(true);

    // another admin saves first: the page overwrites nothing without asking
    await row(page, title).getByRole('link', { name: 'Detay' }).click();
    await expect(editor(page)).toContainText('Tapu türleri');
    // there is no own change to undo
    await editor(page).press('Control+z');
    await expect(editor(page)).toContainText('Tapu türleri');
    await otherAdmin.changePost(post.id, {
      meta_desc: 'Başkasının özeti',
      content: '<p>Başkasının metni</p>',
    });
    await meta.fill('Benim özetim');
    await page.getByRole('button', { name: 'Güncelle' }).click();
    const conflict = dialog(page, 'Bu kayıt siz düzenlerken değiştirildi');
    await expect(conflict.getByRole('heading', { level: 3 })).toHaveText(['Meta açıklama', 'İçerik']);
    const compared = conflict.getByRole('region', { name: 'Meta açıklama' });
    await expect(compared).toContainText('Benim özetim');
    await expect(compared).toContainText('Başkasının özeti');
    await expect(conflict.getByRole('region', { name: 'İçerik' })).toContainText(
      'Yalnızca diğer yönetici değiştirdi; böyle kalır.Başkasının metni',
    );
    await expectAccessibleLayout(page);
    await conflict.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(meta).toHaveValue('Benim özetim');
    // the page's history now includes the other admin's change
    await expect(page.getByRole('region', { name: 'Geçmiş' }).getByRole('listitem')).toHaveText([
      /Yazı güncellendi/,
      /Yazı eklendi/,
    ]);
    await page.getByRole('button', { name: 'Güncelle' }).click();
    await conflict.getByRole('button', { name: 'Değişikliklerimi kaydet' }).click();
    await expect(page.getByText('Yazı güncellendi.')).toBeVisible();
    expect(await otherAdmin.findPost(title)).toMatchObject({
      meta_desc: 'Benim özetim',
      content: '<p>Başkasının metni</p>',
    });

    await row(page, title).getByRole('link', { name: 'Detay' }).click();
    await page.getByRole('button', { name: 'Sil' }).click();
    const removal = dialog(page, 'Yazı silinsin mi?');
    await expect(removal).toContainText(title);
    await expectAccessibleLayout(page);
    await removal.getByRole('button', { name: 'Vazgeç' }).click();
    await otherAdmin.deletePost(post.id);
    await page.getByRole('button', { name: 'Sil' }).click();
    const failed = dialog(page, 'Hata!');
    await refuse(page, `**/api/v1/blog/${post.id}`, refusal('deletePost', 500), { times: 1 });
    await removal.getByRole('button', { name: 'Yazıyı Sil' }).click();
    await expect(failed).toContainText('İşlem sırasında bir hata oluştu.');
    await expectAccessibleLayout(page);
    await failed.getByRole('button', { name: 'Tekrar dene' }).click();
    const gone = dialog(page, 'Kayıt artık yok');
    await expect(gone).toContainText('başka bir yönetici tarafından silinmiş');
    await gone.getByRole('button', { name: 'Listeye dön' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Yazıları' })).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
    await page.goto(`/admin/blog-detail/${post.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kayıt bulunamadı');
    // the page still shows who deleted the post
    await expect(page.getByRole('region', { name: 'Geçmiş' })).toContainText('Yazı silindi');
    await expectAccessibleLayout(page);
  });
});

test('a post is previewed as it is typed, and its page opens from the panel', async ({
  page,
  otherAdmin,
}, info) => {
  const title = `Önizlenen ${info.project.name}`;
  const id = await otherAdmin.addPost(title);
  await page.goto(`/admin/blog-detail/${id}`);
  await expect(page.getByRole('link', { name: 'Sitede gör' })).toHaveAttribute(
    'href',
    new RegExp(`^/blog/detay/${id}/`),
  );
  await page.getByLabel('Başlık').fill('Taslak başlık');
  await page.getByRole('textbox', { name: 'İçerik' }).fill('Taslak metin');
  const open = page.getByRole('button', { name: 'Önizle' });
  await open.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Önizleme' });
  await expect(preview.getByRole('heading', { name: 'Taslak başlık' })).toBeVisible();
  await expect(preview.getByText('Taslak metin')).toBeVisible();
  await expectAccessibleLayout(page);
  await preview.getByRole('button', { name: 'Kapat' }).press('Enter');
  await expect(open).toBeFocused();
});

test('a deleted post is named in a toast, on the list', async ({ page, otherAdmin }) => {
  const title = 'Silinecek yazı';
  await page.goto(`/admin/blog-detail/${await otherAdmin.addPost(title)}`);
  await page.getByRole('button', { name: 'Sil' }).click();
  await dialog(page, 'Yazı silinsin mi?').getByRole('button', { name: 'Yazıyı Sil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Yazıları' })).toBeVisible();
  await expect(page.getByText('Yazı silindi.')).toBeVisible();
  await expectAccessibleLayout(page);
  await expect(row(page, title)).toHaveCount(0);
});

test('words become a link only with an address, and lose it again', async ({ page }) => {
  await page.goto('/admin/new-blog');
  await editor(page).click();
  await page.keyboard.type('Tapu');
  await editor(page).press('Control+a');
  const tool = page.getByRole('button', { name: 'Bağlantı', exact: true });
  await tool.click();
  const linkDialog = page.getByRole('dialog', { name: 'Bağlantı ekle' });
  const address = page.getByRole('dialog').getByRole('textbox', { name: 'Adres' });
  await expect(address).toBeFocused();
  // the selected words are the text of the link
  await expect(linkDialog.getByRole('textbox')).toHaveCount(1);
  await expectAccessibleLayout(page);
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(
    'Lütfen geçerli bir adres giriniz; örneğin https://ornek.com',
  );
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toBeFocused();
  await expectAccessibleLayout(page);
  await address.fill('tkgm.gov.tr');
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(linkDialog).toBeHidden();
  const link = editor(page).getByRole('link', { name: 'Tapu' });
  await expect(link).toHaveAttribute('href', 'https://tkgm.gov.tr');
  await expect(editor(page)).toBeFocused();
  await expect(tool).toHaveAttribute('aria-pressed', 'true');

  await tool.click();
  await expect(address).toHaveValue('https://tkgm.gov.tr');
  const changeDialog = page.getByRole('dialog', { name: 'Bağlantıyı değiştir' });
  await changeDialog.getByRole('button', { name: 'Bağlantıyı kaldır' }).click();
  await expect(link).toHaveCount(0);
  await expect(editor(page)).toHaveText('Tapu');

  // without selected words the dialog asks for them
  await editor(page).press('Control+Home');
  await tool.click();
  await address.fill('https://urla.bel.tr/');
  await linkDialog.getByRole('textbox', { name: 'Bağlantı metni' }).fill(' Belediye');
  await page.keyboard.press('Enter');
  await expect(editor(page).getByRole('link', { name: 'Belediye' })).toHaveAttribute(
    'href',
    'https://urla.bel.tr/',
  );
  await expect(editor(page)).toBeFocused();
  // the browser itself keeps keystrokes out of a link that ends; what is pasted is the editor's
  await paste(editor(page), { 'text/plain': ' ve' });
  await page.keyboard.type(' ');
  await expect(editor(page)).toHaveText('Belediye ve Tapu');
  await expect(editor(page).getByRole('link')).toHaveText('Belediye');
});

test('hostile HTML does not run in the editor, and is not saved', async ({ page, otherAdmin }, info) => {
  const title = `Zararsız ${info.project.name}`;
  const base64 = `data:image/png;base64,${(await imageFile('#123456')).buffer.toString('base64')}`;
  await page.goto('/admin/new-blog');
  await page.getByRole('textbox', { name: 'Başlık' }).fill(title);
  await editor(page).click();
  await paste(editor(page), {
    'text/html': `<h2 onclick="hacked=1">Başlık</h2><p style="color:red">Masum <b>metin</b>
     <a href="javascript:hacked=1">bağlantı</a></p><script>hacked=1</script><iframe src="//x.invalid"></iframe>
     <img src="x" onerror="hacked=1"><svg onload="hacked=1"></svg><img src="${base64}">`,
  });
  await expect(editor(page)).toContainText('Masum metin');
  await expect(editor(page).getByRole('img')).toHaveAttribute('src', /^\/api\/v1\/users\/docs\//);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yazı eklendi.')).toBeVisible();
  const { id, content = '' } = (await otherAdmin.findPost(title)) ?? {};
  expect(content).toContain('<h2>Başlık</h2>');
  expect(content).not.toMatch(/onclick|onerror|onload|javascript:|<script|<iframe|<svg|style=|data:/);
  await page.goto(`/admin/blog-detail/${id}`);
  await expect(editor(page)).toContainText('Masum metin');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  // opening a post is not an unsaved change
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Yazıları' })).toBeVisible();
});

test('posts are searched, ordered and paged by the address', async ({ page, otherAdmin }, info) => {
  const word = `sayfali${info.project.name}`;
  const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const content = 'Tapu devrinden önce bakılacak on şey vardır. '.repeat(3);
  for (const number of numbers)
    await otherAdmin.addPost(`${number} ${word}`, { content: `<p>${content}</p>` });
  await page.goto('/admin/blog-list');
  await panelList(page).search.fill(word);
  await expect(page).toHaveURL(`/admin/blog-list?q=${word}`);
  const titles = page.getByRole('row').filter({ hasText: word });
  await expect(titles.first()).toContainText(`12 ${word}`);
  await expect(titles.first()).toContainText(`${content.slice(0, 100)}…`);
  await page.getByRole('columnheader', { name: 'Başlık' }).press('Enter');
  await expect(page).toHaveURL(`/admin/blog-list?sort=title&q=${word}`);
  await expect(titles.first()).toContainText(`01 ${word}`);
  const perPage = await titles.count();
  await page.getByRole('navigation', { name: 'Sayfalar' }).getByText('2', { exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(titles.first()).toContainText(`${numbers[perPage]} ${word}`);
  await page.reload();
  await expect(titles.first()).toContainText(`${numbers[perPage]} ${word}`);
  await expectAccessibleLayout(page);
  await page.goBack();
  await expect(titles.first()).toContainText(`01 ${word}`);
  await page.goto(`/admin/blog-list?page=1000002&q=${word}`);
  // a page past the end is the last one
  await expect(page).toHaveURL(`/admin/blog-list?page=2&q=${word}`);
  await expect(titles).toHaveCount(12 - perPage);
  await panelList(page).search.fill('boylebirseyyok');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  await expectAccessibleLayout(page);
});
