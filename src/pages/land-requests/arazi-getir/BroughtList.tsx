import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { landRequestReference } from '../../../../rules/land-requests/reference.ts';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { DurumBadge } from '../../../components/records/DurumBadge.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { dateText } from '../../../text/formats.ts';
import { broughtText } from '../../../text/land-requests/brought.ts';
import { landOfferText } from '../../../text/land-requests/landOffer.ts';
import type { BringProps } from './BringForm.tsx';

const text = broughtText.list;

/** What the consultant has brought, with the state of each and the commission agreed. */
export function BroughtList({ snapshot, send }: BringProps) {
  const { landRequests, loadProblem } = snapshot.context;
  return (
    <Box sx={{ mt: 6 }}>
      <PanelSection title={text.title} busy={snapshot.hasTag('loading')}>
        {snapshot.matches({ list: 'failed' }) ? (
          <LoadFailure text={text.loadFailed} problem={loadProblem} send={send} />
        ) : !landRequests ? (
          <LoadingNotice />
        ) : landRequests.length === 0 ? (
          <Typography color="textSecondary">{text.empty}</Typography>
        ) : (
          <List aria-label={text.title} disablePadding>
            {landRequests.map((one) => (
              <ListItem key={one.id} divider disableGutters sx={itemStyles}>
                <div>
                  <Typography sx={{ overflowWrap: 'anywhere' }}>
                    {landRequestReference(one.id)} ·{' '}
                    {landOfferText.parcel([one.il_adi, one.ilce_adi, one.mahalle_adi], one.ada, one.parsel)}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {text.owner(one.name, dateText(one.tarih))}
                  </Typography>
                  <Typography variant="body2">
                    {one.komisyon ? text.commission(one.komisyon) : text.noCommission}
                  </Typography>
                </div>
                <DurumBadge durum={one.durum} />
              </ListItem>
            ))}
          </List>
        )}
      </PanelSection>
    </Box>
  );
}

const itemStyles = { flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' } as const;
