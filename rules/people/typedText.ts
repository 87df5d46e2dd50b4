/** Invisible characters and those that change the direction of a text; pasted text brings them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;

/** What was typed, in NFKC and without invisible characters. */
export const readTyped = (text: string): string => text.normalize('NFKC').replaceAll(invisible, '').trim();
