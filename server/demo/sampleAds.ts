import type { Scene } from './images.ts';

interface SampleAd {
  title: string;
  place: readonly [plate: number, district: string, neighbourhood: string];
  metre_kare: number;
  fiyat: number;
  ada: number;
  parsel: number;
  scenes: readonly Scene[];
  /** The plot's index on the plan; without it no plan is drawn. */
  plan?: number;
  tkgm?: boolean;
}

/** Ads of all kinds; the oldest first. */
export const sampleAds: readonly SampleAd[] = [
  {
    title: 'Polatlı’da asfalta cepheli verimli tarla',
    place: [6, 'Polatlı', 'Karakaya Mah'],
    metre_kare: 18_500,
    fiyat: 2_775_000,
    ada: 118,
    parsel: 42,
    scenes: [{ sun: 0.25, road: true }],
    plan: 1,
    tkgm: true,
  },
  {
    title: 'Milas’ta yetişkin zeytinlik',
    place: [48, 'Milas', 'Selimiye Mah'],
    metre_kare: 6_240,
    fiyat: 4_900_000,
    ada: 307,
    parsel: 5,
    scenes: [
      { sun: 0.7, trees: 4 },
      { sun: 0.3, trees: 3, evening: true },
    ],
    plan: 6,
    tkgm: true,
  },
  {
    title: 'Tepebaşı’nda konut imarlı köşe arsa',
    place: [26, 'Tepebaşı', 'Batıkent Mah'],
    metre_kare: 540,
    fiyat: 3_180_000,
    ada: 1_204,
    parsel: 9,
    scenes: [{ sun: 0.5, houses: true, road: true }],
    plan: 3,
  },
  {
    title: 'Döşemealtı’nda villa imarlı arsa',
    place: [7, 'Döşemealtı', 'Yeşilbayır Mah'],
    metre_kare: 752.5,
    fiyat: 5_250_000,
    ada: 2_066,
    parsel: 14,
    scenes: [
      { sun: 0.15, houses: true, trees: 1 },
      { sun: 0.85, houses: true, evening: true },
    ],
    plan: 2,
    tkgm: true,
  },
  {
    // without images, as an ad that waits for its photographs
    title: 'Urla Bademler’de yola cepheli tarla',
    place: [35, 'Urla', 'Bademler Mah'],
    metre_kare: 4_850,
    fiyat: 6_305_000,
    ada: 311,
    parsel: 8,
    scenes: [],
    tkgm: true,
  },
  {
    title: 'Urla Kuşçular’da deniz manzaralı arsa',
    place: [35, 'Urla', 'Kuşçular Mah'],
    metre_kare: 612,
    fiyat: 3_450_000,
    ada: 204,
    parsel: 12,
    scenes: [
      { sun: 0.8, sea: true, houses: true },
      { sun: 0.6, sea: true, evening: true },
      { sun: 0.4, sea: true, trees: 2 },
    ],
    plan: 5,
    tkgm: true,
  },
];
