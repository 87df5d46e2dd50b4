/**
 * How long a call may take, in milliseconds; without it a lost answer would leave a flow busy for
 * ever.
 */
export const deadline = 30_000;
