import type { Reply } from '../../../machines/land-requests/ownerOffer.ts';
import { liraText } from '../formats.ts';

/** The badge of a reply, in the panel's lists and on the page of a land request. */
export const replyBadges: Readonly<Record<Reply, string>> = {
  accept: 'Kabul ediyor',
  decline: 'İstemiyor',
  callMe: 'Aranmak istiyor',
};

/** The owner's reply beside the offer, in the panel. */
export const ownerReplyText = {
  name: 'Sahibin cevabı',
  /** While no admin has acted on it. */
  waits: 'işlem bekliyor',
  waitsLong: 'Bu cevapla henüz kimse ilgilenmedi.',
  /** Before the note, in the owner's own words. */
  note: (note: string) => `“${note}”`,
  /** The hour that the note names. */
  askedAt: (time: string) => `Aranmak istediği saat: ${time}`,
  counterAmount: (amount: number) => `Kabul edeceği tutar: ${liraText(amount)}`,
  offerCounterAmount: 'Bu tutarı teklif et',
  openUntil: (date: string) => `Cevap bağlantısı ${date} günü sonuna kadar açık.`,
  closed: 'Teklif bağlantısı kapalı. Yeniden teklif verdiğinizde sahibine yeni bir bağlantı gider.',
} as const;
