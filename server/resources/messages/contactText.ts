import type { components } from '../../../api/schema.ts';

/** What the server says about contact messages. */
export const contactWorkText = {
  whatsapp: {
    subject: 'WhatsApp mesajı',
    /** Of somebody without a land request, and without a name at WhatsApp. */
    nobody: 'WhatsApp kullanıcısı',
  },
  erased: 'Bu mesajdaki kişisel veriler silindiği için işlem yapılamaz.',
  /** What somebody has done, behind their name. */
  changed: {
    assigned: ({ assignee }) =>
      assignee === undefined
        ? 'mesajın sorumlusunu kaldırdı'
        : `mesajın sorumlusunu değiştirdi (${assignee})`,
    answered: () => 'mesajı yanıtlandı olarak işaretledi',
    unanswered: () => 'mesajı yanıtlanmadı olarak işaretledi',
  } satisfies Record<string, (detail: components['schemas']['HistoryDetail']) => string>,
} as const;

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
