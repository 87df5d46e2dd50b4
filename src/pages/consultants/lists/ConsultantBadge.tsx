import Chip from '@mui/material/Chip';
import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { consultantsText } from '../../../text/consultants/consultants.ts';

const text = consultantsText.status;

/** The same as one text. */
export function consultantState({ status, is_deleted }: Consultant): string {
  if (is_deleted === 1) return text.cancelled;
  return status === 1 ? text.approved : text.awaiting;
}

/**
 * The state of a consultant. One who was cancelled before the approval gets both badges: once
 * restored, the approval is still missing.
 */
export function ConsultantBadge({ consultant: { status, is_deleted } }: { consultant: Consultant }) {
  return (
    <>
      {is_deleted === 1 && <Chip component="span" size="small" color="error" label={text.cancelled} />}{' '}
      {status === 0 && <Chip component="span" size="small" color="warning" label={text.awaiting} />}
      {status === 1 && is_deleted === 0 && (
        <Chip component="span" size="small" color="success" label={text.approved} />
      )}
    </>
  );
}
