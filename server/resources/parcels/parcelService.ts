import type { ExpectedParcel } from '../../../rules/parcels/parcelFile.ts';

/** The kind of place that a service does not know. */
export type PlaceKind = 'il' | 'ilce' | 'mahalle';

/**
 * How asking for a parcel ended.
 * - `found`: GeoJSON, of which nothing is checked yet
 * - `unknownPlace`: the service has no place of that name
 * - `replaced`: the parcel was merged or split; `by` names what it became
 */
export type ServiceAnswer =
  | { end: 'found'; json: unknown }
  | { end: 'unknownParcel' }
  | { end: 'unknownPlace'; place: PlaceKind; name: string }
  | { end: 'replaced'; by: string };

/** Where outlines of parcels are fetched from. */
export interface ParcelService {
  /** @throws ServiceFailure where the service does not answer, or not sensibly. */
  findParcel(parcel: ExpectedParcel): Promise<ServiceAnswer>;
}

/**
 * Why there is no answer: another call is running (busy), the service refuses ours (blocked), or
 * it did not answer in time or sensibly (silent).
 */
export class ServiceFailure extends Error {
  readonly reason: 'busy' | 'blocked' | 'silent';

  constructor(reason: ServiceFailure['reason'], cause?: unknown) {
    super(`The parcel service is ${reason}`, { cause });
    this.name = 'ServiceFailure';
    this.reason = reason;
  }
}
