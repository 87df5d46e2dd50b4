import type { components, operations } from '../../api/schema.ts';
import { istanbulTime } from '../records/istanbulTime.ts';
import type { PlanFields } from '../records/work.ts';

export type LandRequestWork = components['schemas']['LandRequestWork'];

type ListParameters = NonNullable<operations['listLandRequests']['parameters']['query']>;
/** Which of the open land requests a list shows. */
export type WorkFilter = NonNullable<ListParameters['work']>;
export const workFilters = [
  'mine',
  'answered',
  'callAsked',
  'dueToday',
  'overdue',
] as const satisfies readonly WorkFilter[];

/** Which replies of owners a list shows. */
export type ReplyFilter = NonNullable<ListParameters['owner_reply']>;
export const replyFilters = [
  'waiting',
  'accept',
  'decline',
  'callMe',
  'none',
] as const satisfies readonly ReplyFilter[];

type AllParameters = NonNullable<operations['listAllLandRequests']['parameters']['query']>;
/** Which last replies the list of all land requests shows. */
export const lastReplyFilters = [
  'accept',
  'decline',
  'callMe',
  'none',
] as const satisfies readonly AllParameters['owner_reply'][];
/** Which offers it shows: made or not, and those whose link can be answered. */
export type OfferFilter = NonNullable<AllParameters['offer']>;
export const offerFilters = [
  'none',
  'made',
  'open',
  'endingSoon',
  'endingLater',
] as const satisfies readonly OfferFilter[];

/** The form as it is sent; an hour belongs to a day. */
export function toWorkPlan(
  { assignee, nextCall, callTime }: Omit<PlanFields, 'answered'>,
  version: number,
): components['schemas']['WorkPlan'] {
  return {
    ...(assignee !== '' && { assignee_id: Number(assignee) }),
    ...(nextCall !== '' && { next_call_on: nextCall }),
    ...(nextCall !== '' && callTime !== '' && { next_call_time: callTime }),
    version,
  };
}

/** The last day for which a call can be planned: a typing error must not hide it for decades. */
export function lastCallDay(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}-12-31`;
}

/** Why a call cannot be planned for a day. */
export type CallDayFault = 'past' | 'tooFar';

/** What is wrong with the day of a call; a stored day may stay, even once it is past. */
export function callDayFault(day: string, stored: string, today: string): CallDayFault | undefined {
  if (day === '' || day === stored) return undefined;
  // the year of a typing error may have more digits
  if (day.length > today.length || day > lastCallDay(today)) return 'tooFar';
  return day < today ? 'past' : undefined;
}

/** How urgent a planned call is. */
export function callUrgency(day: string, now: Date): 'overdue' | 'today' | 'later' {
  const { day: today } = istanbulTime(now);
  if (day < today) return 'overdue';
  return day === today ? 'today' : 'later';
}
