import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { landOfferText as text } from '../../../text/land-requests/landOffer.ts';
import type { StepProps } from './stepProps.ts';

/**
 * The consent checkbox, disabled until its label has opened the notice (product, 4). The label
 * always opens the notice; only the checkbox changes the consent.
 */
export function KvkkConsent({ snapshot, send }: StepProps) {
  const id = useId();
  const hintId = useId();
  const labelId = useId();
  // Enabled from the click on the label, although the modal notice still covers the checkbox.
  const enabled = !snapshot.matches({ notice: 'unread' });
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Checkbox
        id={id}
        name="kvkk"
        checked={snapshot.context.kvkk}
        disabled={!enabled}
        onChange={(event) => send({ type: 'kvkk.change', accepted: event.target.checked })}
        slotProps={{
          input: { 'aria-labelledby': labelId, 'aria-describedby': enabled ? undefined : hintId },
        }}
      />
      <Box sx={{ pt: 1 }}>
        <Typography
          component="label"
          // The label of a disabled input counts as disabled too, but this one opens the notice.
          htmlFor={enabled ? id : undefined}
          variant="body1"
          onClick={(event) => {
            event.preventDefault();
            send({ type: 'notice.open' });
          }}
        >
          <ButtonBase
            // A label without `htmlFor` would name a real button.
            component="span"
            id={labelId}
            sx={{ font: 'inherit', textAlign: 'left', textDecoration: 'underline', color: 'primary.main' }}
          >
            {text.kvkk}
          </ButtonBase>
        </Typography>
        {!enabled && (
          <Typography id={hintId} variant="body2" color="textSecondary">
            {text.kvkkHint}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
