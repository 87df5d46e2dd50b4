import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { type OwnerOffer, ownerOfferMachine } from '../../../../machines/land-requests/ownerOffer.ts';
import { telLink } from '../../../../rules/people/phone.ts';
import { takeLostFocus } from '../../../components/focus/takeLostFocus.ts';
import { ErrorNotice } from '../../../components/notices/ErrorNotice.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { OfficePhoneLink } from '../../../components/records/OfficePhoneLink.tsx';
import { brand, company } from '../../../site/brand.ts';
import layout from '../../../site/layout.module.css';
import type { PageProps } from '../../../site/pageProps.ts';
import { useClient } from '../../../site/services.tsx';
import { dateText, liraText } from '../../../text/formats.ts';
import { ownerOfferText as text } from '../../../text/land-requests/ownerOffer.ts';
import { layoutText } from '../../../text/site/layout.ts';
import styles from './ownerOffer.module.css';
import { ReplyDialog } from './ReplyDialog.tsx';
import { ReplySection } from './ReplySection.tsx';

/** An offer as its owner reads and answers it by a link (product, 10). */
export default function OwnerOfferPage({ params }: PageProps) {
  const client = useClient();
  const [snapshot, send] = useMachine(ownerOfferMachine, { input: { client, token: params.token ?? '' } });
  const { offer, problem } = snapshot.context;
  if (snapshot.matches('ended')) return <EndedOffer takesFocus={offer !== undefined} />;
  if (snapshot.matches('failed'))
    return (
      <div className={styles.page}>
        <h1 className={layout.title}>{text.heading}</h1>
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
        <h1 className={layout.title}>{text.heading}</h1>
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
      <h1 className={layout.title}>{text.heading}</h1>
      <Figures offer={offer} />
      <ReplySection snapshot={snapshot} send={send} offer={offer} />
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">{text.next}</h2>
        <ol>
          {text.steps.map(({ step, text: words }) => (
            <li key={step}>
              <h3>{step}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <OfficePhone />
      {(snapshot.matches('confirming') || snapshot.matches('sending')) && (
        <ReplyDialog snapshot={snapshot} send={send} />
      )}
    </div>
  );
}

function Figures({ offer }: { offer: OwnerOffer }) {
  return (
    <dl className={styles.figures}>
      <div className={styles.amount}>
        <dt>{text.amount}</dt>
        <dd>{liraText(offer.teklif_tutar)}</dd>
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
        <dt>{text.until}</dt>
        <dd>
          <time dateTime={offer.expires_at}>{dateText(offer.expires_at)}</time>
        </dd>
      </div>
    </dl>
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
