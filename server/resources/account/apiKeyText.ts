/** What the server says of the keys with which programs call the API. */
export const apiKeyText = {
  currentPassword: 'Anahtar oluşturmak için mevcut şifrenizi girin.',
  tooMany: 'En fazla 50 anahtarınız olabilir. Kullanmadıklarınızı iptal edip yeniden deneyin.',
} as const;
