import Box from '@mui/material/Box';
import { type CancelReason, cancelReasons } from '../../../../rules/land-requests/cancelReason.ts';
import { type Choice, SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { neden } from '../../../text/land-requests/landCodes.ts';
import { landRequestMovesText as text } from '../../../text/land-requests/landRequestMoves.ts';

/** The reasons of a cancellation. */
export const reasonChoices: readonly Choice[] = cancelReasons.map((reason) => ({
  value: reason,
  label: neden[reason],
}));

interface ReasonSelectProps {
  value: CancelReason | '';
  disabled?: boolean;
  onChange: (reason: CancelReason | '') => void;
}

/** Chooses why land requests are cancelled; it may be left empty. */
export function ReasonSelect({ value, disabled = false, onChange }: ReasonSelectProps) {
  return (
    <Box sx={{ mt: 2 }}>
      <SelectInput
        label={text.reason}
        hint={text.reasonHint}
        name="neden"
        optional
        value={value}
        disabled={disabled}
        choices={reasonChoices}
        onChange={(chosen) => onChange(cancelReasons.find((reason) => reason === chosen) ?? '')}
      />
    </Box>
  );
}
