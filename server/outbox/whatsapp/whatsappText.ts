/** Why a message by WhatsApp waits or was not sent; 'Giden Mesajlar' shows it. */
export const whatsappText = {
  unreachable: 'WhatsApp’a ulaşılamadı.',
  unanswered: 'WhatsApp yanıt vermedi; mesajın alınıp alınmadığı bilinmiyor.',
  strange: (status: number) =>
    `WhatsApp’tan anlaşılmayan bir yanıt geldi (HTTP ${status}); mesajın alınıp alınmadığı bilinmiyor.`,
  undecided:
    'Mesajın WhatsApp’a ulaşıp ulaşmadığı bilinmiyor; alıcıya iki kez gitmemesi için SMS ile gönderilmedi. Arazi sahibini arayın ya da mesajı yeniden gönderin.',
  off: 'WhatsApp ile gönderim kapalı',
  noNumber: 'Numara WhatsApp’a uygun değil',
  /** A status without a code that is known. */
  failed: (code: string | undefined) => `WhatsApp mesajı iletemedi${code === undefined ? '' : ` (${code})`}`,
  /** In place of what is no text. */
  attached: (what: string) => `[${what}: burada açılamıyor]`,
  unreadable: '[WhatsApp’ın iletemediği bir mesaj türü]',
} as const;
