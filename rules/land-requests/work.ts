import type { components, operations } from '../../api/schema.ts';
import { istanbulTime } from '../records/istanbulTime.ts';
import { textsOf } from '../records/properties.ts';
import { rebaseFields } from '../records/rebaseFields.ts';

export type LandRequestWork = components['schemas']['LandRequestWork'];
/** A part of the work that is saved by itself. */
export type WorkPart = 'plan' | 'note';
/** The part of the work that is replaced as a whole. */
export type StoredPlan = Pick<LandRequestWork, 'assignee' | 'next_call_on' | 'next_call_time' | 'version'>;

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

/** The contract's limit for a note, in characters. */
export const maxNoteLength = 2000;

/** Who has a land request, and when its owner is called next; empty for nobody and never. */
export interface PlanFields {
  /** The id in the team. */
  assignee: string;
  /** A day such as `2026-11-20`. */
  nextCall: string;
  /** The hour of the call such as `18:00`; empty for a call without one. */
  callTime: string;
}
export const planFields = [
  'assignee',
  'nextCall',
  'callTime',
] as const satisfies readonly (keyof PlanFields)[];
/** The names of the fields on the wire. */
export const wireNames = {
  assignee: 'assignee_id',
  nextCall: 'next_call_on',
  callTime: 'next_call_time',
} as const;

export const emptyPlan: PlanFields = { assignee: '', nextCall: '', callTime: '' };

export function planFieldsOf({
  assignee,
  next_call_on,
  next_call_time,
}: Omit<StoredPlan, 'version'>): PlanFields {
  return {
    assignee: assignee ? String(assignee.id) : '',
    nextCall: next_call_on ?? '',
    callTime: next_call_time ?? '',
  };
}

export function isSamePlan(one: PlanFields, other: PlanFields): boolean {
  return planFields.every((field) => one[field] === other[field]);
}

/** Applies the changes since `base` to a newer plan. */
export function rebasePlan(fields: PlanFields, stored: StoredPlan, base: StoredPlan): PlanFields {
  return rebaseFields(planFields, fields, planFieldsOf(stored), planFieldsOf(base));
}

/** The form as it is sent; an hour belongs to a day. */
export function toWorkPlan(
  { assignee, nextCall, callTime }: PlanFields,
  version: number,
): components['schemas']['WorkPlan'] {
  return {
    ...(assignee !== '' && { assignee_id: Number(assignee) }),
    ...(nextCall !== '' && { next_call_on: nextCall }),
    ...(nextCall !== '' && callTime !== '' && { next_call_time: callTime }),
    version,
  };
}

/** A note that is not stored yet. */
export interface NoteDraft {
  text: string;
  /** The idempotency key, under which it may have been sent already. */
  key: string;
}

/** The note as the browser stores it; undefined while nothing is typed. */
export function toNoteDraft({ text, key }: NoteDraft): string | undefined {
  return text === '' ? undefined : JSON.stringify({ text, key });
}

/** Reads a stored note; undefined for anything that {@link toNoteDraft} cannot have written. */
export function readNoteDraft(stored: string | undefined): NoteDraft | undefined {
  try {
    return textsOf(JSON.parse(stored ?? 'null'), ['text', 'key']);
  } catch {
    return undefined;
  }
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
