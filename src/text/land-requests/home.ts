import { company } from '../../site/brand.ts';

const { years, provinces, answerDays } = company;
const scope = [
  ...(years > 0 ? [`${years} yıldır`] : []),
  ...(provinces === 81 ? ['Türkiye’nin her yerinde'] : []),
].join(' ');

/** The home page (product, 1 and 2). */
export const homeText = {
  headline: '3 ADIMDA HEMEN TEKLİF AL ARAZİNİ SAT',
  lead: `Formu doldurun, araziniz için nakit teklifimizi aracısız alın.${scope && ` ${scope} arazi alıyoruz.`}`,
  points: ['Online fiyat teklifi', 'Nakit alım', 'Aracı yok'],
  after: {
    heading: 'Formu gönderince ne olur?',
    latest: (day: string) => `en geç ${day}`,
    steps: [
      {
        when: 'Bugün',
        detail: '',
        title: 'Talebinizi alırız',
        text: 'Formunuz gönderdiğiniz anda bize ulaşır. Üye olmanız gerekmez, ücret ödemezsiniz.',
      },
      {
        detail: '',
        when: answerDays > 0 ? `${answerDays} iş günü içinde` : 'İncelememiz bitince',
        title: 'Sizi ararız',
        text: 'Arazinizin konumunu ve imar durumunu inceler, sizi verdiğiniz numaradan ararız. Teklifimiz hazır olunca tutarı mesajla da bildiririz.',
      },
      {
        when: 'Anlaşırsak, tapu günü',
        detail: 'günü birlikte belirleriz',
        title: 'Ödemenizi alırsınız',
        text: 'Anlaştığımız bedelin tamamını tapu devri sırasında nakit öderiz. Anlaşamazsak hiçbir ücret ödemezsiniz.',
      },
    ],
  },
  promisesHeading: 'Neden Arazi Teklif?',
  promises: [
    {
      title: 'HIZLI',
      text: 'Formunuz ulaşınca arazinizi değerlendirir, fiyat teklifimizi sizi bekletmeden iletiriz.',
    },
    {
      title: 'KOLAY',
      text: 'Üç adımlık form yeterli. Ofis ofis dolaşmadan, ilan vermeden teklif alırsınız.',
    },
    {
      title: 'GÜVENİLİR',
      text: `${years > 0 ? `${years} yıllık tecrübemizle arazinizi` : 'Arazinizi'} doğrudan biz alır, bedelini tapuda nakit öderiz.`,
    },
  ],
  questionsHeading: 'Arazi sahiplerinin en çok sorduğu beş soru',
  questions: [
    {
      question: 'Arazim için teklif almak ücretli mi?',
      answer: 'Hayır, teklif almak tamamen ücretsizdir. Teklifimizi beğenmezseniz satmak zorunda değilsiniz.',
    },
    {
      question: 'Teklif ne zaman gelir?',
      answer:
        'Formunuz bize anında ulaşır. Uzmanlarımız arazinizin konumuna, imar durumuna ve emsal satışlara bakar; teklifimizi hazır olur olmaz size iletiriz.',
    },
    {
      question: 'Hisseli tapum var, yine de satabilir miyim?',
      answer:
        'Evet. Müstakil tapuları da hisseli tapuları da değerlendiriyoruz. Formda tapu durumunu “Hisseli” seçmeniz yeterli.',
    },
    {
      question: 'Ödeme nasıl yapılır?',
      answer:
        'Anlaştığımızda arazinizi doğrudan biz satın alırız. Bedelin tamamını tapu devri sırasında nakit öderiz; araya emlakçı girmez, komisyon ödemezsiniz.',
    },
    {
      question: 'Ada ve parsel numaramı bilmiyorum, ne yapmalıyım?',
      answer:
        'Ada ve parsel numarası tapu senedinizde yazar. Tapunuz yanınızda değilse e-Devlet’teki “Tapu Bilgileri Sorgulama” hizmetinden öğrenebilirsiniz.',
    },
  ],
} as const;
