import type { Generated, GeneratedAlways } from 'kysely';

export interface AdTables {
  ads: AdsTable;
  ad_media: AdMediaTable;
}

interface AdsTable {
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
  /** Increases with every change of a field in the contract. */
  version: Generated<number>;
  /** Folded text that the list searches. */
  search_text: string;
  /** `sortKey` of the title. */
  title_sort: string;
  /** `sortKey` of the province. */
  il_sort: string;
  /** TL per m². */
  m2_fiyat: GeneratedAlways<number>;
}

/** An ad's images and videos. */
interface AdMediaTable {
  ad_id: number;
  /** In the order shown, from 0. */
  position: number;
  /** The name of a stored file. */
  name: string;
}
