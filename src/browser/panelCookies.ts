/**
 * What the panel keeps on a device is in cookies: `sessionStorage` ends with the tab, and
 * `localStorage` holds only what (product, 9) lists. The path keeps them out of API calls.
 */
const cookies = { soundMuted: 'sound=off', menuNarrow: 'menu=narrow' } as const;

type PanelCookie = keyof typeof cookies;

export const isKept = (name: PanelCookie) => document.cookie.split('; ').includes(cookies[name]);

export function keep(name: PanelCookie, kept: boolean): void {
  const year = 365 * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
  document.cookie = `${cookies[name]}; path=/admin; max-age=${kept ? year : 0}; samesite=strict`;
}
