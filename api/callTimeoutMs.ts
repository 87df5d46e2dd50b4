/** Without a timeout a lost answer would leave a machine busy for ever. */
export const callTimeoutMs = 30_000;
