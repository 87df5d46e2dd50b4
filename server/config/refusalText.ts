/** The Turkish messages of refused calls that several resources share. */
export const refusalText = {
  checkFields: 'Lütfen işaretli alanları kontrol edin.',
  badInput: 'Gönderilen bilgiler geçerli değil.',
  signedOut: 'Oturumunuz sona erdiği için işlem tamamlanamadı. Giriş yaptıktan sonra tekrar deneyin.',
  wrongCredentials: 'E-posta adresi veya şifre hatalı.',
  badPublicToken: 'Bu isteğe izin verilmiyor. Lütfen sayfayı yenileyip tekrar deneyin.',
  notAllowed: 'Bu işlem için yetkili değilsiniz.',
  badKey: 'API anahtarı geçerli değil ya da iptal edilmiş.',
  keyNotAllowed: 'Bu işlem API anahtarıyla yapılamaz.',
  keyOnlyReads: 'Bu API anahtarı yalnızca okuyabilir.',
  /** Behind the name of a person in whose name a program calls. */
  byKey: (name: string) => ` (API anahtarı: ${name})`,
  secondFactorNeeded: 'Devam etmek için önce Ayarlar sayfasından iki adımlı girişi kurun.',
  noSuchCall: 'Böyle bir işlem yok.',
  missing: 'Aradığınız kayıt bulunamadı.',
  gone: 'Bu kayıt bulunamadı; başka bir yönetici silmiş olabilir.',
  otherForm: 'Bu form daha önce farklı bilgilerle gönderildi. Lütfen sayfayı yenileyip tekrar deneyin.',
  /** The page takes a new key with the next attempt. */
  usedKey: 'Bu form daha önce farklı bilgilerle gönderildi. Bu bilgileri de kaydetmek için tekrar deneyin.',
  outdated: 'Bu kayıt siz açtıktan sonra değiştirildi.',
  /** @param what such as `teklifi kabul etti`. */
  outdatedBy: (who: string, what: string) => `Bu kayıt siz açtıktan sonra değiştirildi: ${who} ${what}.`,
  /** Of the field `assignee_id`. */
  assignee: 'Bu kişi şu anda giriş yapamıyor. Lütfen başka birini seçin.',
  tooLarge: 'Gönderdiğiniz veri çok büyük.',
  wrongType: 'Gönderilen içerik türü desteklenmiyor.',
  tooMany: 'Çok fazla deneme yapıldı. Lütfen biraz sonra yeniden deneyin.',
  tooManyUploads: 'Aynı anda çok fazla dosya gönderiliyor. Lütfen biraz bekleyip yeniden deneyin.',
  brokeOff: 'Gönderim yarıda kaldı. Lütfen internet bağlantınızı kontrol edip yeniden deneyin.',
  notReady: 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra yeniden deneyin.',
  failed: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
} as const;
