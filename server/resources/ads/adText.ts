/** What the server says of land ads. */
export const adText = {
  strangeMedia: 'Listedeki görsellerden biri bu ilana ait değil. Lütfen sayfayı yenileyip tekrar deneyin.',
  tooManyMedia: (most: number) => `Bir ilanda en fazla ${most} görsel veya video olabilir.`,
  badLink: 'Lütfen http:// veya https:// ile başlayan bir bağlantı giriniz.',
} as const;
