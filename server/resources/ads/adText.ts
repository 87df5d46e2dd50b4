/** The server's Turkish messages about ads. */
export const adText = {
  strangeMedia: 'Listedeki görsellerden biri bu ilana ait değil. Lütfen sayfayı yenileyip tekrar deneyin.',
  /** Of stored and new media together; `uploadText.tooMany` refuses too many new ones before. */
  tooManyMedia: (max: number) => `Bir ilanda en fazla ${max} görsel veya video olabilir.`,
  badLink: 'Lütfen http:// veya https:// ile başlayan bir bağlantı giriniz.',
} as const;
