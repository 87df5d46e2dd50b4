import { numberText } from '../formats.ts';

/** Selecting rows of a list, and doing the same with all of them. */
export const selectionRunText = {
  selectAll: 'Tümünü seç',
  selectPage: 'Bu sayfadakilerin tümünü seç',
  /** @param elsewhere how many of them the page does not show. */
  selected: (count: number, elsewhere: number) =>
    elsewhere === 0
      ? `${numberText(count)} seçildi`
      : `${numberText(count)} seçildi, ${numberText(elsewhere)} tanesi bu sayfada değil`,
  tasks: 'Seçilenlerle yapılacak işlem',
  /** How the tasks are reached from a row. */
  shortcut: { keys: 'Ctrl Enter', meaning: 'işlemlere geç' },
  clear: 'Seçimi kaldır',
  endings: {
    ended: 'Arama ya da filtreler değiştiği için seçim kaldırıldı.',
    cleared: 'Seçim kaldırıldı.',
  },
  progress: (settled: number, total: number) => `${numberText(settled)} / ${numberText(total)}`,
  stop: 'Durdur',
  stopping: 'Başlanan kayıt tamamlanıyor, kalanlara işlem yapılmayacak.',
  /** After what was done: `28 talep iptal edildi, 2 başarısız, 3 denenmedi`. */
  failed: (count: number) => `${numberText(count)} başarısız`,
  untried: (count: number) => `${numberText(count)} denenmedi`,
  results: 'Sonuçlar',
  copyResults: 'Sonuçları kopyala',
  /** The result of a row that the run did not come to. */
  rowUntried: 'Denenmedi',
  stayed: 'Yapılamayanlar listede seçili kalır.',
  retry: 'Başarısız olanları yeniden dene',
  goOn: 'Kalanlarla devam et',
  leave: {
    title: 'İşlem sürüyor',
    question: 'Sayfadan ayrılırsanız kalan kayıtlara işlem yapılmaz; yapılan işlemler geri alınmaz.',
    leave: 'İşlemi yarıda bırak ve ayrıl',
  },
} as const;
