import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { createContext, type ReactNode, use, useState } from 'react';
import { fromPage } from '../browser/page.ts';
import { theme } from './theme.ts';

/** No prefixer: every browser that loads ES modules supports the unprefixed properties. */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'at', prepend: true, stylisPlugins: [], ...(nonce === undefined ? {} : { nonce }) });

let shared: EmotionCache | undefined;
function browserCache(): EmotionCache {
  shared ??= createStyleCache(fromPage('csp-nonce'));
  return shared;
}

let isSheetWhole = false;
/**
 * Resolves once the whole style sheet has loaded or failed. A prerendered page holds it without the
 * variables that only MUI's parts use.
 */
export const wholeSheet = loadWholeSheet().then(() => {
  isSheetWhole = true;
});

async function loadWholeSheet(): Promise<void> {
  const href = typeof document === 'undefined' ? '' : fromPage('style-sheet');
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve) => {
    // without it the page looks odd, but works
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** The styles of one prerendered page; a browser has one cache for all its pages. */
export const StyleCacheContext = createContext<EmotionCache | undefined>(undefined);

/**
 * Theme and style cache of everything that uses MUI. `routes.tsx` or a layout wraps each page with
 * `loadsMui` (`paths.ts`) in it. The other pages load it with their first dialog, if at all.
 */
export function MuiRoot({ children }: { children: ReactNode }) {
  const prerendered = use(StyleCacheContext);
  const [cache] = useState(() => prerendered ?? browserCache());
  // a page's preload has awaited it: waiting here would show the fallback of the page
  if (!isSheetWhole) use(wholeSheet);
  return (
    <CacheProvider value={cache}>
      {/* MUI's own ThemeProvider would compute `theme.css`, which the build wrote, once more */}
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
