/** What a file of rows may hold; more is refused before it fills the memory. */
export const tableLimits = {
  rows: 60_000,
  columns: 100,
  cellCharacters: 5_000,
  /** Of all that an XLSX file unpacks to. */
  unpackedBytes: 400 * 1024 * 1024,
  /** Entries of an XLSX file's archive. */
  entries: 2_000,
  /** Of the reader, which works beside the server. */
  heapMegabytes: 512,
  timeMs: 120_000,
} as const;
