const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** What link previews and search engines show. */
export const crawlerText = {
  /** As the pages set it themselves. */
  title: (title: string) => `Arazi Teklif | ${title}`,
  ad: (ad: { price: number; area: number; province: string; district: string; neighbourhood: string }) =>
    `${number.format(ad.price)} TL · ${number.format(ad.area)} m² · ${ad.neighbourhood}, ${ad.district} / ${ad.province}`,
} as const;
