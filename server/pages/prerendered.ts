/**
 * The content of public pages as HTML: static pages as the build has drawn them, the blog as the
 * build's `prerender` draws it from what the answer holds.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnPageData, InitialContent, PageStyle, Prerendered } from '../../rules/site/pageData.ts';
import { notFound } from '../../rules/site/paths.ts';
import { StartError } from '../config/startError.ts';

type Prerender = (address: string, data: DrawnPageData) => Promise<Prerendered>;

interface PrerenderedPages {
  /** Allows the one script in the HTML of the pages, in their policy. */
  scriptSource: string;
  /** Preloads the fonts, and adds the theme: no page is drawn without its colours at first. */
  withTheme(template: string): string;
  /** Adds the content of a static page; an address that has none keeps the template as it is. */
  withStatic(template: string, pattern: string): string;
  /**
   * Adds the general head to a page that the browser draws, and a notice for when its scripts do
   * not load.
   */
  withNotice(page: string, nonce: string): string;
  /** Adds content that is drawn for this address. */
  withInitialContent(
    page: string,
    content: PlaceholderValues & { address: string; initialContent: InitialContent },
  ): Promise<string>;
}

/** What replaces the template's placeholders `__CSP_NONCE__` and `__YEAR__`, for each answer. */
export interface PlaceholderValues {
  nonce: string;
  year: string;
}

/**
 * Reads what the build has left beside the folder of the pages. Pages built without it, as in
 * tests, are drawn by the browser.
 * @param siteUrl what the addresses in the heads begin with.
 */
export async function readPrerendered(pagesFolder: string, siteUrl: string): Promise<PrerenderedPages> {
  const folder = join(pagesFolder, '../prerender');
  const built = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => '{}');
  const file = built.replaceAll('__SITE_URL__', siteUrl);
  const pages: Record<string, Prerendered> = JSON.parse(file);
  const script = await readFile(join(folder, 'beforeScripts.js'), 'utf8').catch(() => '');
  const styleSheets = new Map<string, string>();
  // at the start, because a later build would not fit these pages
  const draw =
    file === '{}' ? undefined : keepLast((await importPrerender(join(folder, 'prerender.js'))).prerender);

  /** Puts the style sheet itself into the page. */
  const withStyleSheet = (page: string, nonce: string): string =>
    page.replace(styleLink, (link) => {
      const styleSheet = styleSheets.get(hrefOf(link));
      return styleSheet === undefined ? link : styleElement(nonce, styleSheet);
    });
  const index = await readFile(join(pagesFolder, 'index.html'), 'utf8').catch(() => '');
  for (const href of (index.match(styleLink) ?? []).map(hrefOf)) {
    styleSheets.set(href, await readFile(join(pagesFolder, href), 'utf8'));
  }

  const withContent = (
    page: string,
    nonce: string,
    prerendered: Prerendered,
    initialContent: InitialContent,
  ) => {
    const json = Object.keys(initialContent).length === 0 ? '' : initialContentElement(initialContent);
    return (
      withStyleSheet(withRoot(page, nonce, prerendered, json), nonce)
        // the page is on the screen before it needs its scripts
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    );
  };

  const withRoot = (page: string, nonce: string, { head, html, notice, styles }: Prerendered, json = '') =>
    // a page that says itself what it needs does not say it twice
    withStyles(
      withHead(html.includes('<noscript') ? page.replace(noScriptLine, '') : page, head),
      nonce,
      styles,
    ).replace(
      '<div id="root"></div>',
      () => `<div id="root">${html}</div>${notice}<script>${script}</script>${json}`,
    );

  return {
    scriptSource: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    withTheme(template) {
      const fonts = [...styleSheets.values()].map(fontLinks).join('');
      const styles = pages[notFound.pattern]?.styles.filter(({ name }) => name.includes('-global '));
      return withStyles(template, '__CSP_NONCE__', styles ?? []).replace('</head>', () => `${fonts}</head>`);
    },
    withStatic(template, pattern) {
      const content = pages[pattern];
      return content ? withContent(template, '__CSP_NONCE__', content, {}) : template;
    },
    withNotice(page, nonce) {
      return pages.empty && page.includes('<div id="root"></div>')
        ? withRoot(page, nonce, pages.empty)
        : page;
    },
    async withInitialContent(page, { address, initialContent, nonce, year }) {
      if (!draw) return page;
      const drawn = await draw(address, { publicToken: '', year, initialContent, siteUrl });
      return withContent(page, nonce, drawn, initialContent);
    },
  };
}

/**
 * Keeps the last 100 drawn pages: drawing one takes half the time of its answer. The key holds
 * everything that the page shows, so no kept page is out of date.
 */
function keepLast(prerender: Prerender): Prerender {
  const kept = new Map<string, Prerendered>();
  return async (address, data) => {
    const key = createHash('sha256')
      .update(JSON.stringify([address, data]))
      .digest('base64');
    const drawn = kept.get(key) ?? (await prerender(address, data));
    kept.delete(key);
    kept.set(key, drawn);
    const [oldest] = kept.keys();
    if (kept.size > 100 && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}

/** @throws StartError when the build is incomplete. */
async function importPrerender(path: string): Promise<{ prerender: Prerender }> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    throw new StartError('The pages are not built completely; run `npm run build`', { cause: error });
  }
}

/**
 * Puts a page's own head in place of the template's title and description. By a function, because
 * `$` is special in a replacement string.
 */
const withHead = (page: string, head: string): string =>
  page.replace(/<title>[^<]*<\/title>\s*<meta name="description"[^<>]*>/, () => head);

/** The template's line for who has no scripts. */
const noScriptLine = /<noscript><p>[^<]*<\/p><\/noscript>\s*/;

const styleLink = /<link rel="stylesheet"[^<>]*>/g;
const hrefOf = (link: string) => / href="([^"]+)"/.exec(link)?.[1] ?? '';

const styleElement = (nonce: string, rules: string, attributes = '') =>
  `<style nonce="${nonce}"${attributes}>${rules}</style>`;

/**
 * Adds the rules of MUI that the page does not have yet. They stand before those of the CSS modules,
 * as in the browser, see `createStyleCache`.
 */
function withStyles(page: string, nonce: string, styles: readonly PageStyle[]): string {
  const elements = styles
    .map(({ name, rules }) => ({ attribute: ` data-emotion="${name}"`, rules }))
    .filter(({ attribute, rules }) => rules !== '' && !page.includes(attribute))
    .map(({ attribute, rules }) => styleElement(nonce, rules, attribute));
  return page.replace(/(?=<link rel="stylesheet")/, () => elements.join(''));
}

const initialContentElement = (content: InitialContent) =>
  `<script type="application/json" id="initial-content">${scriptJson(content)}</script>`;

/** A `<` could end the element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function fontLinks(styleSheet: string): string {
  return [...styleSheet.matchAll(/url\(["']?([^"'()]+)["']?\)/g)]
    .filter(([, href]) => href?.endsWith('.woff2'))
    .map(([, href]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
}
