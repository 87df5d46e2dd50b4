/** The content of a meta element that the server fills in; empty when it is missing. */
export function fromPage(name: 'csp-nonce' | 'public-token' | 'year'): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
