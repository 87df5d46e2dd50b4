import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { landOfferText as text } from '../../../text/land-requests/landOffer.ts';
import type { StepProps } from './stepProps.ts';

/**
 * The consent box, closed until its label has opened the notice (product, 4). The
 * label always opens the notice; only the box itself gives or takes back consent.
 */
export function KvkkConsent({ snapshot, send }: StepProps) {
  const id = useId();
  const hintId = useId();
  const labelId = useId();
  // open from the click on the label on, although it can be reached only once the notice is closed
  const open = !snapshot.matches({ notice: 'unread' });
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Checkbox
        id={id}
        name="kvkk"
        checked={snapshot.context.kvkk}
        disabled={!open}
        onChange={(event) => send({ type: 'kvkk.change', accepted: event.target.checked })}
        slotProps={{ input: { 'aria-labelledby': labelId, 'aria-describedby': open ? undefined : hintId } }}
      />
      <Box sx={{ pt: 1 }}>
        <Typography
          component="label"
          // a label that is tied to a closed box counts as closed too, and it is the label that
          // opens the notice
          htmlFor={open ? id : undefined}
          variant="body1"
          onClick={(event) => {
            event.preventDefault();
            send({ type: 'notice.open' });
          }}
        >
          <ButtonBase
            // a button proper would be what an untied label names
            component="span"
            id={labelId}
            sx={{ font: 'inherit', textAlign: 'left', textDecoration: 'underline', color: 'primary.main' }}
          >
            {text.kvkk}
          </ButtonBase>
        </Typography>
        {!open && (
          <Typography id={hintId} variant="body2" color="textSecondary">
            {text.kvkkHint}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
