/** What the server says of webhooks. */
export const webhookText = {
  badAddress: 'Lütfen https:// ile başlayan bir adres girin.',
  privateAddress: 'Bu adres bir iç ağda; bildirimler yalnızca internetteki adreslere gönderilir.',
  taken: 'Bu adres zaten listede.',
  tooMany: 'En fazla 20 adres eklenebilir. Kullanmadıklarınızı kaldırıp yeniden deneyin.',
  switchedOff: 'Bu adres kapalı. Yeniden göndermek için önce açın.',
  underWay: 'Bu bildirim şu anda gönderiliyor.',
} as const;
