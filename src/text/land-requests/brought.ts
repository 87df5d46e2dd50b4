/** Land requests that consultants bring (product, 10). */
export const broughtText = {
  heading: 'Arazi getir',
  lead: 'Arazisini satmak isteyen bir müşteriniz adına talep gönderin; durumunu ve komisyonunuzu buradan izleyin.',
  formLabel: 'Arazi bilgileri',
  place: 'Arazi nerede?',
  details: 'Arazi bilgileri',
  owner: 'Arazi sahibi',
  phoneHint: 'Arazi sahibine bu numaradan ulaşacağız; talebi getirdiğinizi de mesajla bildireceğiz.',
  sahipZaman: 'Kaç yıldır sahibinde?',
  edinmeSekli: 'Nasıl edinilmiş?',
  consent:
    'Arazi sahibi KVKK aydınlatma metnini okudu, bilgilerinin sizinle paylaşılmasına ve aranmaya onay verdi.',
  consentMissing: 'Talebi ancak sahibinin onayıyla getirebilirsiniz.',
  notice: 'Aydınlatma metni',
  submit: 'Talebi gönder',
  sent: (reference: string) => `Talep gönderildi. Talep numarası: ${reference}`,
  failed: 'Talep gönderilemedi.',
  again: {
    title: 'Bu talebi zaten getirdiniz',
    text: 'Aynı parsel için aynı telefonla son 24 saat içinde bir talep gönderdiniz. Yine de ayrı bir talep oluşturulsun mu?',
    confirm: 'Yine de gönder',
  },
  list: {
    title: 'Getirdiğiniz talepler',
    empty: 'Henüz talep getirmediniz.',
    loadFailed: 'Talepleriniz yüklenirken bir hata oluştu.',
    commission: (commission: string) => `Komisyon: ${commission}`,
    noCommission: 'Komisyon henüz belirlenmedi',
    owner: (name: string, day: string) => `${name} · ${day}`,
  },
  /** On the office's record. */
  record: {
    title: 'Danışman',
    by: 'Talebi getiren',
    commission: 'Anlaşılan komisyon',
    hint: 'Danışman bunu kendi sayfasında görür, örneğin %2 + KDV.',
    save: 'Komisyonu kaydet',
    saved: 'Komisyon kaydedildi.',
    failed: 'Komisyon kaydedilemedi.',
  },
} as const;
