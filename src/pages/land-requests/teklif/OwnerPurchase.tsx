import { useMachine } from '@xstate/react';
import { purchaseMachine } from '../../../../machines/land-requests/purchase.ts';
import { newKey } from '../../../browser/newKey.ts';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { PurchasePapers } from '../../../components/records/purchase/PurchasePapers.tsx';
import { PurchaseSteps } from '../../../components/records/purchase/PurchaseSteps.tsx';
import { useClient } from '../../../site/services.tsx';
import { ownerOfferText } from '../../../text/land-requests/ownerOffer.ts';
import { purchaseText } from '../../../text/land-requests/purchase.ts';
import styles from './ownerOffer.module.css';

const text = purchaseText.owner;

/** What follows an acceptance until the deed, as the owner sees it by the link (product, 4). */
export default function OwnerPurchase({ token }: { token: string }) {
  const client = useClient();
  const [snapshot, send] = useMachine(purchaseMachine, { input: { client, side: { token }, newKey } });
  const { plan, problem } = snapshot.context;
  return (
    <section className={styles.purchase} aria-labelledby="purchase">
      <h2 id="purchase">{text.title}</h2>
      <p>{text.lead}</p>
      {/* always there: screen readers announce what appears inside */}
      <p role="status">{snapshot.matches('ended') && <span>{ownerOfferText.ended.text}</span>}</p>
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {!plan && snapshot.hasTag('busy') && <LoadingNotice />}
      {plan && !snapshot.matches('ended') && (
        <>
          <PurchaseSteps plan={plan} description={purchaseText.event.owner} ibanHint={text.ibanHint} />
          <div className={styles.papers}>
            <PurchasePapers
              snapshot={snapshot}
              send={send}
              plan={plan}
              token={token}
              lead={text.papersLead}
              none={text.noPapers}
            />
          </div>
        </>
      )}
    </section>
  );
}
