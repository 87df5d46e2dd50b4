import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { landOfferText as text } from '../../../text/land-requests/landOffer.ts';

/** The current step; the steps are no links, since there is no way back (product, 4). */
export function StepProgress({ step }: { step: number }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {text.progress(step + 1)} · {text.steps[step]}
      </Typography>
      <Box aria-hidden sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {text.steps.map((name, index) => (
          <Box
            key={name}
            sx={{
              flex: 1,
              height: (theme) => theme.spacing(0.75),
              borderRadius: 1,
              bgcolor: index <= step ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
