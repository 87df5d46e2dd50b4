import { noticeDay, noticeVersion } from '../../rules/privacy/noticeVersion.ts';
import { brand, company } from '../site/brand.ts';
import { longDayText } from './formats.ts';

/**
 * The personal-data notice under Law No. 6698 (product, 2 and 9: an answer within 30
 * days).
 */
export const kvkkNoticeText = {
  title: 'KVKK Aydınlatma Metni',
  version: `Sürüm ${noticeVersion} · Yürürlük tarihi: ${longDayText(noticeDay)}`,
  /** In the dialog: the same text as a page. */
  ownPage: 'Metni yeni sekmede açın',
  close: 'Anladım',
  sections: [
    {
      heading: '1. Veri sorumlusu',
      paragraphs: [
        `6698 sayılı Kişisel Verilerin Korunması Kanunu (“Kanun”) uyarınca kişisel verileriniz, veri sorumlusu sıfatıyla ${company.title || brand.name} (“Şirket”) tarafından aşağıda açıklanan kapsamda işlenir.${brand.address && ` Adresimiz: ${brand.address}.`}`,
      ],
    },
    {
      heading: '2. İşlediğimiz kişisel veriler',
      paragraphs: [
        'Teklif formunda verdiğiniz ad soyad ve telefon numaranız; arazinizin il, ilçe, mahalle, ada ve parsel bilgileri; tapu, imar, yol, eğim, manzara, edinme şekli, yüzölçümü ve tahmini değer gibi araziye ilişkin beyanlarınız işlenir.',
        'Danışman başvurusunda ad soyad, telefon ve e-posta bilgileriniz, ofis adınız ve göreviniz ile yüklediğiniz vergi levhası ve sertifika; iletişim formunda ad soyad, telefon, yazdıysanız e-posta, konu ve mesajınız işlenir.',
        'Gönderdiğiniz arazi fotoğrafları; teklifimize verdiğiniz cevap, notunuz ve kabul edeceğiniz tutar; güvenlik kayıtlarındaki IP adresiniz işlenir.',
        'Teklifimizi kabul ederseniz tapu, kimlik ve vekâletname belgeleriniz, ödeme için IBAN’ınız, tapu randevunuz ile ödeme ve tapu devri tarihleri işlenir. Belgelerinizi yalnızca siz ve ofisimiz görür.',
      ],
    },
    {
      heading: '3. İşleme amaçları',
      paragraphs: [
        'Verileriniz; arazinizin değerlendirilmesi, size fiyat teklifi hazırlanması ve iletilmesi, satın alma sürecinin yürütülmesi, danışman başvurunuzun değerlendirilmesi, mesaj ve taleplerinizin yanıtlanması ve yasal yükümlülüklerimizin yerine getirilmesi amaçlarıyla işlenir. Başka bir amaçla kullanılmaz.',
        'Belgeleriniz tapu devrinin hazırlanması ve kimliğinizin doğrulanması, IBAN’ınız satış bedelinin size ödenmesi, randevu bilgileriniz size hatırlatma yapılması için işlenir.',
      ],
    },
    {
      heading: '4. Hukuki sebepler ve toplama yöntemi',
      paragraphs: [
        'Verileriniz bu internet sitesindeki formlar aracılığıyla elektronik ortamda toplanır; Kanun’un 5. maddesinin ikinci fıkrasında yer alan “bir sözleşmenin kurulması veya ifası”, “veri sorumlusunun hukuki yükümlülüğü” ve “meşru menfaat” hukuki sebeplerine, gerektiğinde açık rızanıza dayanılarak işlenir.',
      ],
    },
    {
      heading: '5. Aktarım',
      paragraphs: [
        'Verileriniz; yalnızca yukarıdaki amaçlarla sınırlı olarak hizmet aldığımız bilişim ve mesaj iletim sağlayıcılarına, tapu işlemlerinin gerektirdiği ölçüde yetkili kurumlara ve kanunen yetkili kamu kuruluşlarına aktarılabilir. Üçüncü kişilere satılmaz.',
      ],
    },
    {
      heading: '6. Saklama süresi',
      paragraphs: [
        'Verileriniz, talebinizin sonuçlandırılması için gerekli süre ve ilgili mevzuatta öngörülen zamanaşımı süreleri boyunca saklanır; süre sonunda silinir, yok edilir veya anonim hâle getirilir.',
        'Satış tamamlanırsa belgeleriniz ve IBAN’ınız, satın alma kaydıyla birlikte yasal saklama süreleri boyunca saklanır. Satıştan vazgeçilirse, verilerinizin silinmesini istediğinizde ya da talebiniz için belirlenen saklama süresi dolduğunda silinir.',
      ],
    },
    {
      heading: '7. Haklarınız',
      paragraphs: [
        'Kanun’un 11. maddesi uyarınca; kişisel verilerinizin işlenip işlenmediğini öğrenme, işlenmişse bilgi talep etme, işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme, aktarıldığı üçüncü kişileri bilme, eksik veya yanlış işlenmişse düzeltilmesini, şartları oluştuğunda silinmesini veya yok edilmesini ve bu işlemlerin aktarılan kişilere bildirilmesini isteme, otomatik analiz sonucu aleyhinize çıkan bir sonuca itiraz etme ve zararınızın giderilmesini talep etme haklarına sahipsiniz.',
      ],
    },
    {
      heading: '8. Başvuru',
      paragraphs: [
        `Haklarınıza ilişkin başvurularınızı ${brand.address && 'yazılı olarak yukarıdaki adresimize ya da '}${brand.email} e-posta adresine iletebilirsiniz. Başvurularınızı niteliğine göre en kısa sürede ve en geç 30 gün içinde ücretsiz olarak yanıtlarız.`,
      ],
    },
  ],
} as const;
