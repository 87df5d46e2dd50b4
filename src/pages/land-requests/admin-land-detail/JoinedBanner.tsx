import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { paths } from '../../../../rules/site/paths.ts';
import { cameFromSame } from '../../../browser/history/cameFrom.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';

const text = landRequestsText.landRequest;

interface JoinedBannerProps {
  /** The land request that leads. */
  leader: number;
  isBusy: boolean;
  onSeparate: () => void;
}

/** Says that the land request stands in another one's record, and separates it again. */
export function JoinedBanner({ leader, isBusy, onSeparate }: JoinedBannerProps) {
  return (
    <Alert
      severity="info"
      icon={false}
      role="status"
      aria-label={text.joined.name}
      action={
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onSeparate}>
          {text.joined.separate}
        </Button>
      }
    >
      <span>{text.joined.before}</span>{' '}
      <PageLink href={paths.adminLandRequest.to(leader)} state={cameFromSame()}>
        {text.number(leader)}
      </PageLink>{' '}
      <span>{text.joined.behind}</span>
    </Alert>
  );
}
