interface Brand {
  name: string;
  description: string;
  phone: string;
  chat: string;
  email: string;
  /** The pages leave out an empty one. */
  address: string;
  /** The company's own accounts; the footer leaves out an empty list. */
  social: readonly { name: string; href: string }[];
}

/**
 * The product's name, and how people reach the company. The contact details stand nowhere else.
 * The name also stands in `index.html`, `public/manifest.webmanifest`, the picture of link previews
 * (`scripts/build/share.svg`), the home page's text, and the server's feed and messages, because the
 * server does not import `src/`.
 * Fill this and `company` before going live: the values are examples.
 */
export const brand: Brand = {
  name: 'Arazi Teklif',
  /** `index.html` and `public/manifest.webmanifest` have the same text. */
  description: 'Arazinizi aracısız satın: üç adımda formu doldurun, nakit teklifinizi alın.',
  phone: '0 850 000 00 00',
  chat: 'https://wa.me/908500000000',
  email: 'bilgi@arazi-teklif.example',
  address: 'Atatürk Bulvarı No: 1, Kat: 5, 35210 Konak / İzmir',
  social: [],
};

interface Company {
  title: string;
  taxOffice: string;
  taxNumber: string;
  hours: readonly string[];
  years: number;
  provinces: number;
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
  /** In how many provinces the company buys land; 81 are all of Turkey. */
  provinces: 81,
  /** Within how many working days an owner is called. */
  answerDays: 2,
};
