/** What the server says of messages in the outbox. */
export const outboxText = {
  deadLink:
    'Bu mesajdaki bağlantının süresi dolmuş veya bağlantı kullanılmış. Yeni bağlantıyı kullanıcının detay sayfasından gönderebilirsiniz.',
} as const;
