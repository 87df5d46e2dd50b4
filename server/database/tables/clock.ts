export interface ClockTables {
  clock: ClockTable;
}

/** One row. */
interface ClockTable {
  /** The latest time that a process has seen, or an admin has confirmed. */
  seen_at: Date;
}
