import Link from '@mui/material/Link';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { LandOfferReceipt } from '../../../../../rules/land-requests/landOfferReceipt.ts';
import { OfficePhoneLink } from '../../../../components/records/OfficePhoneLink.tsx';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { landOfferDialogsText as dialogs } from '../../../../text/land-requests/landOfferDialogs.ts';
import { ReceivedFacts } from '../dialogs/ReceivedFacts.tsx';
import styles from './facts.module.css';
import { hasUnsentPhotos } from './photoQueues.ts';

/** The file comes after sending; where it does not, the receipt stays and says so. */
const ReceivedPhotos = lazy(() =>
  import('./ReceivedPhotos.tsx').catch(() => ({
    default: () => <p role="alert">{dialogs.received.photosUnsent}</p>,
  })),
);

interface ReceivedNoticeProps {
  /** What was sent within a day, the newest first. */
  receipts: readonly LandOfferReceipt[];
  /** The dialog that says so stands above it. */
  isThanked: boolean;
  onForget: () => void;
}

/** Says above the empty form what was received (product, 4). */
export function ReceivedNotice({ receipts, isThanked, onForget }: ReceivedNoticeProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasThanked = useRef(false);
  useEffect(() => {
    // not when the page opens with it
    if (wasThanked.current && !isThanked) heading.current?.focus();
    wasThanked.current = isThanked;
  }, [isThanked]);
  const [newest, ...earlier] = receipts;
  return (
    <section className={styles.received}>
      <h2 ref={heading} tabIndex={-1}>
        {text.received}
      </h2>
      {newest && <ReceivedFacts receipt={newest} />}
      {newest?.token && (
        <Suspense>
          <ReceivedPhotos key={newest.token} token={newest.token} heading={dialogs.received.photos} />
        </Suspense>
      )}
      {newest?.photosLost && (
        <p>
          <span>{dialogs.received.photosLost}</span> <OfficePhoneLink />
        </p>
      )}
      {earlier.length > 0 && (
        <>
          <h3>{dialogs.received.earlier}</h3>
          <ul>
            {earlier.map(({ sentAtMs, reference, token, placeNames, ada, parsel }) => (
              <li key={sentAtMs}>
                {reference && <strong>{reference} </strong>}
                <span>{text.parcel(placeNames, ada, parsel)}</span>
                {token && <EarlierPhotos token={token} heading={dialogs.received.photosOf(reference)} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <span>{dialogs.received.kept}</span>{' '}
        <Link component="button" type="button" onClick={onForget}>
          {dialogs.received.forget}
        </Link>
      </p>
    </section>
  );
}

interface EarlierPhotosProps {
  token: string;
  heading: string;
}

/** Photographs of an earlier land request: open from the beginning while some are being sent. */
function EarlierPhotos({ token, heading }: EarlierPhotosProps) {
  const [isOpen, setOpen] = useState(() => hasUnsentPhotos(token));
  return (
    <>
      {' '}
      <Link
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-label={heading}
        onClick={() => setOpen(!isOpen)}
      >
        {dialogs.received.photos}
      </Link>
      {isOpen && (
        <Suspense>
          <ReceivedPhotos token={token} heading={heading} />
        </Suspense>
      )}
    </>
  );
}
