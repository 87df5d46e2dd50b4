import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../site/fonts.css';
import '../site/theme.css';
import { guardHistory } from '../browser/leaving.ts';
import { fromPage, givenByPage } from '../browser/page.ts';
import { reportMissingStyles } from '../browser/reportMissingStyles.ts';
import { restoreScroll } from '../browser/scrolling.ts';
import { isStorageEmpty } from '../browser/storage.ts';
import { startServices } from '../site/services.tsx';
import { preloadPage } from './preloadPage.ts';
import { Root } from './Root.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const services = startServices({
  publicToken: fromPage('public-token'),
  year: fromPage('year'),
  given: givenByPage(),
});
reportMissingStyles();
guardHistory();
restoreScroll();

const page = <Root services={services} />;
// what the server has written is a visitor's page on a device that remembers nothing
const isPrerendered = root.firstElementChild !== null && isStorageEmpty();
const render = () =>
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
const preloaded = preloadPage(location.pathname, services);
// not awaited here: the page's files import this one
if (preloaded) void preloaded.then(render);
else render();
