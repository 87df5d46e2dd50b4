/**
 * What a square metre costs, in TL; undefined where the area is not known, for nothing can be
 * divided by it.
 */
export function pricePerMetre({
  fiyat,
  metre_kare,
}: {
  fiyat: number;
  metre_kare: number;
}): number | undefined {
  if (!(metre_kare > 0)) return undefined;
  const price = fiyat / metre_kare;
  // a cheap field's kuruş count, a plot's do not
  return price < 100 ? Math.round(price * 100) / 100 : Math.round(price);
}
