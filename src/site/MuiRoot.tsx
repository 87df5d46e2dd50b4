import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Holds the rules of MUI's parts: a browser has one cache for all its pages, the server one for each
 * page that it draws. No prefixer: every browser that loads ES modules supports the unprefixed
 * properties. The empty style element in `index.html` is where the rules begin: they stand before those
 * of the CSS modules, which may therefore differ from them.
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'at', prepend: true, stylisPlugins: [], ...(nonce === undefined ? {} : { nonce }) });

interface MuiRootProps {
  cache: EmotionCache;
  children: ReactNode;
}

/** MUI's theme and base styles around every page. */
export function MuiRoot({ cache, children }: MuiRootProps) {
  return (
    <CacheProvider value={cache}>
      {/* light or dark is the device's setting: there is nothing to store */}
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
