/**
 * Stands in each prerendered page after its content, and runs before the scripts have arrived. The
 * build makes one inline script of it, see `scripts/build/prerender.ts`. Every byte counts: the
 * page has to arrive in the first round trip.
 */
import { reload } from '../browser/loadFile.ts';
import { readTyped, returnTyped } from '../browser/typedText.ts';
import { notWholeNotice } from './notWholeNotice.ts';

for (const form of document.forms) {
  // What the browser restores after a reload or on the way back may be another person's, and the
  // page would take it for something typed before the scripts arrived.
  form.reset();
  // The HTML shows step 1 of the land offer form. After a reload at a later step, `details` or
  // `personal`, the form waits for `main.tsx`.
  form.inert = /^[dp]/.test(history.state?.landOffer);
}
returnTyped();

const notice = notWholeNotice();
const retry = () => void reload(readTyped).catch(() => undefined);
notice?.querySelector('button')?.addEventListener('click', retry);
addEventListener('online', () => notice?.hidden || retry());
// without the first scripts nothing else says that the page does not work; the event does not bubble
addEventListener(
  'error',
  ({ target }) => {
    if (notice && target instanceof HTMLScriptElement) notice.hidden = false;
  },
  true,
);
