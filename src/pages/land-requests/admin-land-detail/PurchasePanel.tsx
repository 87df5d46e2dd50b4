import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { FullLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { purchaseMachine } from '../../../../machines/land-requests/purchase.ts';
import { mayMake } from '../../../../rules/land-requests/landRequestMoves.ts';
import { isPaidDeed } from '../../../../rules/land-requests/purchaseStep.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { cameFromSame } from '../../../browser/history/cameFrom.ts';
import { newKey } from '../../../browser/newKey.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { PurchasePapers } from '../../../components/records/purchase/PurchasePapers.tsx';
import { PurchaseSteps } from '../../../components/records/purchase/PurchaseSteps.tsx';
import { useClient } from '../../../site/services.tsx';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { purchaseText } from '../../../text/land-requests/purchase.ts';
import { StepDialog } from './StepDialog.tsx';

const text = purchaseText.office;

interface PurchasePanelProps {
  landRequest: FullLandRequest;
  /** A move is being made. */
  isBusy: boolean;
  onPurchase: () => void;
  /** Something was changed here, so that the history has more. */
  onChange: () => void;
}

/** What follows the owner's acceptance, and where the plans of joined land requests stand. */
export function PurchasePanel({ landRequest, ...props }: PurchasePanelProps) {
  const { id, purchase_plans: plans = [] } = landRequest;
  const joined = plans.filter((one) => one !== id);
  if (plans.length === 0) return null;
  return (
    <PanelSection title={text.title}>
      <Stack spacing={2}>
        {plans.includes(id) && <Plan landRequest={landRequest} {...props} />}
        {joined.map((one) => (
          <PageLink key={one} href={paths.adminLandRequest.to(one)} state={cameFromSame()}>
            {text.joined(one)}
          </PageLink>
        ))}
      </Stack>
    </PanelSection>
  );
}

function Plan({ landRequest, isBusy, onPurchase, onChange }: PurchasePanelProps) {
  const client = useClient();
  const { id, joined_to } = landRequest;
  const [snapshot, send] = useMachine(purchaseMachine, { input: { client, side: { id }, newKey } });
  const { plan, step, problem, changes } = snapshot.context;
  useEffect(() => {
    if (changes > 0) onChange();
  }, [changes, onChange]);
  if (snapshot.matches('ended')) return <Typography role="status">{text.missing}</Typography>;
  if (snapshot.matches('failed')) return <LoadFailure text={text.loadFailed} problem={problem} send={send} />;
  if (!plan) return <LoadingNotice />;
  const isOpen = plan.status !== 'closed';
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {isOpen ? text.lead : text.closed}
      </Typography>
      {plan.status === 'held' && <Alert severity="warning">{text.held}</Alert>}
      {plan.status === 'open' && isPaidDeed(plan.steps) && (
        <Alert
          severity="success"
          action={
            joined_to === undefined &&
            mayMake(landRequest, 'purchase') && (
              <Button color="success" variant="contained" disabled={isBusy} onClick={onPurchase}>
                {landRequestsText.landRequest.purchase}
              </Button>
            )
          }
        >
          {joined_to === undefined ? text.paid : text.paidJoined(joined_to)}
        </Alert>
      )}
      {/* always there: screen readers announce what appears inside */}
      <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
        {snapshot.matches({ resting: 'saved' }) && purchaseText.saved(step)}
      </Typography>
      <PurchaseSteps
        plan={plan}
        onEdit={isOpen ? (name) => send({ type: 'step.edit', step: name }) : undefined}
        description={purchaseText.event.office(location.origin + paths.adminLandRequest.to(id))}
      />
      <Divider />
      <PurchasePapers snapshot={snapshot} send={send} plan={plan} none={text.noPapers} />
      {(snapshot.matches('editing') || snapshot.matches('saving') || snapshot.matches('reloading')) && (
        <StepDialog snapshot={snapshot} send={send} />
      )}
    </>
  );
}
