import { createRoot } from 'react-dom/client';
import { PlainButton } from '../components/buttons/PlainButton.tsx';
import { dialogText as text } from '../text/dialogs.ts';
import styles from './OfflineBanner.module.css';

/**
 * Says at the bottom of a prerendered page that its files have not loaded.
 * @returns a promise that resolves once somebody wants to try again, or the network is back.
 */
export async function askToRetry(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  place.className = styles.banner ?? '';
  place.role = 'alert';
  const notice = createRoot(place);
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    notice.render(
      <p>
        {text.notWhole}{' '}
        <PlainButton look="outlined" color="inherit" onClick={resolve}>
          {text.retry}
        </PlainButton>
      </p>,
    );
  });
  // the button that had the focus disappears
  if (place.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
  notice.unmount();
  place.remove();
}
