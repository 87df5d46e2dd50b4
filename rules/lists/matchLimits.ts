/**
 * The server counts the matches of a search or filter up to this number, and then says so in
 * `X-Total-Capped`. Counting all matches of a frequent word would read most of the table.
 */
export const maxCountedMatches = 1000;

/** The records of each kind that the panel's one search shows, the newest first. */
export const maxMatchesPerKind = 5;
