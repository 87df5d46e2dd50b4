/**
 * The product's name, and how people reach the company. The contact details stand nowhere else.
 * The name also stands in `index.html`, in the home page's text, and in the server's page titles
 * and messages, because the server does not import `src/`.
 */
export const brand = {
  name: 'Arazi Teklif',
  /** `index.html` has the same text. */
  description: 'Arazinizi aracısız satın: üç adımda formu doldurun, nakit teklifinizi alın.',
  phone: '0 850 000 00 00',
  chat: 'https://wa.me/908500000000',
  email: 'bilgi@arazi-teklif.example',
  address: 'Atatürk Bulvarı No: 1, Kat: 5, 35210 Konak / İzmir',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/araziteklif' },
    { name: 'Facebook', href: 'https://www.facebook.com/araziteklif' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/araziteklif' },
  ],
} as const;

interface Company {
  title: string;
  taxOffice: string;
  taxNumber: string;
  hours: readonly string[];
  years: number;
  answerDays: number;
}
/** What the pages claim about the company. They leave out whatever is empty or 0 here. */
export const company: Company = {
  /** The registered title, such as `… Anonim Şirketi`. */
  title: '',
  taxOffice: '',
  taxNumber: '',
  hours: ['Pazartesi–Cuma 09.00–18.00', 'Cumartesi 10.00–14.00'],
  /** Years of experience (product, 1). */
  years: 20,
  /** Within how many working days an owner is called. */
  answerDays: 2,
};
