/** What the router hands to every page. */
export interface PageProps {
  /** The named parts of the address, such as `id`. */
  params: Readonly<Record<string, string | undefined>>;
}
