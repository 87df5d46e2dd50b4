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

/** The styles of one prerendered page; a browser has one cache for all its pages. */
export const StyleCacheContext = createContext<EmotionCache | undefined>(undefined);

/**
 * Theme and style cache of everything that uses MUI. The home page loads it with its first dialog;
 * every other page is wrapped in it (`routes.tsx`).
 */
export function MuiRoot({ children }: { children: ReactNode }) {
  const prerendered = use(StyleCacheContext);
  const [cache] = useState(() => prerendered ?? browserCache());
  const [sheet] = useState(() => (prerendered ? '' : fromPage('style-sheet')));
  return (
    <CacheProvider value={cache}>
      {/* a prerendered page holds only what it shows first; React waits for the rest */}
      {sheet && <link rel="stylesheet" href={sheet} precedence="theme" />}
      {/* MUI's own ThemeProvider would compute `theme.css`, which the build wrote, once more */}
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
