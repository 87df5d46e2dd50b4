/** The second factor of an admin (product, 10). */
export const secondFactorText = {
  title: 'İki adımlı giriş',
  lead: 'Giriş yaparken şifrenizin yanında telefonunuzdaki doğrulama uygulamasının gösterdiği kod da sorulur. Şifrenizi öğrenen biri bu kod olmadan hesabınıza giremez.',
  required: 'Ekibinizde iki adımlı giriş zorunlu. Panele devam etmek için önce kurun.',
  /** The answer of a change was lost. */
  checking: 'Yanıt alınamadı; sonucu kontrol ediyoruz…',
  loadFailed: 'İki adımlı girişin durumu yüklenirken bir hata oluştu.',
  off: 'İki adımlı giriş kapalı.',
  on: (left: number) =>
    left === 0
      ? 'İki adımlı giriş açık. Kurtarma kodunuz kalmadı; telefonunuzu kaybederseniz giriş yapamazsınız. Şimdi yeni kurtarma kodları oluşturun.'
      : `İki adımlı giriş açık. ${left} kurtarma kodunuz kaldı. Kodları sakladığınız yeri bilmiyorsanız yenilerini oluşturun.`,
  codesUnseen:
    'İki adımlı giriş açıldı, ancak bağlantı kesildiği için kurtarma kodlarınız gösterilemedi. Şimdi yeni kurtarma kodları oluşturun; bunun için uygulamanın gösterdiği bir sonraki kodu yazmanız yeterli.',
  /** The answer of new ones was lost. */
  codesInDoubt:
    'Yanıt alınamadığı için yeni kurtarma kodları gösterilemedi. Elinizdeki kodlar geçersiz olmuş olabilir. Uygulamanın gösterdiği bir sonraki kodla yeniden kurtarma kodu oluşturun ve eskilerini atın.',
  begin: 'Kurulumu başlat',
  beginFailed: 'Kurulum başlatılamadı.',
  steps: [
    'Telefonunuza bir doğrulama uygulaması kurun (Google Authenticator, Microsoft Authenticator, 2FAS gibi).',
    'Uygulamada yeni hesap ekleyip aşağıdaki kare kodu okutun. Okutamıyorsanız anahtarı elle yazın.',
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
    turnOff:
      'Kapattığınızda giriş yaparken yalnızca şifreniz sorulur. Onaylamak için doğrulama kodunu yazın.',
    /** Where the team requires it. */
    turnOffRequired:
      'Kapattığınızda panele devam etmek için iki adımlı girişi yeniden kurmanız gerekecek. Onaylamak için doğrulama kodunu yazın.',
  },
  codes: {
    title: 'Kurtarma kodlarınız',
    lead: 'Telefonunuz yanınızda olmadığında doğrulama kodu yerine bunlardan birini yazın. Her kod bir kez kullanılır. Kodlar yalnızca şimdi gösteriliyor; telefonunuzdan ayrı, güvenli bir yerde saklayın.',
    copy: 'Kurtarma kodlarını kopyala',
    save: 'Dosya olarak indir',
    file: 'kurtarma-kodlari.txt',
    keep: 'Kodları sakladım',
  },
  /** Before the codes are kept. */
  leave: {
    title: 'Kurtarma kodlarını sakladınız mı?',
    question:
      'Bu kodlar bir daha gösterilmez. Saklamadan ayrılırsanız yeni kurtarma kodları oluşturmanız gerekir.',
    leave: 'Saklamadan ayrıl',
  },
} as const;
