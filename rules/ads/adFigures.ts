/** The price per square metre in TL; undefined without a positive area. */
export function pricePerMetre(ad: { fiyat: number; metre_kare: number }): number | undefined {
  if (!(ad.metre_kare > 0)) return undefined;
  const price = ad.fiyat / ad.metre_kare;
  // kuruş matter only for cheap land
  return price < 100 ? Math.round(price * 100) / 100 : Math.round(price);
}
