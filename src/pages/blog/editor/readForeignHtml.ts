import { linkTarget } from '../../../../rules/blog/link.ts';
import type { Loss } from '../../../text/blog/richText.ts';

const ownImage = /^\/api\/v1\/users\/docs\/[a-z0-9]+\.(?:jpg|png)$/;

/** Whether an image is on our server; the content security policy blocks all others. */
export const isOwnImage = (src: string): boolean => ownImage.test(src);

/**
 * Prepares HTML of another program for Quill, and notes what the editor cannot show of it. Its
 * inline styles are in `data-style`, where the content security policy lets them through.
 * @returns the losses, and how many images can be neither kept nor sent.
 */
export function readForeignHtml(doc: Document): { kinds: Set<Loss>; images: number } {
  for (const element of doc.querySelectorAll<HTMLElement>('[data-style]')) {
    // a script may set a style that the parser may not
    element.style.cssText = element.dataset.style ?? '';
    // Quill would make a tab of it, which no page shows
    element.style.textIndent = '';
    if (element.style.display === 'none') element.remove();
  }
  // what older programs write instead of a style
  for (const font of doc.querySelectorAll<HTMLFontElement>('font[color]')) font.style.color ||= font.color;
  for (const block of doc.querySelectorAll<HTMLElement>(':is(p, div, h1, h2, h3, h4, h5, h6)[align]'))
    block.style.textAlign ||= block.getAttribute('align') ?? '';
  readWordLists(doc);
  readLevels(doc);
  // Google Docs draws the box of a task as an image
  for (const box of doc.querySelectorAll('[role=checkbox] > img')) box.remove();
  const kinds = lossesIn(doc);
  readBlocks(doc);
  if (readLinks(doc)) kinds.add('link');
  return { kinds, images: dropForeignImages(doc) };
}

/** How many images were dropped, because they are neither ours nor in the HTML itself. */
function dropForeignImages(doc: Document): number {
  let dropped = 0;
  for (const image of doc.querySelectorAll('img')) {
    const { src } = image;
    // what is copied from a page of ours has whole addresses
    const path = src.startsWith(location.origin) ? src.slice(location.origin.length).replace(/\?.*/, '') : '';
    if (isOwnImage(path)) image.src = path;
    else if (!src.startsWith('data:')) {
      image.remove();
      dropped++;
    }
  }
  return dropped;
}

/**
 * Word writes an item of a list as a paragraph that begins with its marker. Quill's own reader of
 * them parses each item in the page's document, which the content security policy would report.
 */
function readWordLists(doc: Document): void {
  for (const item of doc.querySelectorAll<HTMLElement>('[data-style*="mso-list"]:not(li)')) {
    const level = Number(/mso-list:[^;]{0,80}\blevel([1-9])/i.exec(item.dataset.style ?? '')?.[1]);
    // the marker itself, or a paragraph that has left its list
    if (Number.isNaN(level)) continue;
    const marker = item.querySelector('[data-style*="mso-list"]');
    const mark = (marker?.textContent ?? '').trim();
    if (/^H[1-6]$/.test(item.tagName)) {
      marker?.replaceWith(`${mark} `);
      continue;
    }
    marker?.remove();
    const list = doc.createElement(/\d|\p{L}[.)]/u.test(mark) ? 'ol' : 'ul');
    const entry = doc.createElement('li');
    if (level > 1) entry.classList.add(`ql-indent-${level - 1}`);
    entry.append(...item.childNodes);
    list.append(entry);
    item.replaceWith(list);
  }
}

/** Word in the browser puts each item into a list of its own, and says its level. */
function readLevels(doc: Document): void {
  for (const item of doc.querySelectorAll('li[data-aria-level]')) {
    const level = Number(item.getAttribute('data-aria-level'));
    if (level > 1) item.classList.add(`ql-indent-${level - 1}`);
  }
}

/** Gives headings, quotations and lines the tags by which Quill knows them. */
function readBlocks(doc: Document): void {
  for (const block of doc.querySelectorAll<HTMLElement>('p, [role=heading], th, summary')) {
    const tag = blockTag(block);
    if (!tag) continue;
    const named = doc.createElement(tag);
    named.append(...block.childNodes);
    block.replaceWith(named);
  }
}

function blockTag(block: HTMLElement): string | undefined {
  if (block.matches('th, summary')) return 'div';
  // Word has them as classes, in the browser as a role, and a style of one's own as its level
  const level = block.matches('[role=heading]')
    ? block.getAttribute('aria-level')
    : block.matches('.MsoTitle')
      ? '1'
      : /mso-outline-level:\s*([1-6])/i.exec(block.dataset.style ?? '')?.[1];
  if (level) return /^[1-6]$/.test(level) ? `h${level}` : 'h6';
  return block.matches('.MsoQuote, .MsoIntenseQuote') ? 'blockquote' : undefined;
}

/** Completes addresses without a scheme; whether a link with another one has become plain text. */
function readLinks(doc: Document): boolean {
  let hasLost = false;
  for (const link of doc.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    // a page of ours
    if (/^\/(?!\/)/.test(address)) continue;
    const target = linkTarget(address);
    if (target) link.setAttribute('href', target);
    else {
      link.removeAttribute('href');
      // a place in the other document leads nowhere in any case
      hasLost ||= !address.startsWith('#');
    }
  }
  return hasLost;
}

function lossesIn({ body }: Document): Set<Loss> {
  const styled = Array.from(body.querySelectorAll<HTMLElement>('[style]')).filter(showsWords);
  const hasStyle = (test: (style: CSSStyleDeclaration) => boolean) => styled.some(({ style }) => test(style));
  const has = (selector: string) => Array.from(body.querySelectorAll(selector)).some(showsWords);
  const found: [Loss, boolean][] = [
    // a table of one cell only places its content
    ['table', body.querySelector('td ~ td, th ~ td, th ~ th, tr ~ tr') !== null],
    ['rule', body.querySelector('hr') !== null],
    ['video', body.querySelector('video, audio, iframe, embed, object') !== null],
    ['color', hasStyle(({ color, backgroundColor }) => [color, backgroundColor].some(isColourful))],
    ['underline', has('u, ins') || hasStyle((style) => style.textDecorationLine.includes('underline'))],
    ['strike', has('s, strike, del') || hasStyle((style) => style.textDecorationLine.includes('through'))],
    ['script', has('sub, sup') || hasStyle(({ verticalAlign }) => /^su(?:b|per)$/.test(verticalAlign))],
    ['align', hasStyle(({ textAlign }) => /^(?:center|right|justify)$/.test(textAlign))],
  ];
  return new Set(found.flatMap(([kind, isFound]) => (isFound ? [kind] : [])));
}

/** Whether an element has words outside of links, which have a colour and a line of their own. */
function showsWords(element: Element): boolean {
  const length = (part: Element) => (part.textContent ?? '').replace(/\s/g, '').length;
  const linked = Array.from(element.querySelectorAll('a[href]')).reduce((sum, link) => sum + length(link), 0);
  return !element.closest('a[href]') && length(element) > linked;
}

/** Whether a CSS colour is more than black, white or grey, as which programs write plain text. */
function isColourful(colour: string): boolean {
  const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour)?.slice(1).map(Number);
  if (parts) return Math.max(...parts) - Math.min(...parts) > 24;
  return (
    /^[a-z]+$/.test(colour) && !/gr[ae]y|black|white|silver|window|inherit|initial|transparent/.test(colour)
  );
}
