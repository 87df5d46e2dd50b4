const decare = 1000;

/**
 * The area that an owner's free text means, in m²: `2450`, `2.450 m²`, `2.450,50`, `3 dönüm`.
 * Undefined for a text that is no area.
 */
export function squareMetres(text: string): number | undefined {
  const match = /^([\d. ]*\d(?:,\d+)?)\s*(m2|m²|metrekare|dönüm|dekar|da)?\.?$/.exec(
    text.trim().toLocaleLowerCase('tr'),
  );
  if (!match?.[1]) return undefined;
  const [, figures, unit = 'm2'] = match;
  const value = Number(withoutSeparators(figures).replace(',', '.'));
  const area = unit.startsWith('m') ? value : value * decare;
  return area > 0 ? area : undefined;
}

/** A dot before three digits separates thousands; any other dot begins the decimals. */
function withoutSeparators(figures: string): string {
  return figures
    .replaceAll(' ', '')
    .replace(/\.(\d{1,2})$/, ',$1')
    .replaceAll('.', '');
}
