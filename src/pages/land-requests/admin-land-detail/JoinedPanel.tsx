import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FullLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { cameFromSame } from '../../../browser/history/cameFrom.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { PhoneLink } from '../../../components/lists/PhoneLink.tsx';
import { DurumBadge } from '../../../components/records/DurumBadge.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { plotText } from '../../../text/land-requests/plotText.ts';
import type { JoiningProps } from './SimilarPanel.tsx';

type Joined = NonNullable<FullLandRequest['joined']>[number];

const text = landRequestsText.landRequest;

interface JoinedPanelProps extends Pick<JoiningProps, 'isBusy' | 'hint'> {
  joined: readonly Joined[];
  onSeparate: (landRequest: Joined) => void;
}

/** The land requests that are joined to the one of the page, each with what separates it again. */
export function JoinedPanel({ joined, isBusy, hint, onSeparate }: JoinedPanelProps) {
  return (
    <PanelSection title={text.leads.title}>
      <Typography variant="body2" color="textSecondary">
        {text.leads.hint}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {joined.map((one) => (
          <Box key={one.id} component="li" sx={rowStyles}>
            <div>
              <PageLink href={paths.adminLandRequest.to(one.id)} state={cameFromSame()}>
                {text.from(one.id)}
              </PageLink>{' '}
              <span>{one.name}</span> <DurumBadge durum={one.durum} />
              <Typography component="div" variant="body2" color="textSecondary">
                <span>{plotText({ ...one, ...one.ilce, ...one.mahalle })}</span> ·{' '}
                <PhoneLink phone={one.phone} />
              </Typography>
            </div>
            <Button
              size="small"
              aria-label={`${text.joined.separate}: ${text.from(one.id)}`}
              disabled={isBusy || hint !== undefined}
              onClick={() => onSeparate(one)}
            >
              {text.joined.separate}
            </Button>
          </Box>
        ))}
      </Box>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </PanelSection>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBottom: 0 },
  '& div a': { color: 'inherit' },
} as const;
