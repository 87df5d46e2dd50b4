import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';

/** Where the land is, and its parcel: `Urla, Kuşçular 101/15`. */
export function plotText({ ilce, mahalle, ada, parsel }: LandRequest): string {
  return `${ilce.ilce_adi}, ${withoutKind(mahalle.mahalle_adi)} ${ada}/${parsel}`;
}

/** `Kuşçular Mah` as people say it. */
export const withoutKind = (neighbourhood: string) => neighbourhood.replace(/ Mah\.?$/, '');
