import type { components } from '../../api/schema.ts';

export type SearchConsentVersion = components['schemas']['SearchConsentVersion'];

/** The version of the text by which people now agree to the messages of a saved search. */
export const searchConsentVersion: SearchConsentVersion = '2026-11';
