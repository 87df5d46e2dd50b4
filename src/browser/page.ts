/**
 * What the server has written into the page for this answer; empty when the page has no such word.
 */
export function fromPage(name: 'csp-nonce' | 'public-token'): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
