/** The second factor of an admin (product, 10). */
export const secondFactorText = {
  title: 'İki adımlı giriş',
  lead: 'Giriş yaparken şifrenizin yanında telefonunuzdaki doğrulama uygulamasının gösterdiği kod da sorulur. Şifreniz ele geçse bile hesabınıza girilemez.',
  required: 'Ekibinizde iki adımlı giriş zorunlu. Panele devam etmek için önce kurun.',
  loadFailed: 'İki adımlı girişin durumu yüklenirken bir hata oluştu.',
  off: 'İki adımlı giriş kapalı.',
  on: (left: number) => `İki adımlı giriş açık. ${left} kurtarma kodunuz kaldı.`,
  codesUnseen:
    'İki adımlı giriş açıldı, ancak bağlantı kesildiği için kurtarma kodlarınız gösterilemedi. Şimdi yeni kurtarma kodları oluşturun; bunun için uygulamanın gösterdiği bir sonraki kodu yazmanız yeterli.',
  begin: 'Kurulumu başlat',
  beginFailed: 'Kurulum başlatılamadı.',
  steps: [
    'Telefonunuza bir doğrulama uygulaması kurun (Google Authenticator, Microsoft Authenticator, 2FAS gibi).',
    'Uygulamada yeni hesap ekleyip aşağıdaki kareyi okutun. Okutamıyorsanız anahtarı elle yazın.',
    'Uygulamanın gösterdiği 6 haneli kodu buraya yazın.',
  ],
  qr: 'Doğrulama uygulamasıyla okutulacak kare kod',
  openApp: 'Bu cihazdaki uygulamada aç',
  secret: 'Anahtar',
  copySecret: 'Anahtarı kopyala',
  codeHint: 'Uygulamanın şu anda gösterdiği 6 haneli kod.',
  codeMissing: 'Doğrulama kodunu yazın.',
  failed: 'İşlem tamamlanamadı.',
  cancel: 'Vazgeç',
  submit: {
    confirm: 'İki adımlı girişi aç',
    makeCodes: 'Yeni kodları oluştur',
    turnOff: 'İki adımlı girişi kapat',
  },
  ask: { makeCodes: 'Yeni kurtarma kodları oluştur', turnOff: 'İki adımlı girişi kapat' },
  explain: {
    makeCodes: 'Yeni kodlar oluşturulunca eskileri geçersiz olur. Onaylamak için doğrulama kodunu yazın.',
    turnOff: 'Kapatınca giriş için yalnızca şifreniz sorulur. Onaylamak için doğrulama kodunu yazın.',
  },
  codes: {
    title: 'Kurtarma kodlarınız',
    lead: 'Telefonunuz yanınızda olmadığında doğrulama kodu yerine bunlardan birini yazın. Her kod bir kez kullanılır. Kodlar yalnızca şimdi gösteriliyor; telefonunuzdan ayrı, güvenli bir yerde saklayın.',
    copy: 'Kurtarma kodlarını kopyala',
    save: 'Dosya olarak indir',
    file: 'kurtarma-kodlari.txt',
    keep: 'Kodları sakladım',
  },
} as const;
