import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { type ConsultantMove, mayMake } from '../../../../rules/consultants/consultantMoves.ts';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';
import type { ConsultantProps } from './consultantProps.ts';

/** The changes of state that are possible now, and the reset link (product, 2). */
export function ConsultantActions({ snapshot, send }: ConsultantProps) {
  const { consultant } = snapshot.context;
  const may = (move: ConsultantMove) => consultant !== undefined && mayMake(consultant, move);
  const isSaving = useSelector(snapshot.children.recordMove, (move) => move?.hasTag('busy') ?? false);
  const busy = isSaving || snapshot.hasTag('busy');
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={text.consultant.actions}
      aria-busy={busy}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Typography variant="h6" component="h2" gutterBottom>
        {text.consultant.actions}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {may('approve') && (
          <Button variant="contained" disabled={busy} onClick={() => send({ type: 'approval.ask' })}>
            {text.moves.approve}
          </Button>
        )}
        {may('restore') && (
          <Button variant="contained" disabled={busy} onClick={() => send({ type: 'restoration.ask' })}>
            {text.moves.restore}
          </Button>
        )}
        {may('cancel') && (
          <Button
            variant="outlined"
            color="error"
            disabled={busy}
            onClick={() => send({ type: 'cancellation.ask' })}
          >
            {text.moves.cancel}
          </Button>
        )}
        <Button variant="outlined" disabled={busy} onClick={() => send({ type: 'reset.ask' })}>
          {text.moves.sendReset}
        </Button>
      </Stack>
    </Paper>
  );
}
