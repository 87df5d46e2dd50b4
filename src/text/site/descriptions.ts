import type { PageName } from '../../../rules/site/paths.ts';
import { brand } from '../../site/brand.ts';

/** What search engines and link previews say of the pages that everyone may find. */
const descriptions: Partial<Record<PageName, string>> = {
  home: brand.description,
  about:
    'Arazinizi aracısız ve nakit satın alan ekibi tanıyın: Kimiz, nasıl çalışırız, bize neden güvenebilirsiniz?',
  blog: 'Arazi satışı, tapu, imar ve vergiler üzerine arazi sahiplerine yol gösteren yazılar.',
  apply:
    'Gayrimenkul ofisi sahibi ya da danışman mısınız? Başvurun, satıştaki arazilerimizi fiyatı ve parsel bilgileriyle görün.',
  contact: 'Sorunuzu yazın ya da bizi arayın: telefon, WhatsApp, e-posta, ofis adresi ve çalışma saatleri.',
  kvkk: 'Kişisel verilerinizi neden ve nasıl işliyoruz, ne kadar saklıyoruz, hangi haklara sahipsiniz? KVKK aydınlatma metnimizin tamamı.',
  login: 'Danışman ve yönetici girişi.',
};

/** The description of a page; a page of its own text, such as a post, has another. */
export const descriptionOf = (name: PageName | 'notFound'): string =>
  (name === 'notFound' ? undefined : descriptions[name]) ?? brand.description;

/** The description of one page of a list. */
export const pagedDescription = (description: string, page: number): string =>
  page > 1 ? `${description} Sayfa ${page}.` : description;
