/** The admin's id (product, 6 and 9). */
export const adminId = 61;
