/** A consultant's application (product, 2, 3, 5 and 8). */
export const applicationText = {
  heading: 'Danışman olun, ilanlarımızı ilk siz görün',
  lead: 'Gayrimenkul ofisi sahipleri ve danışmanlarla birlikte çalışıyoruz. Başvurunuz onaylandığında satın aldığımız arazilerin ilanlarına doğrudan ulaşırsınız.',
  /**
   * Why a visitor is here: by a link, in place of a page for consultants, after a session's end.
   */
  signIn: {
    member: 'Zaten danışmanımız mısınız? Hesabınızla girin, ilanlara kaldığınız yerden bakın.',
    needed:
      'Açmak istediğiniz sayfayı yalnızca onaylı danışmanlar görebilir. Danışmanımızsanız hesabınızla girin, o sayfa açılsın; değilseniz aşağıdaki formla başvurun.',
    expired: 'Oturumunuz sona erdi. Yeniden giriş yaptığınızda kaldığınız sayfa açılır.',
    link: 'Giriş yapın',
    signedIn: 'Hesabınızla giriş yaptınız; satıştaki arazilere bakabilirsiniz.',
    toAds: 'İlanlara git',
  },
  benefits: [
    'Satıştaki arazilerimizi fiyatı, konumu ve parsel bilgileriyle görürsünüz.',
    'Her ilandan TKGM parsel sorgusuna tek dokunuşla geçersiniz.',
    'Arada kimse yok; sorularınızın cevabını doğrudan ekibimizden alırsınız.',
  ],
  stepsHeading: 'Nasıl işliyor?',
  steps: [
    'Formu doldurun, vergi levhanızı ve sertifikanızı ekleyin.',
    'Başvurunuzu inceleyip sonucu SMS ile bildirelim.',
    'Gelen bağlantıyla şifrenizi belirleyip giriş yapın.',
  ],
  formLabel: 'Danışman başvuru formu',
  formHeading: 'Başvuru formu',
  position: 'Ofisteki göreviniz',
  positions: { 1: 'Ofis Sahibi', 2: 'Gayrimenkul Danışmanı' },
  phoneDoubtful: 'Sonucu SMS ile bildiriyoruz; bu numara cep telefonuna benzemiyor. Kontrol eder misiniz?',
  taxPlate: 'Vergi levhası',
  certificate: 'Sertifika',
  submit: 'Katıl',
  incomplete: 'Lütfen eksik ya da hatalı alanları tamamlayın.',
  sent: {
    title: 'İşlem Başarılı!',
    // the same whether or not the address is one of an account
    text: 'Başvurunuz bize ulaştı. Bilgilerinizi inceledikten sonra sonucu SMS ile bildireceğiz. E-posta adresiniz bizde zaten kayıtlıysa bunu size e-postayla bildiririz.',
  },
  failed: { title: 'Hata!', text: 'Bir hata oluştu. Lütfen tekrar deneyin.' },
} as const;
