import type { Generated, GeneratedAlways } from 'kysely';

export interface AdsTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  title: string;
  province_id: number;
  district_id: number;
  neighbourhood_id: number;
  /** m². */
  metre_kare: number;
  /** TL. */
  fiyat: number;
  ada: number;
  parsel: number;
  /** A URL, or empty. */
  tkgm_link: string;
  /** Grows with every change of what the contract shows. */
  version: Generated<number>;
  search_text: string;
  /** These sort in Turkish alphabetical order. */
  title_sort: string;
  il_sort: string;
}

export interface AdTables {
  ads: AdsTable;
  /** An ad's images and videos, in the order shown. */
  ad_media: {
    ad_id: number;
    /** From 0. */
    position: number;
    /** The name of a stored file. */
    name: string;
  };
}
