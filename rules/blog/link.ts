const otherTargets = /^(mailto:|tel:)\S+$/i;

/**
 * The target of a link for a typed address: `urla.com.tr` gives `https://urla.com.tr`.
 * @returns undefined for text that is not an address, and for other schemes, such as javascript:,
 * which the server removes too.
 */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  if (isWebAddress(text) || otherTargets.test(text)) return text;
  // another scheme, such as javascript: or data:
  if (/^[a-z][a-z0-9+-]*:(?!\d)/i.test(text) || !text.includes('.')) return undefined;
  const web = `https://${text.replace(/^\/+/, '')}`;
  return isWebAddress(web) ? web : undefined;
}

/** Whether a text is an absolute http or https address. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
