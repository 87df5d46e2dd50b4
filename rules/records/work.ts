import type { components } from '../../api/schema.ts';
import { textsOf } from './properties.ts';
import { rebaseFields } from './rebaseFields.ts';

type Schemas = components['schemas'];

/** The work on a land request or on a contact message; what a kind does not have is missing. */
export type Work = Schemas['LandRequestWork'] & Pick<Schemas['ContactMessageWork'], 'answered'>;
/** An admin who can have a record. */
export type TeamMember = Schemas['TeamMember'];
/** A part of the work that is saved by itself. */
export type WorkPart = 'plan' | 'note';
/** What a saved plan has changed; `plan` stands for several changes, or none. */
export type PlanChange =
  | 'answered'
  | 'unanswered'
  | 'taken'
  | 'given'
  | 'released'
  | 'callPlanned'
  | 'callRemoved'
  | 'plan';
/** The part of the work that is replaced as a whole. */
export type StoredPlan = Omit<Work, 'notes' | 'team' | 'self'>;

/** The contract's limit for a note, in characters. */
export const maxNoteLength = 2000;

/** Who has a record, and what is to be done with it; empty for nobody, never and no. */
export interface PlanFields {
  /** The id in the team. */
  assignee: string;
  /** The next call of an owner: a day such as `2026-11-20`. */
  nextCall: string;
  /** The hour of the call such as `18:00`; empty for a call without one. */
  callTime: string;
  /** `yes` for a message that was answered. */
  answered: string;
}
export const planFields = [
  'assignee',
  'nextCall',
  'callTime',
  'answered',
] as const satisfies readonly (keyof PlanFields)[];
/** The names of the fields on the wire. */
export const wireNames = {
  assignee: 'assignee_id',
  nextCall: 'next_call_on',
  callTime: 'next_call_time',
  answered: 'answered',
} as const;

export const emptyPlan: PlanFields = { assignee: '', nextCall: '', callTime: '', answered: '' };

export function planFieldsOf({
  assignee,
  next_call_on,
  next_call_time,
  answered,
}: Omit<StoredPlan, 'version'>): PlanFields {
  return {
    assignee: assignee ? String(assignee.id) : '',
    nextCall: next_call_on ?? '',
    callTime: next_call_time ?? '',
    answered: answered ? 'yes' : '',
  };
}

export function isSamePlan(one: PlanFields, other: PlanFields): boolean {
  return planFields.every((field) => one[field] === other[field]);
}

/**
 * What saving a plan has changed.
 * @param self the admin's own id in the team.
 */
export function planChange(before: PlanFields, saved: PlanFields, self: number | undefined): PlanChange {
  const isSame = (...fields: (keyof PlanFields)[]) => fields.every((field) => before[field] === saved[field]);
  const hasSameCall = isSame('nextCall', 'callTime');
  if (hasSameCall && isSame('assignee') && !isSame('answered'))
    return saved.answered === '' ? 'unanswered' : 'answered';
  if (hasSameCall && isSame('answered') && !isSame('assignee')) {
    if (saved.assignee === '') return 'released';
    return saved.assignee === String(self) ? 'taken' : 'given';
  }
  if (!hasSameCall && isSame('assignee', 'answered'))
    return saved.nextCall === '' ? 'callRemoved' : 'callPlanned';
  return 'plan';
}

/** Applies the changes since `base` to a newer plan. */
export function rebasePlan(fields: PlanFields, stored: StoredPlan, base: StoredPlan): PlanFields {
  return rebaseFields(planFields, fields, planFieldsOf(stored), planFieldsOf(base));
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
