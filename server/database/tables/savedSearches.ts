import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';

type Consent = components['schemas']['SearchConsent'];

export interface SavedSearchTables {
  saved_searches: SavedSearchesTable;
  saved_search_finds: SavedSearchFindsTable;
  saved_search_links: SavedSearchLinksTable;
  uncompared_ads: UncomparedAdsTable;
}

/** A search for ads that its person has saved. What is null or empty filters nothing. */
interface SavedSearchesTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  user_id: number;
  /** The words as they were typed. */
  q: string;
  province_id: number | null;
  district_id: number | null;
  /** TL. */
  fiyat_min: number | null;
  fiyat_max: number | null;
  /** m². */
  metre_kare_min: number | null;
  metre_kare_max: number | null;
  /** When its person has consented to its messages; null while it sends none. */
  consent_at: Date | null;
  /** The version of the text, and how the consent was given; null together with the time. */
  consent_text: Consent['metin'] | null;
  consent_source: Consent['kaynak'] | null;
  /** The day in Istanbul of the last message. */
  told_on: ColumnType<unknown, undefined, string>;
}

/** A new ad that a saved search has found and not told of yet. */
interface SavedSearchFindsTable {
  search_id: number;
  ad_id: number;
}

/** A link that ends a saved search; each message has one of its own. */
interface SavedSearchLinksTable {
  /** SHA-256 of the token. */
  token_hash: string;
  search_id: number;
}

/** An ad that was created and not compared with the saved searches yet. */
interface UncomparedAdsTable {
  ad_id: number;
}
