/** The props that the router gives to every page. */
export interface PageProps {
  /** The named parts of the path, such as `id`. */
  params: Readonly<Record<string, string | undefined>>;
}
