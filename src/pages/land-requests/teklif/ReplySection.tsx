import Button from '@mui/material/Button';
import type { OwnerOffer, Reply } from '../../../../machines/land-requests/ownerOffer.ts';
import { takeLostFocus } from '../../../components/focus/takeLostFocus.ts';
import { dateText, liraText, turkishTimeText } from '../../../text/formats.ts';
import { ownerOfferText as text } from '../../../text/land-requests/ownerOffer.ts';
import styles from './ownerOffer.module.css';
import type { OwnerOfferProps } from './ownerOfferProps.ts';

const replies: readonly Reply[] = ['accept', 'decline', 'callMe'];

/** The three replies, or the one that was given. */
export function ReplySection({ snapshot, send, offer }: OwnerOfferProps & { offer: OwnerOffer }) {
  const given = offer.owner_reply;
  return (
    <section
      className={styles.reply}
      aria-label={text.reply}
      data-answered={given !== undefined && snapshot.matches('answered')}
    >
      {/* always there: screen readers announce what appears inside */}
      <p role="status">{snapshot.matches({ answered: 'received' }) && text.received}</p>
      {given && snapshot.matches('answered') ? (
        <>
          <h2
            // the button that had the focus has disappeared
            ref={snapshot.matches({ answered: 'before' }) ? undefined : takeLostFocus}
            tabIndex={-1}
          >
            {text.answered[given.reply]}
          </h2>
          <dl>
            <dt>{text.answeredOn}</dt>
            <dd>
              <time dateTime={given.tarih}>
                {turkishTimeText(dateText(given.tarih), new Date(given.tarih))}
              </time>
            </dd>
            {given.karsi_teklif !== undefined && (
              <>
                <dt>{text.counterAmount.given}</dt>
                <dd>{liraText(given.karsi_teklif)}</dd>
              </>
            )}
            {given.note && (
              <>
                <dt>{text.yourNote}</dt>
                <dd>{given.note}</dd>
              </>
            )}
          </dl>
          {/* whoever has accepted reads the page after the last day too */}
          {!offer.expired && (
            <Button variant="outlined" onClick={() => send({ type: 'reply.change' })}>
              {text.change}
            </Button>
          )}
        </>
      ) : (
        <>
          <h2>{text.reply}</h2>
          <p>{given ? text.current(text.choices[given.reply]) : text.notBinding}</p>
          <p>{text.ways}</p>
          <div className={styles.choices}>
            {replies.map((reply, index) => (
              <Button
                key={reply}
                ref={given && index === 0 ? takeLostFocus : undefined}
                variant={reply === 'accept' ? 'contained' : 'outlined'}
                size="large"
                aria-haspopup="dialog"
                onClick={() => send({ type: 'reply.choose', reply })}
              >
                {text.choices[reply]}
              </Button>
            ))}
          </div>
          {given && <Button onClick={() => send({ type: 'reply.keep' })}>{text.keep}</Button>}
        </>
      )}
    </section>
  );
}
