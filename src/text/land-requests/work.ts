import type { CallDayChoice } from '../../../rules/land-requests/callDays.ts';
import type { CallDayFault, ReplyFilter, WorkFilter } from '../../../rules/land-requests/work.ts';
import { replyBadges } from './ownerReply.ts';

/** What the work on a land request has besides that on any record: calls, and the list's filters. */
export const landRequestWorkText = {
  /** The days that are often chosen. */
  days: { today: 'Bugün', tomorrow: 'Yarın', monday: 'Pazartesi' } satisfies Record<
    CallDayChoice['name'],
    string
  >,
  daysLabel: 'Arama günü',
  toCalendar: 'Takvime ekle',
  /** Beside a planned call that nobody would be reminded of. */
  unassigned: 'Hatırlatma gitmesi için bir sorumlu da seçin.',
  overdueCall: 'Bu aramanın günü geçti.',
  dayFaults: {
    past: 'Bugünü ya da daha sonraki bir günü seçin.',
    tooFar: 'Daha yakın bir gün seçin.',
  } satisfies Record<CallDayFault, string>,
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
  /** The replies to filter by. */
  replies: {
    waiting: 'İşlem bekliyor',
    ...replyBadges,
    none: 'Henüz cevap yok',
  } satisfies Record<ReplyFilter, string>,
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
