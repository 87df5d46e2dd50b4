import type { components } from '../../api/schema.ts';
import { paths } from '../../rules/site/paths.ts';

type Kind = components['schemas']['OutboxMessage']['kind'];

const tokenAfter = (text: string) => new RegExp(`(${text})[\\w-]+`, 'g');
const resetToken = tokenAfter('[?&]token=');

/** How the links of messages look. In any other kind, what looks like one is its author's text. */
const linkTokens: Readonly<Partial<Record<Kind, RegExp>>> = {
  approved: resetToken,
  resetLink: resetToken,
  offerMade: tokenAfter(paths.ownerOffer.to('')),
  savedSearch: tokenAfter(paths.searchLink.to('')),
};

/**
 * Masks the token of a message's link, for all readers except its recipient. All that look like it
 * are masked: a name in front of the link may do so.
 */
export function withoutToken(kind: Kind, message: string): string {
  const token = linkTokens[kind];
  return token ? message.replace(token, '$1•••') : message;
}
