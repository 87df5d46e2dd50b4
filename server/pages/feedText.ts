/** What a feed reader shows of the blog. */
export const feedText = {
  title: 'Arazi Teklif | Blog',
  description: 'Arazi satışı, tapu, imar ve vergiler üzerine yol gösteren yazılar.',
} as const;
