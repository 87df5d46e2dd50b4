const message = (subject: string, sentence: string) => ({
  subject,
  body: [
    'Merhaba,',
    sentence,
    'Bunu siz yapmadıysanız veya istemediyseniz hemen şifrenizi değiştirin ve ekipten bir yöneticiye haber verin.',
    'Arazi Teklif',
  ].join('\n\n'),
});

/** The server's Turkish messages about the second factor, and those that it sends to its owner. */
export const secondFactorText = {
  codeNeeded: 'Doğrulama uygulamanızdaki kodu yazın.',
  wrongCode:
    'Doğrulama kodu hatalı ya da kullanılmış. Uygulamanın gösterdiği yeni kodu ya da kullanmadığınız bir kurtarma kodunu yazın.',
  wrongSetUpCode: 'Kod hatalı ya da süresi dolmuş. Uygulamanın şimdi gösterdiği 6 haneli kodu yazın.',
  currentPassword: 'Devam etmek için mevcut şifrenizi girin.',
  changed: 'İki adımlı giriş bu arada açılmış ya da kapatılmış. Sayfayı yenileyip yeniden deneyin.',
  own: 'Kendi iki adımlı girişinizi buradan sıfırlayamazsınız. Ayarlar sayfasında bir kod yazarak kapatabilirsiniz.',
  message: {
    on: message(
      'İki adımlı giriş açıldı',
      'Hesabınızda iki adımlı giriş açıldı. Bundan sonra giriş yaparken şifrenizin yanında doğrulama uygulamanızdaki kod da sorulacak. Diğer oturumlarınız kapatıldı.',
    ),
    off: message(
      'İki adımlı giriş kapatıldı',
      'Hesabınızda iki adımlı giriş kapatıldı. Giriş yaparken artık yalnızca şifreniz sorulacak.',
    ),
    codes: message(
      'Yeni kurtarma kodları oluşturuldu',
      'Hesabınız için yeni kurtarma kodları oluşturuldu. Eski kodlar artık geçersiz.',
    ),
    reset: message(
      'İki adımlı giriş sıfırlandı',
      'Ekipten bir yönetici hesabınızdaki iki adımlı girişi sıfırladı; açık oturumlarınız kapatıldı. Giriş yaptıktan sonra iki adımlı girişi Ayarlar sayfasından yeniden kurabilirsiniz.',
    ),
    resetByOperator: message(
      'İki adımlı giriş sıfırlandı',
      'Hesabınızdaki iki adımlı giriş sunucu ayarlarından sıfırlandı; açık oturumlarınız kapatıldı. Giriş yaptıktan sonra iki adımlı girişi Ayarlar sayfasından yeniden kurabilirsiniz.',
    ),
  },
} as const;
