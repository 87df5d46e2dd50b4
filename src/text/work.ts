import { maxNoteLength, type PlanChange, type PlanFields } from '../../rules/records/work.ts';
import { numberText } from './formats.ts';

/** The work on a record: who has it, what is to be done with it, and notes. */
export const workText = {
  title: 'Takip',
  loadFailed: 'Takip bilgileri yüklenirken bir hata oluştu.',
  fields: {
    assignee: 'Sorumlu',
    nextCall: 'Aranacağı gün',
    callTime: 'Saat',
    answered: 'Durum',
  } satisfies Record<keyof PlanFields, string>,
  nobody: 'Atanmamış',
  /** In the filters of a list. */
  mine: 'Benim',
  /** Whose name is not known. */
  person: (id: string) => `${id} numaralı kişi`,
  /** Beside an open record that somebody else has changed. */
  changedMeanwhile: {
    text: 'Bu kayıt siz açtıktan sonra değişti. Yenileyince yazdıklarınız silinmez.',
    refresh: 'Yenile',
  },
  teamFailed: 'Kişiler yüklenirken bir hata oluştu.',
  take: 'Üzerime al',
  plan: {
    form: 'Takip planı',
    save: 'Takibi kaydet',
    failed: 'Takip kaydedilemedi.',
  },
  /** After a save: what it has changed, for the one who has the record and the day of the call. */
  planSaved: {
    answered: 'Mesaj yanıtlandı olarak işaretlendi.',
    unanswered: 'Mesaj yanıtlanmadı olarak işaretlendi.',
    taken: 'Takip artık sizde.',
    given: (name) => `Yeni sorumlu: ${name}.`,
    released: 'Sorumlu kaldırıldı.',
    callPlanned: (_, call) => `Arama planlandı: ${call}.`,
    callRemoved: 'Planlanan arama kaldırıldı.',
    plan: 'Takip kaydedildi.',
  } satisfies Record<PlanChange, string | ((name: string, call: string) => string)>,
  /** Of a record that is closed. */
  hadBy: (name: string) => `Sorumlu: ${name}`,
  /** Whether a message was answered. */
  states: { answered: 'Yanıtlandı', waiting: 'Yanıt bekliyor' },
  note: {
    form: 'Not ekleme',
    label: 'Yeni not',
    hint: `Yalnızca ekip görür; sonradan değiştirilemez. En fazla ${numberText(maxNoteLength)} karakter.`,
    missing: 'Önce notu yazın.',
    save: 'Notu ekle',
    saved: 'Not eklendi.',
    failed: 'Not eklenemedi.',
  },
  notes: 'Notlar',
  noNotes: 'Henüz not yok.',
} as const;
