/** The message that the contact form sends to the office. */
export function contactText(from: { fullName: string; phone: string; subject: string; message: string }) {
  return {
    subject: `İletişim formu: ${from.subject}`,
    body: [
      'İletişim formundan yeni bir mesaj geldi.',
      `Gönderen: ${from.fullName}\nTelefon: ${from.phone}\nKonu: ${from.subject}`,
      from.message,
    ].join('\n\n'),
  };
}
