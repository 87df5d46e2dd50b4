import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { components } from '../../../api/schema.ts';

export interface ParcelTables {
  parcels: ParcelsTable;
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
