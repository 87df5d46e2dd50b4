export interface PlaceTables {
  provinces: PlacesTable;
  districts: PlacesTable & { province_id: number };
  neighbourhoods: PlacesTable & { district_id: number };
  location_editions: { edition: string };
}

/** A province, district or neighbourhood. Its id never changes. */
interface PlacesTable {
  id: number;
  name: string;
  /** Folded text that searches compare with. */
  search_text: string;
  /** `sortKey` of the name. */
  name_sort: string;
}
