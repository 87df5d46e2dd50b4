import type { components } from '../../../api/schema.ts';

type SavedSearch = components['schemas']['SavedSearch'];

interface NewAds {
  count: number;
  ads: readonly {
    title: string;
    il_adi: string;
    ilce_adi: string;
    mahalle_adi: string;
    metre_kare: number;
    fiyat: number;
    url: string;
  }[];
  listUrl: string;
  endUrl: string;
}

/** The server's Turkish messages about ads, and the one of a saved search. */
export const adText = {
  strangeMedia: 'Listedeki görsellerden biri bu ilana ait değil. Lütfen sayfayı yenileyip tekrar deneyin.',
  /** Of stored and new media together; `uploadText.tooMany` refuses too many new ones before. */
  tooManyMedia: (max: number) => `Bir ilanda en fazla ${max} görsel veya video olabilir.`,
  badLink: 'Lütfen http:// veya https:// ile başlayan bir bağlantı giriniz.',
  tooManySearches: (max: number) =>
    `En fazla ${max} arama kaydedebilirsiniz. Yenisini kaydetmek için önce birini silin.`,
  /** The same for wrong and ended links, so that nobody learns which links existed. */
  endedSearch: 'Bu arama artık kayıtlı değil; e-posta göndermiyoruz.',
  /** `İzmir, Urla, en çok 3.000.000 TL, “deniz”` */
  searchSummary({ q, il, ilce, ...amounts }: Omit<SavedSearch, 'id' | 'tarih' | 'summary'>): string {
    const { fiyat_min, fiyat_max, metre_kare_min, metre_kare_max } = amounts;
    const parts = [
      il?.il_adi,
      ilce?.ilce_adi,
      fiyat_min !== undefined && `en az ${number(fiyat_min)} TL`,
      fiyat_max !== undefined && `en çok ${number(fiyat_max)} TL`,
      metre_kare_min !== undefined && `en az ${number(metre_kare_min)} m²`,
      metre_kare_max !== undefined && `en çok ${number(metre_kare_max)} m²`,
      q !== undefined && `“${q}”`,
    ].filter((part) => typeof part === 'string');
    return parts.length === 0 ? 'Bütün ilanlar' : parts.join(', ');
  },
  /** @param found all new ads by their number, and the newest of them. */
  newAds({ summary }: SavedSearch, { count, ads, listUrl, endUrl }: NewAds) {
    const lines = ads.map(
      ({ title, il_adi, ilce_adi, mahalle_adi, metre_kare, fiyat, url }) =>
        `${title}\n${il_adi}, ${ilce_adi}, ${mahalle_adi} · ${number(metre_kare)} m² · ${number(fiyat)} TL\n${url}`,
    );
    const others = count - ads.length;
    return {
      subject: `Kayıtlı aramanıza uyan ${count} yeni ilan var`,
      body: [
        `Kayıtlı aramanız: ${summary}`,
        ...lines,
        ...(others > 0 ? [`… ve ${others} ilan daha.`] : []),
        `Aramanın bütün sonuçları:\n${listUrl}`,
        `Bu e-postayı, kayıtlı aramanız için verdiğiniz onayla gönderiyoruz. Onayınızı geri almak için:\n${endUrl}`,
      ].join('\n\n'),
    };
  },
} as const;

const { format: number } = new Intl.NumberFormat('tr-TR');
