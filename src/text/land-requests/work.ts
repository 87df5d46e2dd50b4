import type { CallDayChoice } from '../../../rules/land-requests/callDays.ts';
import { type CallDayFault, maxNoteLength, type WorkFilter } from '../../../rules/land-requests/work.ts';
import { numberText } from '../formats.ts';

/** The work on a land request: who has it, its next call, and notes. */
export const workText = {
  title: 'Takip',
  loadFailed: 'Takip bilgileri yüklenirken bir hata oluştu.',
  plan: {
    form: 'Takip planı',
    assignee: 'Sorumlu',
    nobody: 'Atanmamış',
    nextCall: 'Sıradaki arama',
    callTime: 'Saat',
    take: 'Üzerime al',
    /** The days that are often chosen. */
    days: { today: 'Bugün', tomorrow: 'Yarın', monday: 'Pazartesi' } satisfies Record<
      CallDayChoice['name'],
      string
    >,
    daysLabel: 'Arama günü',
    toCalendar: 'Takvime ekle',
    /** Beside a planned call that nobody would be reminded of. */
    unassigned: 'Hatırlatma gitmesi için bir kişi de seçin.',
    overdue: 'Bu aramanın günü geçti.',
    dayFaults: {
      past: 'Bugünü ya da daha sonraki bir günü seçin.',
      tooFar: 'Daha yakın bir gün seçin.',
    } satisfies Record<CallDayFault, string>,
    save: 'Takibi kaydet',
    saved: 'Takip kaydedildi.',
    failed: 'Takip kaydedilemedi.',
  },
  /** Of a land request that is purchased or cancelled. */
  hadBy: (name: string) => `Takip eden: ${name}`,
  note: {
    form: 'Not ekleme',
    label: 'Yeni not',
    hint: `En fazla ${numberText(maxNoteLength)} karakter. Eklenen not değiştirilemez ve silinemez.`,
    missing: 'Önce notu yazın.',
    save: 'Notu ekle',
    saved: 'Not eklendi.',
    failed: 'Not eklenemedi.',
  },
  notes: 'Notlar',
  noNotes: 'Henüz not yok.',
  /** The list of open land requests, by what is to be done. */
  filters: {
    label: 'Talepleri filtrele',
    all: 'Tümü',
    mine: 'Benim',
    answered: 'Cevap geldi',
    callAsked: 'Aranmak istiyor',
    dueToday: 'Bugün aranacak',
    overdue: 'Geciken',
  } satisfies Record<WorkFilter | 'label' | 'all', string>,
  empty: {
    mine: 'Size atanmış açık talep yok.',
    answered: 'Cevabı gelen açık teklif yok.',
    callAsked: 'Aranmak isteyen yok.',
    dueToday: 'Bugün aranacak talep yok.',
    overdue: 'Geciken arama yok.',
  } satisfies Record<WorkFilter, string>,
  /** Beside the day of a call. */
  urgency: { overdue: 'Gecikti', today: 'Bugün' },
  /** An owner who asks to be called, while no call is planned. */
  toCall: (time: string | undefined) => (time === undefined ? 'Aranacak' : `Aranacak, ${time}`),
  /** A planned call in a calendar. */
  event: {
    title: (owner: string, plot: string) => `Arama: ${owner} · ${plot}`,
    file: (id: number) => `arama-${id}.ics`,
  },
  overdue: (day: string) => `${day.replace(/ \d{4}$/, '')}, gecikti`,
} as const;
