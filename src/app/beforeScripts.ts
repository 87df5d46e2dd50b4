/**
 * Stands in each prerendered page after its content, and runs before the scripts have arrived. The
 * build makes one inline script of it, see `scripts/build/prerender.ts`. Every byte counts: the
 * page has to arrive in the first round trip.
 */
import { readInput, returnInput } from '../browser/input/inputAcrossReload.ts';
import { reload } from '../browser/loading/reload.ts';
import { findMissingFilesNotice } from './banners/findMissingFilesNotice.ts';

for (const form of document.forms) {
  // The browser may restore another person's input, which the page would take for something that
  // was typed before the scripts arrived.
  form.reset();
  // The HTML shows step 1 of the land offer form. At the history entry of `details` or `personal`
  // the form takes no input until `main.tsx` has decided which step opens.
  form.inert = /^[dp]/.test(history.state?.landOffer);
}
returnInput();

const notice = findMissingFilesNotice();
if (notice) {
  const retry = () => void reload().catch(() => undefined);
  notice.querySelector('button')?.addEventListener('click', retry);
  addEventListener('online', () => notice.hidden || retry());
  // This also covers the browser's own reload. `main.tsx` removes the notice once the page works.
  addEventListener('beforeunload', () => {
    if (notice.isConnected) history.replaceState({ ...history.state, ...readInput() }, '');
  });
  // Without the first scripts nothing else says that the page does not work.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) notice.hidden = false;
  };
  // captured, because this event does not bubble
  addEventListener('error', onError, true);
}
