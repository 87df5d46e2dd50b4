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

for (const [program, { lines, losses, quill }] of Object.entries({
  'google-docs': { lines: [], losses: '', quill: [] },
}))
  test(`what ${program} copies keeps its form, and what is lost is said`, async ({ page }) => {
    await openEditor(page);
    const { buffer } = await imageFile('#2e7d32');
    const html = clipboard(program).replace('IMAGE', buffer.toString('base64'));
    await paste(editor(page), { 'text/html': html });
    console.log(program, await ours(page), await plainQuill(page, html));
  });
