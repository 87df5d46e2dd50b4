import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { imageFile } from '../fixtures/otherAdmin.ts';
import { paste } from '../fixtures/paste.ts';
import { expect, adminTest as test } from '../fixtures/test.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'İçerik' });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Bildirimi gizle' });

async function openEditor(page: Page): Promise<void> {
  await page.goto('/admin/new-blog');
  await editor(page).click();
}

/** The HTML of an editor, without what only draws it, and with the lines apart. */
const written = (html: string) =>
  html
    .replaceAll('<span class="ql-ui" contenteditable="false"></span>', '')
    .replaceAll(' rel="noopener noreferrer" target="_blank"', '')
    .replace(/src="\/api[^"]+"/g, 'src="…"')
    .split(/(?<=<\/(?:p|h[1-6]|li)>)/);

const ours = async (page: Page) => written(await editor(page).innerHTML());

const formats = ['header', 'bold', 'italic', 'list', 'indent', 'link', 'blockquote'];

/** What Quill itself makes of a clipboard, on a page without a content security policy. */
async function plainQuill(page: Page, html: string): Promise<string[]> {
  const blank = await page.context().newPage();
  await blank.setContent('<div></div>');
  await blank.addScriptTag({ path: createRequire(import.meta.url).resolve('quill/dist/quill.js') });
  const shown = await blank.evaluate(`
    const quill = new Quill('div', { formats: ${JSON.stringify(formats)} });
    quill.setContents(quill.clipboard.convert({ html: ${JSON.stringify(html)} }));
    quill.root.innerHTML;
  `);
  await blank.close();
  return written(String(shown));
}

const clipboard = (name: string) => readFileSync(new URL(`clipboards/${name}.txt`, import.meta.url), 'utf8');

const programs: Record<string, { lines: string[]; plain?: (lines: string[]) => string[]; losses: RegExp }> = {
  'google-docs': { lines: [], losses: /x/ },
  word: { lines: [], losses: /x/ },
  'word-online': { lines: [], losses: /x/ },
  outlook: { lines: [], losses: /x/ },
  libreoffice: { lines: [], losses: /x/ },
};
for (const [program, { lines, losses }] of Object.entries(programs)) {
  test(`what ${program} copies keeps its form, and what is lost is said`, async ({ page }) => {
    await openEditor(page);
    const { buffer } = await imageFile('#2e7d32');
    const html = clipboard(program).replace('IMAGE', buffer.toString('base64'));
    await paste(editor(page), { 'text/html': html });
    await page.waitForTimeout(1500);
    console.log(program, await ours(page), 'PLAIN', await plainQuill(page, html), await toast(page).allTextContents());
    void lines, losses;
  });
}

test('pasted and dropped files go to the caret, and those that are no images are named', async ({ page }) => {
  await openEditor(page);
  const image = await imageFile('#2e7d32');
  const images = editor(page).getByRole('img');
  const style = 'style="width: 40px"';
  // a browser copies an image of a page with its address and as a file
  await paste(editor(page), { 'text/html': `<img src="https://ornek.com/a.png" ${style}>` }, [image]);
  await expect(images).toHaveCount(1);
  await expect(toast(page)).toHaveCount(0);
  // Word and Excel add a picture of the words
  await paste(editor(page), { 'text/html': `<p ${style}>Metin</p>`, 'text/plain': 'Metin' }, [image]);
  await expect(editor(page)).toHaveText('Metin');
  await paste(editor(page), {}, [{ ...image, name: 'a.gif', mimeType: 'image/gif' }]);
  await expect(toast(page)).toContainText('Metne yalnızca jpg, jpeg ve png görseller eklenebilir.');
  await expect(images).toHaveCount(1);
});

test('the levels of a list are set, stored as lists in lists, and shown on its page', async ({
  page,
  otherAdmin,
}) => {
  const title = 'Düzeyli liste';
  await openEditor(page);
  const deeper = page.getByRole('button', { name: 'Girintiyi artır' });
  const shallower = page.getByRole('button', { name: 'Girintiyi azalt' });
  await page.getByRole('button', { name: 'Madde işaretli liste' }).click();
  await page.keyboard.type('Tapu');
  // nothing above it
  await expect(deeper).toBeDisabled();
  await page.keyboard.press('Enter');
  await deeper.press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Hisseli');
  await expect(deeper).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Müstakil');
  await page.keyboard.press('Enter');
  await shallower.click();
  await expect(shallower).toBeDisabled();
  await page.keyboard.type('İmar');
  // a line that leaves its list leaves its level too
  await page.keyboard.press('Enter');
  await deeper.click();
  await page.getByRole('combobox', { name: 'Paragraf biçimi' }).selectOption('Başlık 2');
  await page.keyboard.type('Son');
  await page.getByRole('textbox', { name: 'Başlık' }).fill(title);
  const lines = await ours(page);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('alertdialog', { name: 'İşlem Başarılı!' })).toBeVisible();
  const { id, content } = (await otherAdmin.findPost(title)) ?? {};
  expect(content).toBe(
    '<ul><li>Tapu<ul><li>Hisseli</li><li>Müstakil</li></ul></li><li>İmar</li></ul><h2>Son</h2>',
  );
  await page.goto(`/blog/detay/${id}/duzeyli-liste`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Tapu' }).getByRole('listitem')).toHaveText([
    'Hisseli',
    'Müstakil',
  ]);
  await page.goto(`/admin/blog-detail/${id}`);
  await expect(editor(page)).toContainText('Son');
  expect(await ours(page)).toEqual(lines);
});
