import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { savedSearchesMachine } from '../../../../machines/ads/savedSearches.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { takeLostFocus } from '../../../components/focus/takeLostFocus.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { useClient } from '../../../site/services.tsx';
import { searchConsentText as text } from '../../../text/ads/savedSearches.ts';
import { dateText } from '../../../text/formats.ts';
import { problemText } from '../../../text/problems.ts';

/** The consents to the messages of saved searches; all are withdrawn by one press. */
export function SearchConsentSection() {
  const [snapshot, send] = useMachine(savedSearchesMachine, { input: { client: useClient() } });
  const { searches, problem } = snapshot.context;
  const consented = searches?.flatMap(({ onay, ...search }) => (onay ? [{ ...search, onay }] : [])) ?? [];
  return (
    <Box sx={{ mt: 6 }}>
      <PanelSection title={text.heading} busy={snapshot.hasTag('busy')}>
        <Typography color="textSecondary">{text.lead}</Typography>
        {snapshot.matches({ resting: 'loadFailed' }) && (
          <LoadFailure text={text.loadFailed} problem={problem} send={send} />
        )}
        {snapshot.matches('loading') && <LoadingNotice />}
        {searches && consented.length === 0 && <Typography sx={{ mt: 1.5 }}>{text.none}</Typography>}
        {consented.length > 0 && (
          <List aria-label={text.heading} sx={{ my: 1.5 }}>
            {consented.map(({ id, summary, onay }) => (
              <ListItem key={id} divider disableGutters sx={{ display: 'block' }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{summary}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {text.given(dateText(onay.tarih))}
                </Typography>
              </ListItem>
            ))}
          </List>
        )}
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          {consented.length > 0 && (
            <Button
              variant="outlined"
              // it keeps the focus; a press while the call runs changes nothing
              aria-disabled={snapshot.hasTag('busy')}
              onClick={() => send({ type: 'consent.withdraw' })}
            >
              {text.withdraw}
            </Button>
          )}
          <PageLink href={paths.ads.pattern} sx={{ py: 1.25 }}>
            {text.toSearches}
          </PageLink>
        </Stack>
        <FormOutcome>
          {snapshot.matches({ resting: 'withdrawFailed' }) && (
            <Alert severity="error" sx={{ mt: 2 }}>
              <div>{text.withdrawFailed}</div>
              <div>{problemText(problem)}</div>
            </Alert>
          )}
          {snapshot.matches({ resting: 'withdrawn' }) && (
            <Alert
              severity="success"
              sx={{ mt: 2 }}
              // the pressed button is gone with the consents
              ref={takeLostFocus}
              tabIndex={-1}
            >
              {text.withdrawn}
            </Alert>
          )}
        </FormOutcome>
      </PanelSection>
    </Box>
  );
}
