/** Every Turkish sentence that the server says, by the resource that says it. */
export const text = {
  visitor: 'Ziyaretçi',
  refusal: {
    checkFields: 'Lütfen işaretli alanları kontrol edin.',
    badInput: 'Gönderilen bilgiler geçerli değil.',
    signedOut: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
    wrongCredentials: 'E-posta adresi veya şifre hatalı.',
    badPublicToken: 'Bu isteğe izin verilmiyor. Lütfen sayfayı yenileyip tekrar deneyin.',
    notAllowed: 'Bu işlem için yetkili değilsiniz.',
    noSuchCall: 'Böyle bir işlem yok.',
    missing: 'Aradığınız kayıt bulunamadı.',
    gone: 'Bu kayıt bulunamadı; başka bir yönetici silmiş olabilir.',
    otherForm: 'Bu form daha önce farklı bilgilerle gönderildi. Lütfen sayfayı yenileyip tekrar deneyin.',
    outdated: 'Bu kayıt siz açtıktan sonra değiştirildi. Güncel hâlini görüp yeniden deneyin.',
    tooLarge: 'Gönderdiğiniz veri çok büyük.',
    wrongType: 'Gönderilen içerik türü desteklenmiyor.',
    tooMany: 'Çok fazla deneme yapıldı. Lütfen biraz sonra yeniden deneyin.',
    tooManyUploads: 'Aynı anda çok fazla dosya gönderiliyor. Lütfen biraz bekleyip yeniden deneyin.',
    brokeOff: 'Gönderim yarıda kaldı. Lütfen internet bağlantınızı kontrol edip yeniden deneyin.',
    notReady: 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra yeniden deneyin.',
    failed: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  },
} as const;
