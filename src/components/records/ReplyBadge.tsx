import type { Reply } from '../../../machines/land-requests/ownerOffer.ts';
import { replyBadges } from '../../text/land-requests/ownerReply.ts';
import { Badge } from './Badge.tsx';

const colors = { accept: 'success', decline: 'error', callMe: 'info' } as const satisfies Record<
  Reply,
  string
>;

/** What an owner has answered to the last offer. */
export function ReplyBadge({ reply }: { reply: Reply }) {
  return <Badge color={colors[reply]}>{replyBadges[reply]}</Badge>;
}
