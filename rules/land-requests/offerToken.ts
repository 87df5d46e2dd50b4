/**
 * The token of an offer's link. A messenger or a mail may have taken what stands behind the link
 * for a part of it: a full stop, a bracket, a blank. None of them is in a token.
 */
export function readOfferToken(param: string): string {
  const [token = ''] = /^[\w-]*/.exec(param.trim()) ?? [];
  return token;
}
