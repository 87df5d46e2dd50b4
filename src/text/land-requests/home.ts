import { company } from '../../site/brand.ts';

const { years, provinces, answerDays } = company;
const claims = [
  ...(years > 0 ? [`${years} yıllık tecrübemizle`] : []),
  ...(provinces === 81 ? ['Türkiye’nin her yerinde'] : []),
].join(', ');

/** The home page (product, 1 and 2). */
export const homeText = {
  headline: '3 ADIMDA HEMEN TEKLİF AL ARAZİNİ SAT',
  lead: `Formu doldurun, araziniz için nakit teklifimizi aracısız alın.${claims && ` ${claims}.`}`,
  points: ['Online fiyat teklifi', 'Nakit alım', 'Aracı yok, komisyon yok'],
  after: {
    heading: 'Formu gönderince ne olur?',
    latest: (day: string) => `en geç ${day}`,
    steps: [
      {
        when: 'Bugün',
        detail: '',
        title: 'Talebiniz bize ulaşır',
        text: 'Formunuz gönderdiğiniz anda kaydedilir. Üyelik ve ücret yoktur.',
      },
      {
        detail: '',
        when: answerDays > 0 ? `${answerDays} iş günü içinde` : 'İncelememiz bitince',
        title: 'Sizi ararız',
        text: 'Arazinin konumunu ve imar durumunu inceler, verdiğiniz numaradan size ulaşırız. Teklifimiz hazır olunca tutarı mesajla da bildiririz.',
      },
      {
        when: 'Anlaşırsak, tapu günü',
        detail: 'günü birlikte belirleriz',
        title: 'Ödemenizi alırsınız',
        text: 'Bedelin tamamını tapu devri sırasında nakit öderiz. Anlaşamazsak hiçbir ücret ödemezsiniz.',
      },
    ],
  },
  promisesHeading: 'Neden Arazi Teklif?',
  promises: [
    {
      title: 'HIZLI',
      text: 'Bilgilerinizi aldıktan sonra arazinizi değerlendirir, fiyat teklifimizi bekletmeden iletiriz.',
    },
    {
      title: 'KOLAY',
      text: 'Üç adımlık form yeterli. Ofis ofis dolaşmadan, ilan vermeden teklif alırsınız.',
    },
    {
      title: 'GÜVENİLİR',
      text: `${years > 0 ? `${years} yıllık tecrübeyle, arada` : 'Arada'} kimse olmadan, tapuda nakit ödemeyle satın alırız.`,
    },
  ],
  questionsHeading: 'Arazi sahiplerinin en çok sorduğu beş soru',
  questions: [
    {
      question: 'Arazim için teklif almak ücretli mi?',
      answer:
        'Hayır. Teklif almak tamamen ücretsizdir ve sizi hiçbir yükümlülük altına sokmaz. Teklifimizi beğenmezseniz satmak zorunda değilsiniz.',
    },
    {
      question: 'Teklif ne zaman gelir?',
      answer:
        'Formunuz bize anında ulaşır. Uzmanlarımız arazinizin konumunu, imar durumunu ve emsallerini inceler; teklifimizi hazır olur olmaz size iletiriz.',
    },
    {
      question: 'Hisseli tapum var, yine de satabilir miyim?',
      answer:
        'Evet. Müstakil ve hisseli tapuları değerlendiriyoruz. Formda tapu durumunu “Hisseli” olarak seçmeniz yeterli.',
    },
    {
      question: 'Ödeme nasıl yapılır?',
      answer:
        'Anlaştığımızda arazinizi doğrudan biz satın alırız. Bedelin tamamı, tapu devri sırasında nakit olarak ödenir; arada emlakçı ya da komisyon olmaz.',
    },
    {
      question: 'Ada ve parsel numaramı bilmiyorum, ne yapmalıyım?',
      answer:
        'Ada ve parsel numarası tapu senedinizde yazar. Tapunuz yanınızda değilse e-Devlet’teki “Tapu Bilgileri Sorgulama” hizmetinden öğrenebilirsiniz.',
    },
  ],
} as const;
