/** The server's Turkish messages about the outbox. */
export const outboxText = {
  deadLink:
    'Bu mesajdaki bağlantının süresi dolmuş veya bağlantı kullanılmış. Yeni bağlantıyı kullanıcının detay sayfasından gönderebilirsiniz.',
} as const;
