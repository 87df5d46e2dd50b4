import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../site/fonts.css';
import { watchArrivals } from '../browser/history/arrival.ts';
import { guardHistory } from '../browser/history/leaving.ts';
import { ignoreHeldKeys } from '../browser/input/ignoreHeldKeys.ts';
import { keepTranslatedTexts } from '../browser/input/keepTranslatedTexts.ts';
import { noteInput } from '../browser/input/noteInput.ts';
import { removeOldReceipts } from '../browser/landOfferReceipts.ts';
import { reportMissingStyles } from '../browser/loading/reportMissingStyles.ts';
import { fromPage, readInitialContent, readMapTiles } from '../browser/page.ts';
import { isStorageEmpty } from '../browser/storage.ts';
import { createStyleCache } from '../site/MuiRoot.tsx';
import { startServices } from '../site/services.tsx';
import { findMissingFilesNotice } from './banners/findMissingFilesNotice.ts';
import { loadFirstPage } from './firstPage.ts';
import { Root } from './Root.tsx';

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The page has no #root');
// a task of its own: a slow phone can scroll between loading the scripts and starting them
setTimeout(() => void start(rootElement));

async function start(root: HTMLElement): Promise<void> {
  const isPrerendered = root.firstElementChild !== null;
  // The HTML is that of a visitor without stored data; with anything stored, React replaces it.
  removeOldReceipts();
  // Asked before `startServices`, which may remove drafts.
  const canHydrate = isPrerendered && isStorageEmpty();
  const services = startServices({
    publicToken: fromPage('public-token'),
    mapTiles: readMapTiles(),
    year: fromPage('year'),
    initialContent: readInitialContent(),
  });
  reportMissingStyles();
  guardHistory();
  watchArrivals();
  ignoreHeldKeys();
  keepTranslatedTexts();

  // React may replace a part of the HTML only
  const shown = root.querySelector('form');
  let repeatInput = () => {};
  let isInteractive = false;
  const onInteractive = () => {
    if (isInteractive) return;
    isInteractive = true;
    // later pages load their content
    services.initialContent = {};
    // after this effect: within it React first undoes a change, which moves the caret
    queueMicrotask(shown?.isConnected ? noteInput(root) : repeatInput);
    findMissingFilesNotice()?.remove();
  };
  const first = await loadFirstPage(location.pathname, services, isPrerendered);
  const page = (
    <Root
      services={services}
      styleCache={createStyleCache(fromPage('csp-nonce'))}
      first={first}
      onInteractive={onInteractive}
    />
  );
  // also for hydration, which replaces HTML that an extension or a translator has changed
  repeatInput = noteInput(root);
  // another tab may have signed in while this page's files were on their way
  if (canHydrate && isStorageEmpty()) {
    // hydration would leave it so, see `beforeScripts.ts`
    for (const form of document.forms) {
      form.inert = false;
      // see `prerender.tsx`
      form.removeAttribute('autocomplete');
    }
    startTransition(() => void hydrateRoot(root, page));
    return;
  }
  // at once: a key pressed between noting and repeating would be lost
  flushSync(() => createRoot(root).render(page));
}
