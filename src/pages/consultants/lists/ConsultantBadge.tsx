import Chip from '@mui/material/Chip';
import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { badgeState } from '../../../../rules/consultants/consultantMoves.ts';
import { consultantsText } from '../../../text/consultants/consultants.ts';

const colors = { awaiting: 'warning', approved: 'success', refused: 'error', closed: 'error' } as const;

/** The state of a consultant as text. */
export const consultantState = (consultant: Consultant): string =>
  consultantsText.badge[badgeState(consultant)];

/** The state of a consultant, in one badge. */
export function ConsultantBadge({ consultant }: { consultant: Consultant }) {
  return (
    <Chip
      component="span"
      size="small"
      color={colors[badgeState(consultant)]}
      label={consultantState(consultant)}
    />
  );
}
