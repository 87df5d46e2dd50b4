import type { Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';

type Info = components['schemas']['LandInfo'];

export interface LandRequestsTable extends Info {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  /** Stands for one filled form. */
  idempotency_key: string | null;
  /** SHA-256 of the form's content. */
  fingerprint: string;
  province_id: number;
  district_id: number;
  neighbourhood_id: number;
  ada: string;
  parsel: string;
  name: string;
  phone: string;
  mesaj: string;
  durum: Generated<components['schemas']['Durum']>;
  /** TL; 0 while there is no offer. */
  teklif_tutar: Generated<number>;
  /** Grows with every change of what the contract shows. */
  version: Generated<number>;
  search_text: string;
  /** These sort in Turkish alphabetical order. */
  name_sort: string;
  il_sort: Generated<string>;
  /** Block and parcel, in the order of their numbers. */
  ada_sort: GeneratedAlways<string>;
}

export interface LandRequestTables {
  land_requests: LandRequestsTable;
}
