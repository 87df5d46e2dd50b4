/** The chosen ids as select values; empty where nothing is chosen. */
export interface Place {
  il: string;
  ilce: string;
  mahalle: string;
}

export const emptyPlace: Place = { il: '', ilce: '', mahalle: '' };

export function isSamePlace(one: Place, other: Place): boolean {
  return one.il === other.il && one.ilce === other.ilce && one.mahalle === other.mahalle;
}
