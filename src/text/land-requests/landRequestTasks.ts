import type { LandRequestTask } from '../../../machines/land-requests/landRequestTasks.ts';
import type { ListedLandRequest } from '../../../machines/land-requests/loadLandRequests.ts';
import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import { liraText, numberText } from '../formats.ts';
import { calendarDayText } from '../recordFormats.ts';
import { workText } from '../work.ts';
import { durum } from './landCodes.ts';
import { landRequestsText } from './landRequests.ts';
import { replyBadges } from './ownerReply.ts';
import { landRequestWorkText } from './work.ts';

const planText = ({ assignee, next_call_on }: ListedLandRequest) => {
  const nextCall = next_call_on === undefined ? 'yok' : calendarDayText(next_call_on);
  return `Şimdiki hâli: ${workText.fields.assignee}: ${assignee?.name ?? workText.nobody}, ${workText.fields.nextCall}: ${nextCall}.`;
};

/** More names would not be read. */
const maxNamed = 5;

/** What is done with many selected land requests at once. */
export const landRequestTasksText = {
  nameOf: ({ id, name }: ListedLandRequest) => `${landRequestReference(id)} ${name}`,
  assign: {
    ask: 'Sorumlu ata',
    title: (count: number) => `${numberText(count)} talep kime atansın?`,
    assignee: workText.fields.assignee,
    missing: 'Bir kişi seçin.',
    teamFailed: workText.teamFailed,
    /** Some are assigned to another admin already. */
    assigned: (count: number) =>
      `Seçilenlerin ${numberText(count)} tanesinin sorumlusu var; yeni kişiye geçecek.`,
    confirm: (count: number) => `${numberText(count)} Talebi Ata`,
    running: 'Talepler atanıyor',
    done: (count: number) => `${numberText(count)} talep atandı`,
    rowDone: ({ assignee }: ListedLandRequest) => `Atandı: ${assignee?.name ?? ''}`,
    rowNow: planText,
  },
  planCall: {
    ask: 'Arama günü belirle',
    title: (count: number) => `${numberText(count)} talep ne zaman aransın?`,
    nextCall: workText.fields.nextCall,
    dayFaults: { ...landRequestWorkText.dayFaults, missing: 'Bir gün seçin.' },
    /** Some have a planned call already. */
    planned: (count: number) =>
      `Seçilenlerin ${numberText(count)} tanesinde planlanmış arama var; günü değişecek.`,
    confirm: 'Arama Gününü Kaydet',
    running: 'Arama günleri kaydediliyor',
    done: (count: number) => `${numberText(count)} talebin arama günü kaydedildi`,
    rowDone: ({ next_call_on }: ListedLandRequest) =>
      `Arama günü: ${next_call_on === undefined ? '' : calendarDayText(next_call_on)}`,
    rowNow: planText,
  },
  cancel: {
    ask: landRequestsText.landRequest.cancel,
    /** The words of the question about one land request, with the number. */
    title: (count: number) => `${numberText(count)} talep iptal edilsin mi?`,
    /** Names the first ones: the rows may be out of sight, and on other pages. */
    text: (landRequests: readonly Pick<ListedLandRequest, 'id' | 'name'>[]) => {
      const names = landRequests
        .slice(0, maxNamed)
        .map(({ id, name }) => `${name} (${landRequestReference(id)})`);
      const others = landRequests.length - names.length;
      const all = others > 0 ? [...names, `${numberText(others)} talep daha`] : names;
      return `İptal edilenler listesine taşınacak: ${new Intl.ListFormat('tr').format(all)}. Talep sahiplerine haber verilmez; varsa teklif bağlantıları kapanır. Bu işlem geri alınamaz.`;
    },
    confirm: (count: number) => `${numberText(count)} Talebi İptal Et`,
    running: 'Talepler iptal ediliyor',
    done: (count: number) => `${numberText(count)} talep iptal edildi`,
    rowDone: () => 'İptal edildi.',
    rowNow: ({ durum: state, teklif_tutar, owner_reply }: ListedLandRequest) => {
      const offer = teklif_tutar > 0 ? `, ${liraText(teklif_tutar)}` : '';
      const reply = owner_reply ? `, ${replyBadges[owner_reply.reply]}` : '';
      return `Şimdiki hâli: ${durum[state]}${offer}${reply}.`;
    },
  },
} satisfies Record<LandRequestTask['kind'], object> & { nameOf: unknown };
