/** What link previews and search engines show. */
export const crawlerText = {
  /** As the pages set it themselves. */
  title: (title: string) => `Arazi Teklif | ${title}`,
} as const;
