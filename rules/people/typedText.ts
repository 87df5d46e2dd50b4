/**
 * Characters that show nothing or turn the text around them. They come along when somebody pastes,
 * and would make two addresses, or two phone numbers, of one.
 */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;

/** What was typed, in compatible characters and without unseen ones. */
export const readTyped = (text: string): string => text.normalize('NFKC').replaceAll(unseen, '').trim();
