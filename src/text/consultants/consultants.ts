import type { consultantSorts } from '../../../machines/consultants/loadConsultants.ts';

/** The admin's side of consultants (product, 2, 4 and 8). */
export const consultantsText = {
  lists: {
    new: { title: 'Onay Bekleyen Danışmanlar', empty: 'Onay bekleyen danışman yok.' },
    all: { title: 'Tüm Danışmanlar', empty: 'Henüz başvuran danışman yok.' },
    cancelled: { title: 'İptal Edilen Danışmanlar', empty: 'İptal edilen danışman yok.' },
  },
  searchHint: 'Ad, telefon, e-posta, ofis…',
  columns: {
    name: 'Ad Soyad',
    phone: 'Telefon',
    email: 'E-posta',
    office_name: 'Ofis',
    tax_plate: 'Vergi Levhası',
    certificate: 'Sertifika',
    status: 'Durum',
  },
  /** The orders, the server's own first. */
  sorts: {
    '-Id': 'En yeni',
    Id: 'En eski',
    name: 'Ad (A-Z)',
    '-name': 'Ad (Z-A)',
    phone: 'Telefon (artan)',
    '-phone': 'Telefon (azalan)',
    email: 'E-posta (A-Z)',
    '-email': 'E-posta (Z-A)',
    office_name: 'Ofis (A-Z)',
    '-office_name': 'Ofis (Z-A)',
    status: 'Önce onay bekleyenler',
    '-status': 'Önce onaylılar',
  } satisfies Record<(typeof consultantSorts)[number], string>,
  fileName: { new: 'onay-bekleyenler', all: 'danismanlar', cancelled: 'iptal-edilen-danismanlar' },
  filters: { anyState: 'Tümü', state: 'Durum', office: 'Ofis', officeHint: 'Adının başı' },
  /** A cancelled one was refused before the approval, or closed after it. */
  badge: {
    awaiting: 'Onay Bekliyor',
    approved: 'Onaylı',
    refused: 'Reddedildi',
    closed: 'Üyelik Kapatıldı',
  },
  document: (label: string, person: string) => `${label}: ${person}`,
  noDocument: 'Yok',
  removedDocument: 'Silindi',
  /** In a CSV file. */
  hasDocument: 'Var',
  consultant: {
    back: 'Listeye dön',
    person: 'Kişi bilgileri',
    documents: 'Belgeler',
    /** In place of a document's link. */
    documentRemoved: (date: string) => `Başvuru süresinde onaylanmadığı için ${date} tarihinde silindi`,
    actions: 'İşlemler',
    name: 'Ad Soyad',
    phone: 'Telefon',
    email: 'E-posta',
    office: 'Ofis',
    position: 'Görevi',
    missing: {
      title: 'Danışman bulunamadı',
      text: 'Bağlantı eskimiş ya da adres yanlış yazılmış olabilir.',
    },
    loadFailed: 'Kullanıcı bilgileri alınamadı.',
  },
  moves: {
    approve: 'Kullanıcıyı Onayla',
    cancel: 'İptal Et',
    restore: 'İptal Edilenlerden Çıkar',
    sendReset: 'Şifre Sıfırlama Gönder',
  },
  correction: {
    open: 'Bilgileri düzelt',
    title: 'Telefon ve ofis bilgisini düzelt',
    save: 'Kaydet',
    outdated:
      'Bu kayıt siz açtıktan sonra değiştirildi. Yazdıklarınız duruyor; kaydederseniz şunların yerine geçer:',
    /** Shown for a consultant who may sign in, and who may be waiting for a link. */
    endsLinks:
      'Telefon değişirse daha önce gönderilen şifre bağlantısı geçersiz olur; yenisini “Şifre Sıfırlama Gönder” ile gönderebilirsiniz.',
  },
  /** Beside a phone number to which no SMS can go. */
  noSms: 'Bu numaraya SMS gönderilemez.',
  /** Added to the question when such a consultant is told of the move. */
  withoutSms: {
    approve: (phone: string, email: string) =>
      `“${phone}” cep telefonu numarasına benzemiyor: SMS gönderilemez. Bağlantı yalnızca ${email} adresine gidecek.`,
    cancel: (phone: string, email: string) =>
      `“${phone}” cep telefonu numarasına benzemiyor: SMS gönderilemez. Mesaj yalnızca ${email} adresine gidecek.`,
  },
  /** Added to the approval of somebody with whose address somebody has applied again. */
  appliedAgain: (phone: string, email: string) =>
    `Bu e-posta adresiyle sonradan yeniden başvuruldu; başvurulardan biri başkasına ait olabilir. Onaylamadan önce kişiyi arayıp bilgilerini doğrulayın: bağlantı “${phone}” numarasına ve ${email} adresine gidecek.`,
  done: {
    approve: (person: string) => `${person} onaylandı.`,
    refused: (person: string) => `${person} başvurusu reddedildi; kendisine mesaj gönderiliyor.`,
    closed: (person: string) => `${person} üyeliği kapatıldı; kendisine mesaj gönderiliyor.`,
    reapplied: (person: string) => `${person} yeniden onay bekleyenler arasında.`,
    restore: (person: string) => `${person} yeniden danışmanlar arasında.`,
    correct: (person: string) => `${person} bilgileri güncellendi.`,
    sendReset: () => 'Şifre sıfırlama bağlantısı kullanıcının e-posta adresine gönderildi.',
  },
  confirm: {
    approve: {
      title: 'Danışman onaylansın mı?',
      confirm: 'Kullanıcıyı Onayla',
      text: (person: string) =>
        `${person} onaylanacak; şifresini belirlemesi için kendisine bir bağlantı gönderilecek.`,
    },
    refused: {
      title: 'Başvuru reddedilsin mi?',
      confirm: 'Başvuruyu reddet',
      text: (person: string) =>
        `${person} iptal edilenler listesine taşınacak; başvurusunun kabul edilmediği kendisine mesajla bildirilecek.`,
    },
    closed: {
      title: 'Üyelik kapatılsın mı?',
      confirm: 'Üyeliği kapat',
      text: (person: string) =>
        `${person} iptal edilenler listesine taşınacak; açık oturumları hemen kapanacak ve giriş yapamayacak. Üyeliğinin kapatıldığı kendisine mesajla bildirilecek.`,
    },
    /** Of somebody who was refused. */
    reapplied: {
      title: 'Başvuru yeniden değerlendirilsin mi?',
      confirm: 'İptal Edilenlerden Çıkar',
      text: (person: string) =>
        `${person} yeniden onay bekleyenler arasına alınacak; kendisine mesaj gitmez.`,
    },
    restore: {
      title: 'Danışman iptal edilenlerden çıkarılsın mı?',
      confirm: 'İptal Edilenlerden Çıkar',
      text: (person: string) => `${person} yeniden danışmanlar arasına alınacak; kendisine mesaj gitmez.`,
    },
    sendReset: {
      title: 'Şifre sıfırlama bağlantısı gönderilsin mi?',
      confirm: 'Şifre Sıfırlama Gönder',
      text: (person: string) =>
        `${person} adlı danışmana yeni şifre belirlemesi için bir bağlantı gönderilecek.`,
    },
  },
  /** Why somebody is refused, or a membership closed. */
  reason: { label: 'Gerekçe (isteğe bağlı)', hint: 'Kişiye giden mesajda aynen yer alır.' },
  failed: {
    move: 'İşlem sırasında bir hata oluştu.',
    sendReset: 'Şifre sıfırlama işlemi başarısız oldu.',
  },
  conflict: {
    title: 'Hata!',
    next: 'Güncel bilgiler şimdi yüklenecek.',
  },
} as const;
