/** What the server says of posts. */
export const postText = {
  empty: 'Lütfen yazının içeriğini giriniz.',
} as const;
