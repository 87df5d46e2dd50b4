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

let sheet: Promise<void> | undefined;
/** A prerendered page holds only the styles that it shows first; this loads the rest. */
function wholeSheet(): Promise<void> {
  sheet ??= new Promise((resolve) => {
    const href = fromPage('style-sheet');
    if (!href) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    // without it the page looks odd, but works
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  return sheet;
}

/** The styles of one prerendered page; a browser has one cache for all its pages. */
export const StyleCacheContext = createContext<EmotionCache | undefined>(undefined);

/**
 * Theme and style cache of everything that uses MUI. The home page loads it with its first dialog;
 * every other page is wrapped in it (`routes.tsx`).
 */
export function MuiRoot({ children }: { children: ReactNode }) {
  const prerendered = use(StyleCacheContext);
  const [cache] = useState(() => prerendered ?? browserCache());
  if (!prerendered) use(wholeSheet());
  return (
    <CacheProvider value={cache}>
      {/* MUI's own ThemeProvider would compute `theme.css`, which the build wrote, once more */}
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
