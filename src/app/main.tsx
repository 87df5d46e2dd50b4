import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';
import '../site/fonts.css';
import { askBeforeLeaving, guardHistory } from '../browser/leaving.ts';
import { fromPage } from '../browser/page.ts';
import { reportMissingStyles } from '../browser/reportMissingStyles.ts';
import { restoreScroll } from '../browser/scrolling.ts';
import { ServicesProvider, startServices } from '../site/services.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { preloadPage } from './preloadPage.ts';
import '../site/theme.css';
import { theme } from '../site/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// no prefixer: every browser that loads ES modules supports the unprefixed properties
const styles = createCache({ key: 'at', nonce: fromPage('csp-nonce'), prepend: true, stylisPlugins: [] });
const services = startServices(fromPage('public-token'));
reportMissingStyles();
guardHistory();
restoreScroll();

const page = (
  <StrictMode>
    <CacheProvider value={styles}>
      {/* MUI's own ThemeProvider would compute the style sheet again that the build wrote (`theme.css`) */}
      <ThemeProvider theme={theme}>
        <ServicesProvider services={services}>
          <OfflineBanner />
          <Router aroundNav={askBeforeLeaving}>
            <App />
          </Router>
        </ServicesProvider>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>
);
const preloaded = preloadPage(location.pathname, services);
const render = () => createRoot(root).render(page);
// not awaited here: the page's files import this one
if (preloaded) void preloaded.then(render);
else render();
