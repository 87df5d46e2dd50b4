import { maxMatchesPerKind } from '../../../rules/lists/matchLimits.ts';

/** The panel's one search. */
export const panelSearchText = {
  shortcut: 'Ctrl K',
  title: 'Panelde ara',
  label: 'Ne arıyorsunuz?',
  placeholder: 'Telefon, ad, ada/parsel, talep no…',
  hint: `Talepler, danışmanlar, ilanlar ve blog yazıları aranır; her birinin en yeni ${maxMatchesPerKind} kaydı gösterilir.`,
  close: 'Kapat',
  searching: 'Aranıyor…',
  nothing: 'Eşleşen kayıt yok.',
  failed: 'Arama yapılamadı.',
  more: 'Tümünü listede ara:',
  count: (count: number) => `${count} kayıt gösteriliyor.`,
  groups: {
    landRequests: 'Arazi talepleri',
    consultants: 'Danışmanlar',
    ads: 'İlanlar',
    posts: 'Blog yazıları',
  },
} as const;
