import Chip from '@mui/material/Chip';
import { visuallyHidden } from '@mui/utils';
import type { Reply } from '../../../machines/land-requests/ownerOffer.ts';
import { ownerReplyText, replyBadges } from '../../text/land-requests/ownerReply.ts';

const colors = { accept: 'success', decline: 'error', callMe: 'info' } as const satisfies Record<
  Reply,
  string
>;

interface ReplyBadgeProps {
  reply: Reply;
  /** Whether no admin has acted on it yet; then it stands out in a list. */
  waits?: boolean;
  /** What the owner would accept, in TL: in the badge's tooltip. */
  counterAmount?: number | undefined;
}

/** What an owner has answered to the last offer. */
export function ReplyBadge({ reply, waits, counterAmount }: ReplyBadgeProps) {
  return (
    <Chip
      component="span"
      size="small"
      title={counterAmount === undefined ? undefined : ownerReplyText.counterAmount(counterAmount)}
      color={colors[reply]}
      variant={waits === false ? 'outlined' : 'filled'}
      label={
        <>
          {replyBadges[reply]}
          {waits && <span style={visuallyHidden}> ({ownerReplyText.waits})</span>}
        </>
      }
    />
  );
}
