/** Logs a style sheet or font that does not load; the user is shown nothing (product, 8). */
export function reportMissingStyles(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  for (const link of links) {
    // module scripts run after the page's style sheets have loaded or failed
    if (!hasRules(link)) console.warn('Biçim dosyası yüklenemedi.', link.href);
  }
  const reportFont = ({ family }: FontFace) => console.warn('Yazı tipi yüklenemedi.', family);
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
