/** The characters of a phone number in any spelling, as in the contract (product, 5). */
export const maxPhoneLength = 40;
