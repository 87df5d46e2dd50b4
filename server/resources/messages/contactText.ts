/** The message that the contact form sends to the office. */
export function contactText(from: {
  fullName: string;
  phone: string;
  email?: string | undefined;
  subject: string;
  message: string;
}) {
  return {
    subject: `İletişim formu: ${from.subject}`,
    body: [
      'İletişim formundan yeni bir mesaj geldi.',
      [
        `Gönderen: ${from.fullName}`,
        `Telefon: ${from.phone}`,
        ...(from.email ? [`E-posta: ${from.email}`] : []),
        `Konu: ${from.subject}`,
      ].join('\n'),
      from.message,
    ].join('\n\n'),
  };
}
