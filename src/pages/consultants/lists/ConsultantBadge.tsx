import type { Consultant } from '../../../../machines/consultants/consultant.ts';
import { Badge } from '../../../components/records/Badge.tsx';
import { consultantsText } from '../../../text/consultants/consultants.ts';

const text = consultantsText.status;

/**
 * Where a consultant stands. A cancelled one who was never approved awaits approval still, once
 * restored: both are said.
 */
export function ConsultantBadge({ user: { status, is_deleted } }: { user: Consultant }) {
  return (
    <>
      {is_deleted === 1 && <Badge color="error">{text.canceled}</Badge>}{' '}
      {status === 0 && <Badge color="warning">{text.awaiting}</Badge>}
      {status === 1 && is_deleted === 0 && <Badge color="success">{text.approved}</Badge>}
    </>
  );
}
