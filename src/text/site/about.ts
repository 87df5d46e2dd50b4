import { company } from '../../site/brand.ts';

const { years, provinces } = company;
const scope = [
  ...(years > 0 ? [`${years} yıldır`] : []),
  ...(provinces === 81 ? ['Türkiye’nin her yerinde'] : []),
].join(' ');

/** The about page (product, 1). */
export const aboutText = {
  heading: 'Toprağın değerini bilen, sözünü tutan bir ekip',
  lead: `${scope ? `${scope} arazi` : 'Arazi'} alıyoruz. Aracı değiliz; arazinizi doğrudan biz alırız.`,
  storyHeading: 'Biz kimiz?',
  story: [
    'Arazi satmak çoğu zaman uzun, yorucu ve belirsiz bir iştir: ilanlar, sonu gelmeyen telefonlar, pazarlıklar, komisyonlar… Biz bu yolu kısaltmak için çalışıyoruz. Siz birkaç soruyu yanıtlayarak arazinizi anlatıyorsunuz, biz inceleyip online fiyat teklifimizi iletiyoruz.',
    'Teklifimizi kabul ederseniz arazinizi doğrudan biz alır, bedelini nakit öderiz. Kabul etmezseniz hiçbir ücret ödemezsiniz; teklif aldınız diye satmak zorunda değilsiniz.',
  ],
  factsHeading: 'Rakamlarla biz',
  facts: [
    ...(years > 0 ? [{ figure: `${years} yıl`, text: 'arazi alım satımında tecrübe' }] : []),
    { figure: '3 adım', text: 'teklif almanız için yeterli' },
    ...(provinces > 0
      ? [
          {
            figure: `${provinces} il`,
            text: provinces === 81 ? 'Türkiye’nin her yerinde arazi alıyoruz' : 'arazi aldığımız iller',
          },
        ]
      : []),
    { figure: '0 aracı', text: 'komisyon yok, arada kimse yok' },
  ],
  valuesHeading: 'Nasıl çalışıyoruz?',
  values: [
    {
      title: 'Açık konuşuruz',
      text: 'Teklifimizi neye göre verdiğimizi anlatırız: arazinin konumu, imar durumu, yola cephesi ve emsal satışlar.',
    },
    {
      title: 'Nakit öderiz',
      text: 'Anlaştığımız bedelin tamamını tapu devri sırasında öderiz. Taksit ya da senet yoktur; kredi onayı beklemezsiniz.',
    },
    {
      title: 'Bilgilerinizi koruruz',
      text: 'Paylaştığınız bilgileri yalnızca teklif hazırlamak ve sizinle iletişim kurmak için kullanırız. KVKK kapsamındaki başvurularınızı 30 gün içinde yanıtlarız.',
    },
    {
      title: 'Danışmanlarla çalışırız',
      text: 'Onaylı emlak danışmanları ilanlarımızı takip eder. Siz de ofisinizle aramıza katılabilirsiniz.',
    },
  ],
  callHeading: 'Arazinizi satmayı mı düşünüyorsunuz?',
  callText: 'Üç adımlık formu doldurun, teklifimizi gönderelim.',
  callButton: 'Hemen teklif al',
  applyButton: 'Danışman ol',
} as const;
