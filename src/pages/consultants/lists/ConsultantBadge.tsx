import Chip from '@mui/material/Chip';
import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { endedBy, consultantState as stateOf } from '../../../../rules/consultants/consultantMoves.ts';
import { consultantsText } from '../../../text/consultants/consultants.ts';

const colors = { awaiting: 'warning', approved: 'success', refused: 'error', closed: 'error' } as const;

/** The latest that happened to a consultant. */
function latest(consultant: Consultant): keyof typeof colors {
  const state = stateOf(consultant);
  return state === 'cancelled' ? endedBy(consultant) : state;
}

/** The same as one text. */
export const consultantState = (consultant: Consultant): string => consultantsText.badge[latest(consultant)];

/** The state of a consultant, in one badge. */
export function ConsultantBadge({ consultant }: { consultant: Consultant }) {
  return (
    <Chip
      component="span"
      size="small"
      color={colors[latest(consultant)]}
      label={consultantState(consultant)}
    />
  );
}
