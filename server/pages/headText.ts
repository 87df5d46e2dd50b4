/** What link previews and search engines show. */
export const headText = {
  /** The same title as the pages set in the browser. */
  title: (title: string) => `Arazi Teklif | ${title}`,
} as const;
