import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { workText } from '../../text/work.ts';

const text = workText.changedMeanwhile;

interface ChangedBannerProps {
  /** Somebody else has changed the record since it was loaded. */
  isChanged: boolean;
  isBusy: boolean;
  onRefresh: () => void;
}

/** Says that the open record has changed, and loads it again. What is typed stays. */
export function ChangedBanner({ isChanged, isBusy, onRefresh }: ChangedBannerProps) {
  return (
    // screen readers announce what appears in an element that is there already
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {isChanged && (
        <Alert
          severity="warning"
          role="presentation"
          action={
            <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onRefresh}>
              {text.refresh}
            </Button>
          }
        >
          <span>{text.text}</span>
        </Alert>
      )}
    </Box>
  );
}
