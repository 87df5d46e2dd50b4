import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';

type Plot = Pick<LandRequest, 'ilce' | 'mahalle' | 'ada' | 'parsel'>;

/** Where the land is, and its parcel: `Urla, Kuşçular 101/15`. */
export function plotText({ ilce, mahalle, ada, parsel }: Plot): string {
  return `${ilce.ilce_adi}, ${withoutKind(mahalle.mahalle_adi)} ${ada}/${parsel}`;
}

/** `Kuşçular Mah` as people say it. */
export const withoutKind = (neighbourhood: string) => neighbourhood.replace(/ Mah\.?$/, '');
