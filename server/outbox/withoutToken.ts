import type { components } from '../../api/schema.ts';

type Kind = components['schemas']['OutboxMessage']['kind'];

const resetToken = /([?&]token=)[\w-]+/g;

/** How the links of messages look. In any other kind, what looks like one is its author's text. */
const linkTokens: Readonly<Partial<Record<Kind, RegExp>>> = {
  approved: resetToken,
  resetLink: resetToken,
  offerMade: /(\/teklif\/)[\w-]+/g,
  savedSearch: /(\/arama-bildirimi\/)[\w-]+/g,
};

/**
 * Masks the token of a message's link, for all readers except its recipient. All that look like it
 * are masked: a name in front of the link may do so.
 */
export function withoutToken(kind: Kind, message: string): string {
  const token = linkTokens[kind];
  return token ? message.replace(token, '$1•••') : message;
}
