import Chip from '@mui/material/Chip';
import type { Reply } from '../../../machines/land-requests/ownerOffer.ts';
import { replyBadges } from '../../text/land-requests/ownerReply.ts';

const colors = { accept: 'success', decline: 'error', callMe: 'info' } as const satisfies Record<
  Reply,
  string
>;

/** What an owner has answered to the last offer. */
export function ReplyBadge({ reply }: { reply: Reply }) {
  return <Chip component="span" size="small" color={colors[reply]} label={replyBadges[reply]} />;
}
