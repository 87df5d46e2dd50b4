/** While a form is being sent. */
export const sendingText = {
  sending: 'Gönderiliyor…',
  /** After some seconds. */
  long: 'Gönderim sürüyor. Bağlantınız yavaş olabilir; lütfen sayfayı kapatmayın.',
} as const;
