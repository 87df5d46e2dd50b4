import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';
import type { components } from '../../../api/schema.ts';

export interface ParcelTables {
  parcels: ParcelsTable;
  parcel_service_answers: ParcelServiceAnswersTable;
  parcel_service_pause: ParcelServicePauseTable;
}

/** The outline of the parcel of a land request or an ad. */
interface ParcelsTable {
  id: GeneratedAlways<number>;
  land_request_id: number | null;
  ad_id: number | null;
  parts: JSONColumnType<components['schemas']['Parcel']['parts']>;
  /** Of the outline, in m². */
  area: number;
  /** As the file states it, in m². */
  stated_area: number | null;
  /** The middle, in degrees. */
  lon: number;
  lat: number;
  stored_at: Date;
}

/** The answers of the service by the path of the call. */
interface ParcelServiceAnswersTable {
  path: string;
  /** Null where the service has none. */
  answer: ColumnType<unknown, string | null, string | null>;
  answered_at: Date;
}

/** Until when a service must not be asked: because a call is running, or because it blocks us. */
interface ParcelServicePauseTable {
  provider: string;
  until: Date;
  is_blocked: boolean;
}
