import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { imageFile } from '../fixtures/otherAdmin.ts';
import { paste } from '../fixtures/paste.ts';
import { expect, adminTest as test } from '../fixtures/test.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'İçerik' });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Kapat' });

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
  await blank.evaluate(`void new Quill('div', { formats: ${JSON.stringify(formats)} })`);
  const root = blank.locator('.ql-editor');
  await paste(root, { 'text/html': html });
  const shown = written(await root.innerHTML());
  await blank.close();
  return shown;
}

interface Clipboard {
  /** What the editor shows. */
  lines: string[];
  /** Where Quill itself shows other lines, or none. */
  plain: Record<string, string | string[]>;
  losses: string;
}

/** The HTML of each program is in `clipboards/`. */
const clipboards: Record<string, Clipboard> = {
  'google-docs': {
    lines: [
      '<h2>Tapu türleri</h2>',
      '<h3>Hisseli tapu</h3>',
      '<p>Hisseli tapu <strong>ortak mülkiyettir</strong><em>, yani paylıdır</em>; <a href="https://www.tkgm.gov.tr/">TKGM</a></p>',
      '<ol><li data-list="bullet">Birinci</li>',
      '<li data-list="bullet" class="ql-indent-1">Alt madde</li>',
      '<li data-list="ordered">Numara</li>',
      '</ol><p><br></p>',
      '<p>Ada</p>',
      '<p>Parsel</p>',
      '<p><br></p>',
    ],
    plain: { '<h2>Tapu türleri</h2>': '<h1>Tapu türleri</h1>' },
    losses: 'tablo, renk ve 1 görsel.',
  },
  word: {
    lines: [
      '<h2>Ön kontrol</h2>',
      '<h2>1. Tapu kaydı</h2>',
      '<p>Satıştan <strong>önce</strong> <em>mutlaka</em> bakın: <a href="https://www.tkgm.gov.tr/parsel">parsel sorgu</a>. 🏡</p>',
      '<blockquote>Tapu devlet güvencesindedir.</blockquote><ol><li data-list="bullet">Şerh</li>',
      '<li data-list="bullet" class="ql-indent-1"><strong>İpotek</strong> var mı</li>',
      '<li data-list="bullet">Haciz</li>',
      '<li data-list="ordered">Randevu</li>',
      '</ol><p><br></p>',
    ],
    plain: {
      '<h2>Ön kontrol</h2>': '<h1>Ön kontrol</h1>',
      '<h2>1. Tapu kaydı</h2>': '<ol><li data-list="ordered">Tapu kaydı</li>',
      '<p>Satıştan <strong>önce</strong> <em>mutlaka</em> bakın: <a href="https://www.tkgm.gov.tr/parsel">parsel sorgu</a>. 🏡</p>':
        '</ol><p>\tSatıştan <strong>önce</strong> <em>mutlaka</em> bakın: <a href="about:blank">parsel sorgu</a>. \ufffd\ufffdgizli</p>',
      '<blockquote>Tapu devlet güvencesindedir.</blockquote><ol><li data-list="bullet">Şerh</li>': [
        '<p>Tapu devlet güvencesindedir.</p>',
        '<ol><li data-list="bullet">Şerh</li>',
      ],
    },
    losses: 'hizalama ve 1 görsel.',
  },
  'word-online': {
    lines: [
      '<h3>Hazırlık</h3>',
      '<p><strong>Belgeler</strong> </p>',
      '<ol><li data-list="bullet">Tapu</li>',
      '<li data-list="bullet" class="ql-indent-1">Fotokopisi</li>',
      '</ol><p><br></p>',
    ],
    plain: {
      '<h3>Hazırlık</h3>': '<p>Hazırlık</p>',
      '<li data-list="bullet" class="ql-indent-1">Fotokopisi</li>': '<li data-list="bullet">Fotokopisi</li>',
    },
    losses: '',
  },
  outlook: {
    lines: [
      '<p>Merhaba,</p>',
      '<p><br></p>',
      '<p>Yarınki <strong>keşif</strong> için saat 10 saat 11 uygundur:</p>',
      '<ol><li data-list="bullet">Ruhsat</li>',
      '<li data-list="bullet" class="ql-indent-1">Kopyası</li>',
      '</ol><p>Yazın: <a href="mailto:bilgi@urla.bel.tr">bilgi@urla.bel.tr</a>, Plan</p>',
      '<p><br></p>',
    ],
    plain: {
      '<ol><li data-list="bullet">Ruhsat</li>': '<ol><li data-list="bullet" class="ql-indent-1">Ruhsat</li>',
      '<li data-list="bullet" class="ql-indent-1">Kopyası</li>':
        '<li data-list="ordered" class="ql-indent-1">Kopyası</li>',
      '</ol><p>Yazın: <a href="mailto:bilgi@urla.bel.tr">bilgi@urla.bel.tr</a>, Plan</p>':
        '</ol><p>Yazın: <a href="mailto:bilgi@urla.bel.tr">bilgi@urla.bel.tr</a>, <a href="about:blank">Plan</a></p>',
    },
    losses: 'altı çizili yazı, üstü çizili yazı, açılamayan bağlantı ve 1 görsel.',
  },
  libreoffice: {
    lines: [
      '<h2>İmar durumu</h2>',
      '<p>Belediyeden <strong>yazılı</strong> <em>belge</em> alın: <a href="https://urla.bel.tr">Urla</a></p>',
      '<ol><li data-list="ordered">Dilekçe</li>',
      '<li data-list="bullet" class="ql-indent-1">Kimlik</li>',
      '<li data-list="ordered">Harç</li>',
      '</ol><p>Süre 15 gün, 500 m2: <img src="…" alt="Kroki"> plan</p>',
    ],
    plain: {
      '<p>Belediyeden <strong>yazılı</strong> <em>belge</em> alın: <a href="https://urla.bel.tr">Urla</a></p>':
        '<p>Belediyeden <strong>yazılı</strong> <em>belge</em> alın: <a href="about:blank">Urla</a></p>',
      '</ol><p>Süre 15 gün, 500 m2: <img src="…" alt="Kroki"> plan</p>':
        '</ol><p>Süre 15 gün, 500 m2:  plan</p>',
    },
    losses: 'renk, üst ve alt simge ve hizalama.',
  },
  'web-page': {
    lines: [
      '<h4>Harçlar</h4>',
      '<p>İl</p>',
      '<p>Harç</p>',
      '<p>İzmir</p>',
      '<p>%4</p>',
      '<p>Kim öder?</p>',
      '<p>Alıcı ve satıcı.</p>',
      '<p>100 m²</p>',
      '<p>  4 TL</p>',
      '<p>Kaynak: <a href="https://www.gib.gov.tr/harc">GİB</a></p>',
    ],
    plain: {
      '<h4>Harçlar</h4>': '<h5>Harçlar</h5>',
      '<p>İl</p>': [],
      '<p>Harç</p>': '<p>İlHarç</p>',
      '<p>Kim öder?</p>': [],
      '<p>Alıcı ve satıcı.</p>': '<p>Kim öder?Alıcı ve satıcı.</p>',
      '<p>Kaynak: <a href="https://www.gib.gov.tr/harc">GİB</a></p>':
        '<p>Kaynak: <a href="about:blank">GİB</a></p>',
    },
    losses: 'tablo.',
  },
};
for (const [program, { lines, plain, losses }] of Object.entries(clipboards)) {
  test(`what ${program} copies keeps its form as in Quill itself, and what is lost is said`, async ({
    page,
  }) => {
    await openEditor(page);
    const { buffer } = await imageFile('#2e7d32');
    const copied = readFileSync(new URL(`clipboards/${program}.txt`, import.meta.url), 'utf8');
    const html = copied.replace('IMAGE', buffer.toString('base64'));
    await paste(editor(page), { 'text/html': html });
    await expect.poll(() => ours(page)).toEqual(lines);
    if (losses) await expect(toast(page)).toContainText(`şunlar alınamadı: ${losses}`);
    else await expect(toast(page)).toHaveCount(0);
    expect(await plainQuill(page, html)).toEqual(lines.flatMap((line) => plain[line] ?? line));
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
  await editor(page).focus();
  await page.keyboard.type('Son');
  await page.getByRole('textbox', { name: 'Başlık' }).fill(title);
  const lines = await ours(page);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yazı eklendi.')).toBeVisible();
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
