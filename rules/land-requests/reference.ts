/**
 * A land request by its number, as its owner and the office name it: `T-1042` (product, 10).
 * {@link isReference} reads it.
 */
export const landRequestReference = (id: number): string => `T-${id}`;

/** Whether a text is the reference of a land request. */
export const isReference = (text: unknown): text is string =>
  typeof text === 'string' && /^T-\d{1,15}$/.test(text);
