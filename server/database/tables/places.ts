interface Place {
  id: number;
  name: string;
  search_text: string;
  /** Sorts in Turkish alphabetical order. */
  name_sort: string;
}

/**
 * Provinces, districts and neighbourhoods with ids that never change, and which edition of the list
 * has been loaded.
 */
export interface LocationTables {
  provinces: Place;
  districts: Place & { province_id: number };
  neighbourhoods: Place & { district_id: number };
  location_editions: { edition: string };
}
