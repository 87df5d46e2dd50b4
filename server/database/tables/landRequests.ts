import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';

type Info = components['schemas']['LandInfo'];

export interface LandRequestTables {
  land_requests: LandRequestsTable;
  land_request_notes: LandRequestNotesTable;
  land_request_photos: LandRequestPhotosTable;
  land_request_receipts: LandRequestReceiptsTable;
}

/**
 * A `date`, written as `2026-11-20`. What is read depends on the engine: select it as `text`.
 */
type Day = ColumnType<unknown, string | null | undefined, string | null>;

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
  /** Whether the owner has consented in the form, or the importer has said so. */
  consent_source: Generated<'form' | 'import'>;
  /** The import that has made it. */
  import_id: number | null;
  /** When the personal data were overwritten. */
  erased_at: Generated<Date | null>;
  /** False once it was erased for its owner: the report leaves it out. */
  counted: Generated<boolean>;
  durum: Generated<components['schemas']['Durum']>;
  /** TL; 0 while there is no offer. */
  teklif_tutar: Generated<number>;
  /** Why it was cancelled; null where nobody has said so, and while it is not cancelled. */
  neden: components['schemas']['Neden'] | null;
  /** `metrekare` in m²; null where it is no area. Engines read it as a number or as its text. */
  area_m2: ColumnType<number | string | null, number | string | null | undefined>;
  /** Null without an offer, and for offers of a version that did not keep the time. */
  first_offered_at: Date | null;
  /** Increases with every change of a field in the contract. */
  version: Generated<number>;
  /** Folded text that the lists search. */
  search_text: string;
  /** `sortKey` of the name. */
  name_sort: string;
  /** `sortKey` of the province. */
  il_sort: Generated<string>;
  /** `phoneKey` of the phone. */
  phone_key: Generated<string>;
  /** Block and parcel in numerical order, values that are not numbers last. */
  ada_sort: GeneratedAlways<string>;
  /** The admin who works on it; stays when it is purchased or cancelled. */
  assignee_id: number | null;
  /** When the owner is called next; null once it is purchased or cancelled. */
  next_call_on: Day;
  /** The hour of the next call in Istanbul, such as `18:00:00`. */
  next_call_time: string | null;
  /** The last day on which the assignee was reminded of a call. */
  call_told_on: Day;
  /** Increases with every change of `assignee_id` and of the next call. */
  work_version: Generated<number>;
  /** What the owner has answered to the last offer; of a leader, the newest reply of its group. */
  owner_reply: components['schemas']['Reply'] | null;
  /** When; the epoch without a reply. */
  owner_reply_at: Generated<Date>;
  /** Nobody has acted on the reply yet. */
  reply_waits: Generated<boolean>;
  /**
   * When an offer or the end of the leader has settled a joined one's reply that waited; null where
   * none has, and once an admin has acted on the reply.
   */
  reply_settled_at: Generated<Date | null>;
  /** Who has entered it for its owner; null where the owner has sent it. */
  brought_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** The commission that was agreed with them, in words; empty before. */
  komisyon: Generated<string>;
  /** The land request that leads it, which is itself joined to none; null while it stands alone. */
  joined_to: number | null;
}

/** What admins write about a land request; a row never changes. */
interface LandRequestNotesTable {
  id: GeneratedAlways<number>;
  land_request_id: number;
  author_id: number;
  /** The author's name at that time. */
  author_name: string;
  text: string;
  made_at: Generated<Date>;
}

/** A photograph that an owner has added; the file is one of `files`. */
interface LandRequestPhotosTable {
  name: string;
  land_request_id: number;
  /** SHA-256 of what was sent, so that the same photograph is stored once. */
  content_hash: string;
  made_at: Date;
}

/** The secret of what an owner's device keeps, by which photographs are added. */
interface LandRequestReceiptsTable {
  /** SHA-256 of the token. */
  token_hash: string;
  land_request_id: number;
  expires_at: Date;
}
