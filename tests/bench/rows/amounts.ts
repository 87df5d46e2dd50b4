import type { Amounts } from './fill.ts';

/** As many rows as years of business leave; every benchmark of the lists runs on them. */
export const amounts: Amounts = { landRequests: 50_000, consultants: 5_000, posts: 2_000, ads: 5_000 };
