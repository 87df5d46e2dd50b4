const otherTargets = /^(mailto:|tel:)\S+$/i;

/**
 * A typed address as a link's target: `urla.com.tr` gives `https://urla.com.tr`, and what leads
 * nowhere, or would run something, gives undefined. The server keeps the same schemes.
 */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  if (isWebAddress(text) || otherTargets.test(text)) return text;
  // a scheme of another kind: javascript:, data:
  if (/^[a-z][a-z0-9+-]*:(?!\d)/i.test(text) || !text.includes('.')) return undefined;
  const web = `https://${text.replace(/^\/+/, '')}`;
  return isWebAddress(web) ? web : undefined;
}

/** Whether a text is a whole address of the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
