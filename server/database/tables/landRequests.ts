import type { Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';

type Info = components['schemas']['LandInfo'];

export interface LandRequestTables {
  land_requests: LandRequestsTable;
}

interface LandRequestsTable extends Info {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  /** UUID of the filled form, to recognise a repeated call. */
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
  /** The notice that the owner has accepted; null where none was kept. */
  kvkk_version: string | null;
  kvkk_accepted_at: Generated<Date | null>;
  /** When the personal data were overwritten. */
  erased_at: Generated<Date | null>;
  durum: Generated<components['schemas']['Durum']>;
  /** TL; 0 while there is no offer. */
  teklif_tutar: Generated<number>;
  /** Increases with every change of a field in the contract. */
  version: Generated<number>;
  /** Folded text that the lists search. */
  search_text: string;
  /** `sortKey` of the name. */
  name_sort: string;
  /** `sortKey` of the province. */
  il_sort: Generated<string>;
  /** `phoneKey` of the phone. */
  phone_key: GeneratedAlways<string>;
  /** Block and parcel in numerical order, values that are not numbers last. */
  ada_sort: GeneratedAlways<string>;
}
