/** Messages about files that are served. */
export const documentText = {
  wrongRange: 'İstenen aralık dosyada yok.',
} as const;
