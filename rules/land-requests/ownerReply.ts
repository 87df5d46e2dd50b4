/** The characters of the note that an owner adds to a reply, as in the contract. */
export const maxNoteLength = 300;
