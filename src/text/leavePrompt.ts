/** The question before leaving a page with unsaved changes. */
export const leavePromptText = {
  title: 'Kaydedilmemiş değişiklikler',
  question:
    'Bu sayfada henüz kaydetmediğiniz değişiklikler var. Sayfadan ayrılırsanız bu değişiklikler kaybolur.',
  leave: 'Değişiklikleri sil ve ayrıl',
} as const;

/** The same for an owner's reply, with a note or an amount in it. */
export const leaveReplyText = {
  title: 'Cevabınız gönderilmedi',
  question: 'Cevabınızı henüz göndermediniz. Sayfadan ayrılırsanız yazdıklarınız silinir.',
  leave: 'Yazdıklarımı sil ve ayrıl',
} as const;

/** The same for a message from the contact page. */
export const leaveMessageText = {
  title: 'Mesajınız gönderilmedi',
  question: 'Sayfadan ayrılırsanız yazdıklarınız silinir.',
  leave: 'Mesajı sil ve ayrıl',
} as const;

/** The same for a consultant's application. */
export const leaveApplicationText = {
  title: 'Başvurunuz gönderilmedi',
  question: 'Sayfadan ayrılırsanız forma yazdıklarınız ve eklediğiniz belgeler silinir.',
  leave: 'Formu sil ve ayrıl',
} as const;
