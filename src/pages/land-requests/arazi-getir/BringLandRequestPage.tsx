import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { bringLandRequestMachine } from '../../../../machines/land-requests/bringLandRequest.ts';
import { newKey } from '../../../browser/newKey.ts';
import { useClient } from '../../../site/services.tsx';
import { broughtText as text } from '../../../text/land-requests/brought.ts';
import { BringForm } from './BringForm.tsx';
import { BroughtList } from './BroughtList.tsx';

/** Where a consultant brings an owner's land request, and follows those that they have brought. */
export default function BringLandRequestPage() {
  const client = useClient();
  const [snapshot, send] = useMachine(bringLandRequestMachine, { input: { client, newKey } });
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <Typography variant="h1" sx={{ typography: 'h2', mb: 1 }}>
        {text.heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {text.lead}
      </Typography>
      <BringForm snapshot={snapshot} send={send} />
      <BroughtList snapshot={snapshot} send={send} />
    </Container>
  );
}
