import { maxNoteLength, type PlanFields } from '../../rules/records/work.ts';
import { numberText } from './formats.ts';

/** The work on a record: who has it, what is to be done with it, and notes. */
export const workText = {
  title: 'Takip',
  loadFailed: 'Takip bilgileri yüklenirken bir hata oluştu.',
  fields: {
    assignee: 'Sorumlu',
    nextCall: 'Sıradaki arama',
    callTime: 'Saat',
    answered: 'Durum',
  } satisfies Record<keyof PlanFields, string>,
  nobody: 'Atanmamış',
  take: 'Üzerime al',
  plan: {
    form: 'Takip planı',
    save: 'Takibi kaydet',
    saved: 'Takip kaydedildi.',
    failed: 'Takip kaydedilemedi.',
  },
  /** Of a record that is closed. */
  hadBy: (name: string) => `Sorumlu: ${name}`,
  /** Whether a message was answered. */
  states: { answered: 'Yanıtlandı', waiting: 'Yanıt bekliyor' },
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
} as const;
