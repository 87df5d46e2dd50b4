/** Logs a style sheet or font that does not load; the user is shown nothing (product, 8). */
export function reportMissingStyles(): void {
  const reportSheet = ({ href }: HTMLLinkElement) => console.warn('Biçim dosyası yüklenemedi.', href);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // module scripts run after the page's style sheets have loaded or failed
    if (!hasRules(link)) reportSheet(link);
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') reportSheet(target);
  };
  // these events do not bubble
  document.addEventListener('error', onError, true);
  // no warning: the page can be read all the same
  const reportFont = ({ family }: FontFace) => {
    // no system has all the fonts that stand in for Figtree
    if (!family.includes('Fallback')) console.info('Yazı tipi kullanılamadı.', family);
  };
  // a preloaded font may have failed before this script ran
  for (const font of document.fonts) if (font.status === 'error') reportFont(font);
  document.fonts.addEventListener('loadingerror', ({ fontfaces }) => fontfaces.forEach(reportFont));
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Chromium denies access to the rules of a sheet that failed
    return false;
  }
}
