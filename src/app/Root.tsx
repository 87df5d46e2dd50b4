import { StrictMode } from 'react';
import { Router } from 'wouter';
import { askBeforeLeaving } from '../browser/leaving.ts';
import { type Services, ServicesProvider } from '../site/services.tsx';
import { App } from './App.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

/**
 * The whole page, as the browser draws it and as the server writes it.
 * @param address path and query, where there is no browser that has one.
 */
export function Root({ services, address }: { services: Services; address?: string }) {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <OfflineBanner />
        <Router aroundNav={askBeforeLeaving} {...(address === undefined ? {} : { ssrPath: address })}>
          <App />
        </Router>
      </ServicesProvider>
    </StrictMode>
  );
}
