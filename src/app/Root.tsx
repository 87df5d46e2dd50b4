import type { EmotionCache } from '@emotion/cache';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { askBeforeLeaving } from '../browser/history/leaving.ts';
import { MuiRoot } from '../site/MuiRoot.tsx';
import { type Services, ServicesProvider } from '../site/services.tsx';
import { App } from './App.tsx';
import { OfflineBanner } from './banners/OfflineBanner.tsx';
import type { FirstPage } from './firstPage.ts';

interface RootProps {
  services: Services;
  styleCache: EmotionCache;
  /** The page of the address, if it has loaded. */
  first: FirstPage | undefined;
  /** Path and query, where there is no browser that has one. */
  address?: string;
  /** Called when a page is on the screen and its handlers exist. */
  onInteractive?: (() => void) | undefined;
}

/** The whole page, as the browser draws it and as the server writes it. */
export function Root({ services, styleCache, first, address, onInteractive }: RootProps) {
  return (
    <StrictMode>
      <MuiRoot cache={styleCache}>
        <ServicesProvider services={services}>
          <Router aroundNav={askBeforeLeaving} {...(address === undefined ? {} : { ssrPath: address })}>
            <App first={first} onInteractive={onInteractive} />
          </Router>
          <OfflineBanner />
        </ServicesProvider>
      </MuiRoot>
    </StrictMode>
  );
}
