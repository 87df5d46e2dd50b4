import type { EmotionCache } from '@emotion/cache';
import { decodeHTMLStrict } from 'entities/decode';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { DrawnPageData, Prerendered } from '../../rules/site/pageData.ts';
import { createStyleCache, MuiRoot } from '../site/MuiRoot.tsx';
import { createServices } from '../site/services.tsx';
import { MissingFilesNotice } from './banners/MissingFilesNotice.tsx';
import { drawGeneralHead, drawHead } from './drawHead.tsx';
import { loadPage } from './firstPage.ts';
import { Root } from './Root.tsx';

/**
 * Draws a page as a visitor sees it first, without a browser.
 * @param address path and query.
 */
export async function prerender(address: string, data: DrawnPageData): Promise<Prerendered> {
  const first = await loadPage(new URL(address, 'http://localhost').pathname);
  const cache = createStyleCache();
  // `insert` then keeps the rules instead of returning them to each component
  cache.compat = true;
  const markup = renderToString(
    <Root services={createServices(data)} styleCache={cache} first={first} address={address} />,
  );
  const notice = drawNotice(cache, 'prerendered');
  // React writes each title into the content. The last one is the page's own, and applies.
  const [, title = ''] = [...markup.matchAll(/<title>([^<]*)<\/title>/g)].at(-1) ?? [];
  return {
    head: withoutVoidSlashes(drawHead(address, decodeHTMLStrict(title), data)),
    html: withoutVoidSlashes(withoutStyleAttributes(markup))
      // the page's head has its own title and preloads
      .replace(/<title>[^<]*<\/title>|<link rel="preload"[^<>]*>/g, '')
      // Or Firefox, after a reload, would enable what the last visit enabled: a form could be sent.
      // `main.tsx` removes it, so that the browser then offers what was typed before.
      .replaceAll('<form ', '<form autocomplete="off" '),
    notice,
    styles: stylesOf(cache),
  };
}

/** Draws what stands in the HTML of a page that the browser draws: a notice for when it can't. */
export function prerenderEmpty(siteUrl: string): Prerendered {
  const cache = createStyleCache();
  cache.compat = true;
  const notice = drawNotice(cache, 'empty');
  return { head: withoutVoidSlashes(drawGeneralHead(siteUrl)), html: '', notice, styles: stylesOf(cache) };
}

function drawNotice(cache: EmotionCache, page: 'prerendered' | 'empty'): string {
  const notice = renderToStaticMarkup(
    <MuiRoot cache={cache}>
      <MissingFilesNotice page={page} />
    </MuiRoot>,
  );
  return withoutVoidSlashes(withoutStyleAttributes(notice));
}

/** HTML has no such slash; the Nu HTML checker names each one. */
const withoutVoidSlashes = (html: string) =>
  html.replaceAll(/<((?:br|hr|img|input|link|meta)\b[^<>]*)\/>/g, '<$1>');

/** Removes the attributes of MUI's own parts. The policy blocks them; the theme says what they say. */
const withoutStyleAttributes = (html: string) =>
  html.replaceAll(/ style="(?:display:contents|--Paper-[^"]*|width:40px;height:40px)"/g, '');

/** Named as emotion finds them in the browser: each global style by itself, all others as one. */
function stylesOf({ key, inserted, registered }: EmotionCache): Prerendered['styles'] {
  const rules = Object.entries(inserted).flatMap(([name, rule]) =>
    typeof rule === 'string' ? [{ name, rule }] : [],
  );
  const isGlobal = ({ name }: { name: string }) =>
    registered[`${key}-${name}`] === undefined && !name.startsWith('animation-');
  const own = rules.filter((one) => !isGlobal(one));
  return [
    ...rules.filter(isGlobal).map(({ name, rule }) => ({ name: `${key}-global ${name}`, rules: rule })),
    {
      name: `${key} ${own.map(({ name }) => name).join(' ')}`,
      rules: own.map(({ rule }) => rule).join(''),
    },
  ];
}
