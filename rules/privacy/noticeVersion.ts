/** The version of the KVKK notice (`src/text/kvkkNotice.ts`): when its text last changed. */
export const noticeVersion = '2026-12';

/** The day from which that version applies. */
export const noticeDay = '2026-12-01';

/** The oldest version with a number: what a land request that names none has accepted. */
export const firstNoticeVersion = '2026-11';
