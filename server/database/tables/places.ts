/** A province, district or neighbourhood. Its id never changes. */
export interface PlacesTable {
  id: number;
  name: string;
  /** Folded text that searches compare with. */
  search_text: string;
  /** `sortKey` of the name. */
  name_sort: string;
}
