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

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const services = startServices({ publicToken: fromPage('public-token'), year: fromPage('year') });
reportMissingStyles();
guardHistory();
restoreScroll();

const page = (
  <StrictMode>
    <ServicesProvider services={services}>
      <OfflineBanner />
      <Router aroundNav={askBeforeLeaving}>
        <App />
      </Router>
    </ServicesProvider>
  </StrictMode>
);
const preloaded = preloadPage(location.pathname, services);
const render = () => createRoot(root).render(page);
// not awaited here: the page's files import this one
if (preloaded) void preloaded.then(render);
else render();
