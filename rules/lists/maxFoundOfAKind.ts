/** The records of each kind that the panel's one search shows, the newest first. */
export const maxFoundOfAKind = 5;
