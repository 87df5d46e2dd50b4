import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSelector } from '@xstate/react';
import { type ConsultantMove, mayGetLink, mayMake } from '../../../../rules/consultants/consultantMoves.ts';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';
import type { ConsultantProps } from './consultantProps.ts';

/** The changes of state that are possible now, and the reset link (product, 2). */
export function ConsultantActions({ snapshot, send }: ConsultantProps) {
  const { consultant } = snapshot.context;
  const may = (move: ConsultantMove) => consultant !== undefined && mayMake(consultant, move);
  const isSaving = useSelector(snapshot.children.recordMove, (move) => move?.hasTag('busy') ?? false);
  const busy = isSaving || snapshot.hasTag('busy');
  return (
    <PanelSection title={text.consultant.actions} busy={busy}>
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
        {consultant && mayGetLink(consultant) && (
          <Button variant="outlined" disabled={busy} onClick={() => send({ type: 'reset.ask' })}>
            {text.moves.sendReset}
          </Button>
        )}
      </Stack>
    </PanelSection>
  );
}
