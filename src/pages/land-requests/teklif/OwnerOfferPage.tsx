import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { useMachine } from '@xstate/react';
import { lazy, Suspense } from 'react';
import {
  type OwnerOffer,
  ownerOfferMachine,
  type Reply,
} from '../../../../machines/land-requests/ownerOffer.ts';
import { lastDayOfOffer } from '../../../../rules/land-requests/offerEnd.ts';
import { readOfferToken } from '../../../../rules/land-requests/offerToken.ts';
import { telLink } from '../../../../rules/people/phone.ts';
import { amountInWords } from '../../../../rules/records/amountInWords.ts';
import { istanbulTime } from '../../../../rules/records/istanbulTime.ts';
import { takeLostFocus } from '../../../components/focus/takeLostFocus.ts';
import { OutlineNote } from '../../../components/images/OutlineNote.tsx';
import { OwnerPhotoList } from '../../../components/images/OwnerPhotoList.tsx';
import { ParcelSheet } from '../../../components/images/ParcelSheet.tsx';
import { ParcelMap } from '../../../components/map/ParcelMap.tsx';
import { ErrorNotice } from '../../../components/notices/ErrorNotice.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { OfficePhoneLink } from '../../../components/records/OfficePhoneLink.tsx';
import { brand, company } from '../../../site/brand.ts';
import layout from '../../../site/layout.module.css';
import type { PageProps } from '../../../site/pageProps.ts';
import { paperColors } from '../../../site/paperColors.ts';
import { useClient } from '../../../site/services.tsx';
import { fullDayText, liraText } from '../../../text/formats.ts';
import { ownerOfferText as text } from '../../../text/land-requests/ownerOffer.ts';
import { ownerPhotosText } from '../../../text/land-requests/ownerPhotos.ts';
import { layoutText } from '../../../text/site/layout.ts';
import styles from './ownerOffer.module.css';
import { ReplyDialog } from './ReplyDialog.tsx';
import { ReplySection } from './ReplySection.tsx';

/** Only those who have accepted need it. */
const OwnerPurchase = lazy(() => import('./OwnerPurchase.tsx'));

/** An offer as its owner reads and answers it by a link (product, 10). */
export default function OwnerOfferPage({ params }: PageProps) {
  const client = useClient();
  const token = readOfferToken(params.token ?? '');
  const [snapshot, send] = useMachine(ownerOfferMachine, {
    input: { client, token },
  });
  const { offer, problem } = snapshot.context;
  if (snapshot.matches('ended')) return <EndedOffer takesFocus={offer !== undefined} />;
  if (snapshot.matches('failed'))
    return (
      <div className={styles.page}>
        <h1 key="heading" className={layout.title}>
          {text.heading}
        </h1>
        <ErrorNotice
          text={text.loadFailed}
          detail={problem?.serverMessage ?? ''}
          onRetry={() => send({ type: 'load.retry' })}
        />
        <OfficePhone />
      </div>
    );
  if (!offer || snapshot.matches('loading'))
    return (
      <div className={styles.page}>
        <h1 key="heading" className={layout.title}>
          {text.heading}
        </h1>
        <noscript>
          <p>
            {text.noScript} <OfficePhoneLink />
          </p>
        </noscript>
        <LoadingNotice />
      </div>
    );
  return (
    <div className={styles.page}>
      <GlobalStyles styles={onPaper} />
      <Letterhead offer={offer} />
      {/* the same as before the offer was there: it may have the focus */}
      <h1 key="heading" className={layout.title}>
        {text.heading}
      </h1>
      <p className={layout.lead}>
        <strong>{text.dear(offer.name)}</strong> <span>{text.opening}</span>
      </p>
      <div className={styles.offer}>
        <Figures offer={offer} />
        <div>
          <ParcelSheet
            placeNames={[offer.il_adi, offer.ilce_adi, offer.mahalle_adi]}
            answers={offer}
            complete
            outline={offer.parcel}
          />
          {offer.parcel && (
            <>
              <OutlineNote outline={offer.parcel} />
              <ParcelMap outline={offer.parcel} parcel={`${offer.ada}/${offer.parsel}`} />
            </>
          )}
        </div>
      </div>
      {offer.fotograflar && (
        <section className={styles.photos} aria-labelledby="photos">
          <h2 id="photos">{ownerPhotosText.offer}</h2>
          <OwnerPhotoList
            label={ownerPhotosText.offer}
            files={offer.fotograflar.map(({ file }) => file)}
            token={token}
          />
        </section>
      )}
      <ReplySection snapshot={snapshot} send={send} offer={offer} />
      {snapshot.matches('answered') && offer.owner_reply?.reply === 'accept' ? (
        <Suspense>
          <OwnerPurchase token={token} />
        </Suspense>
      ) : (
        <NextSteps reply={snapshot.matches('answered') ? offer.owner_reply?.reply : undefined} />
      )}
      <OfficePhone />
      <div className={styles.closing}>
        <p>{text.closing}</p>
        <p>{company.title || brand.name}</p>
      </div>
      {(snapshot.matches('confirming') || snapshot.matches('sending')) && (
        <ReplyDialog snapshot={snapshot} send={send} />
      )}
    </div>
  );
}

const onPaper = (theme: Theme) => ({
  '@page': { margin: '18mm' },
  '@media print': paperColors(theme),
});

/** Who offers, and which offer it is: on paper alone, where the page's header is missing. */
function Letterhead({ offer }: { offer: OwnerOffer }) {
  const { title, taxOffice, taxNumber } = company;
  const lines = [
    title && title !== brand.name ? title : '',
    taxNumber && `${taxOffice} ${taxNumber}`.trim(),
    brand.address,
    `${brand.phone} · ${brand.email}`,
  ];
  return (
    <div className={styles.letterhead}>
      <div>
        <p>{brand.name}</p>
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div>
        <p>{fullDayText(istanbulTime(new Date(offer.offered_at)).day)}</p>
        <p>
          {text.reference}: {offer.reference}
        </p>
      </div>
    </div>
  );
}

function Figures({ offer }: { offer: OwnerOffer }) {
  const day = lastDayOfOffer(offer.expires_at);
  return (
    <dl className={styles.figures}>
      <div className={styles.amount}>
        <dt>{text.amount}</dt>
        <dd>
          <span>{liraText(offer.teklif_tutar)}</span>{' '}
          <small>{text.inWords(amountInWords(offer.teklif_tutar))}</small>
        </dd>
      </div>
      <div>
        <dt>{text.place}</dt>
        <dd>{text.placeOf(offer)}</dd>
      </div>
      <div>
        <dt>{text.parcel}</dt>
        <dd>
          {offer.ada} / {offer.parsel}
        </dd>
      </div>
      <div>
        <dt>{text.reference}</dt>
        <dd>{offer.reference}</dd>
      </div>
      <div>
        <dt>{text.offeredOn}</dt>
        <dd>
          <time dateTime={offer.offered_at}>{fullDayText(istanbulTime(new Date(offer.offered_at)).day)}</time>
        </dd>
      </div>
      <div>
        <dt>{text.until}</dt>
        <dd>
          <time dateTime={day}>{text.untilEndOf(fullDayText(day))}</time>
        </dd>
      </div>
    </dl>
  );
}

/**
 * What follows. Once the owner wants to be called, the first step is behind them; who agrees sees the
 * plan of the purchase instead.
 */
function NextSteps({ reply }: { reply: Reply | undefined }) {
  if (reply === 'decline') return <p>{text.declined}</p>;
  const done = reply === undefined ? 0 : 1;
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{text.next}</h2>
      <ol>
        {text.steps.map(({ step, text: words }, index) => {
          const isDone = index < done;
          return (
            <li key={step}>
              <h3>
                <span>{step}</span> {isDone && <small>{`✓ ${text.stepDone}`}</small>}
              </h3>
              <p>{words}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function OfficePhone() {
  return (
    <section className={styles.office} aria-labelledby="office">
      <h2 id="office">{text.questions}</h2>
      <p>
        <OfficePhoneLink />
      </p>
      {company.hours.map((hours) => (
        <p key={hours}>{hours}</p>
      ))}
    </section>
  );
}

/** The page of a link that shows no offer. */
function EndedOffer({ takesFocus }: { takesFocus: boolean }) {
  return (
    <div className={styles.page}>
      <div role="status">
        <h1 className={layout.title}>{text.ended.heading}</h1>
        <p className={layout.lead}>{text.ended.text}</p>
      </div>
      <Button
        // the dialog that had the focus has disappeared
        ref={takesFocus ? takeLostFocus : undefined}
        href={telLink(brand.phone)}
        variant="contained"
        size="large"
      >
        {layoutText.call(brand.phone)}
      </Button>
    </div>
  );
}
