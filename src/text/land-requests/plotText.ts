/** The names of a plot's place, and its parcel. */
interface Plot {
  ilce_adi: string;
  mahalle_adi: string;
  ada: string;
  parsel: string;
}

/** Where the land is, and its parcel, as people say it: `Urla, Kuşçular 101/15`. */
export function plotText({ ilce_adi, mahalle_adi, ada, parsel }: Plot): string {
  return `${ilce_adi}, ${mahalle_adi.replace(/ Mah\.?$/, '')} ${ada}/${parsel}`;
}
