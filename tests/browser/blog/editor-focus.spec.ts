import type { Page } from '@playwright/test';
import { refusal } from '../../contract/refusal.ts';
import { gifNamedPng, imageFile } from '../fixtures/otherAdmin.ts';
import { paste } from '../fixtures/paste.ts';
import { refuse } from '../fixtures/refuse.ts';
import { expect, adminTest as test } from '../fixtures/test.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'İçerik' });

test.describe('with failing calls', () => {
  test.use({ expectedMessages: [/status of (409|415|500)/] });

  test('each dialog over the text gives the selection back, and the toolbar formats it', async ({
    page,
    otherAdmin,
  }) => {
    const title = 'Odaklı yazı';
    const id = await otherAdmin.addPost(title);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const overText: Record<string, () => Promise<unknown>> = {
      'Panelde ara': () => page.keyboard.press('Control+k'),
      'Bağlantı ekle': () => button('Bağlantı').click(),
      'Metne görsel ekle': () => button('Metne görsel ekle').press('Enter'),
      'Hata!': () => paste(editor(page), {}, [gifNamedPng]),
      'Kaydedilmemiş değişiklikler': () => page.goBack(),
    };
    /** These return the focus to their button. */
    const overButton: typeof overText = {
      'Yazı silinsin mi?': () => button('Sil').click(),
      'Hata!': async () => {
        await refuse(page, `**/api/v1/blog/${id}`, refusal('updatePost', 500), { times: 1 });
        await button('Güncelle').click();
      },
      'Taslak silinsin mi?': async () => {
        await button('Taslağı sil').click();
      },
      'Bu kayıt siz düzenlerken değiştirildi': async () => {
        await otherAdmin.changePost(id, { title: 'Başkasının başlığı' });
        await button('Güncelle').click();
      },
    };
    const expectGivenBack = async (name: string, open: () => Promise<unknown>, toText: boolean) => {
      await editor(page).press('Control+a');
      await page.keyboard.type('Bir üç');
      for (let letter = 0; letter < 3; letter++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Shift+End');
      await open();
      const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      if (toText) await expect(editor(page)).toBeFocused();
      await button('Kalın').click();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type(' iki');
      expect(await editor(page).innerHTML(), name).toBe('<p>Bir iki<strong> üç</strong></p>');
    };
    await page.goto('/admin/blog-list');
    await page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: 'Detay' }).click();
    for (const [name, open] of Object.entries(overText)) await expectGivenBack(name, open, true);
    // brings the notice of a restored draft
    await page.reload();
    for (const [name, open] of Object.entries(overButton)) await expectGivenBack(name, open, false);
  });
});

test('Tab returns to the caret, and an image that arrives meanwhile moves it along', async ({ page }) => {
  await page.goto('/admin/new-blog');
  await editor(page).click();
  const { promise: released, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/v1/blog/images', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.type('Bir iki');
  await page.keyboard.press('Home');
  await paste(editor(page), {}, [await imageFile('#224488')]);
  for (let letter = 0; letter < 3; letter++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Ne arıyorsunuz?')).toBeFocused();
  arrive();
  await expect(page.locator('.ql-editor img')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.type(',');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Meta açıklama' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(' ve');
  expect(await editor(page).innerHTML()).toMatch(/^<p><img [^>]*>Bir, ve iki<\/p>$/);
});

test('a long text stays where it was while a dialog was over it', async ({ page }) => {
  await page.goto('/admin/new-blog');
  await editor(page).click();
  await paste(editor(page), { 'text/html': '<p>Satır</p>'.repeat(100) });
  // not at an edge, to which a browser would scroll it
  for (let line = 0; line < 5; line++) await page.keyboard.press('ArrowUp');
  const scrolled = () => page.locator('.ql-editor').evaluate((root) => root.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Ne arıyorsunuz?')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeFocused();
  expect(await scrolled()).toBe(before);
});
