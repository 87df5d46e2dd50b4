/** The steps of a purchase from an owner's acceptance to the deed (product, 4). */
import type { components } from '../../api/schema.ts';
import { isTurkishIban, normaliseIban } from '../people/iban.ts';
import { istanbulTime } from '../records/istanbulTime.ts';
import { lastCallDay } from './work.ts';

type Schemas = components['schemas'];
export type PurchasePlan = Schemas['PurchasePlan'];
export type PurchaseStep = Schemas['PurchaseStep'];
export type StepName = Schemas['PurchaseStepName'];
export type StepState = Schemas['PurchaseStepState'];
export type PaperKind = Schemas['PaperKind'];

/** In the order in which they usually follow each other. */
export const stepNames = [
  'papers',
  'visit',
  'appointment',
  'iban',
  'payment',
  'deed',
] as const satisfies readonly StepName[];

export const paperKinds = ['title', 'identity', 'powerOfAttorney'] as const satisfies readonly PaperKind[];

/** The contract's limit of papers of a plan. */
export const maxPapers = 12;
export const maxReasonLength = 300;
export const maxPlaceLength = 120;

/** What an admin types about a step; texts that are empty while there is nothing. */
export interface StepFields {
  state: StepState;
  /** Why it is skipped. */
  reason: string;
  /** Of the visit, the payment or the deed, such as `2026-12-10`. */
  day: string;
  /** What is paid in TL, as digits. */
  amount: string;
  /** Of the appointment in Istanbul, such as `2026-12-10T10:30`. */
  randevu_tarihi: string;
  randevu_yeri: string;
  iban: string;
}
type Given = Exclude<keyof StepFields, 'state' | 'reason'>;

/** What each step has, beside its state. */
export const stepFields = {
  papers: [],
  visit: ['day'],
  appointment: ['randevu_tarihi', 'randevu_yeri'],
  iban: ['iban'],
  payment: ['day', 'amount'],
  deed: ['day'],
} as const satisfies Record<StepName, readonly Given[]>;

const emptyFields: StepFields = {
  state: 'waiting',
  reason: '',
  day: '',
  amount: '',
  randevu_tarihi: '',
  randevu_yeri: '',
  iban: '',
};

/** A stored step as it is edited. A cancelled appointment is none any more. */
export function stepFieldsOf(step: Omit<PurchaseStep, 'step'>): StepFields {
  const { state, reason = '', day = '', amount, cancelled, iban = '' } = step;
  const { randevu_tarihi = '', randevu_yeri = '' } = cancelled ? {} : step;
  const digits = amount === undefined ? '' : String(amount);
  return { state, reason, day, amount: digits, randevu_tarihi, randevu_yeri, iban };
}

/** What is sent and stored of a form: trimmed, and only what the step has in its state. */
export function cleanStep(step: StepName, fields: StepFields): StepFields {
  const { state } = fields;
  if (state === 'skipped') return { ...emptyFields, state, reason: oneLine(fields.reason) };
  const own = new Set<Given>(stepFields[step]);
  return {
    ...emptyFields,
    state,
    ...(own.has('day') && { day: fields.day }),
    ...(own.has('amount') && { amount: fields.amount }),
    ...(own.has('randevu_tarihi') && { randevu_tarihi: fields.randevu_tarihi }),
    ...(own.has('randevu_yeri') && { randevu_yeri: oneLine(fields.randevu_yeri) }),
    ...(own.has('iban') && { iban: normaliseIban(fields.iban) }),
  };
}

/** The form as it is sent; what is empty is left out. */
export function toStepForm(step: StepName, fields: StepFields): Omit<Schemas['PurchaseStepForm'], 'version'> {
  const { state, amount, ...texts } = cleanStep(step, fields);
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  return { state, ...(amount !== '' && { amount: Number(amount) }), ...Object.fromEntries(given) };
}

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/**
 * What is wrong with a field: it is missing, lies in the past or the future where it must not, is too
 * far away, names a day that the calendar does not have, or is no IBAN or amount.
 */
export type StepFault = 'missing' | 'past' | 'future' | 'tooFar' | 'noDay' | 'noIban' | 'noAmount';
export type StepFaults = Partial<Record<Exclude<keyof StepFields, 'state'>, StepFault>>;

/**
 * Checks a step before it is stored. What is planned lies ahead, what is done does not; a stored day
 * may stay, even once it is past.
 * @param fields as {@link cleanStep} returns them.
 */
export function stepFaults(
  step: StepName,
  fields: StepFields,
  { stored, now }: { stored: StepFields; now: Date },
): StepFaults {
  if (fields.state === 'skipped') return fields.reason === '' ? { reason: 'missing' } : {};
  const own: readonly Given[] = stepFields[step];
  const faults = own.map((field) => [field, faultOf(field, step, fields, { stored, now })] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

type Beside = { stored: StepFields; now: Date };

function faultOf(field: Given, step: StepName, fields: StepFields, beside: Beside): StepFault | undefined {
  const { state } = fields;
  const isDone = state === 'done';
  const value = fields[field];
  if (value === '') return isNeeded(field, step, fields) ? 'missing' : undefined;
  switch (field) {
    case 'iban':
      return isTurkishIban(value) ? undefined : 'noIban';
    case 'amount':
      return Number(value) > 0 ? undefined : 'noAmount';
    case 'randevu_yeri':
      return undefined;
    case 'day':
    case 'randevu_tarihi':
      return dayFault(value, isDone, beside.stored.state === state ? beside.stored[field] : '', beside.now);
  }
}

/** An appointment has a time and a place, or neither. */
function isNeeded(
  field: Given,
  step: StepName,
  { state, randevu_tarihi, randevu_yeri }: StepFields,
): boolean {
  if (state === 'done') return true;
  return step === 'appointment' && (field === 'randevu_tarihi' ? randevu_yeri : randevu_tarihi) !== '';
}

function dayFault(value: string, isDone: boolean, stored: string, now: Date): StepFault | undefined {
  if (value === stored) return undefined;
  const { day: today, time } = istanbulTime(now);
  const [day = ''] = value.split('T');
  // the year of a typing error may have more digits
  if (day.length > today.length || day > lastCallDay(today)) return 'tooFar';
  if (!isInCalendar(day)) return 'noDay';
  if (isDone) return day > today ? 'future' : undefined;
  return value < (value === day ? today : `${today}T${time}`) ? 'past' : undefined;
}

/** Not the 31st of February. */
function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The first step that waits; undefined once all are done or skipped. */
export const nextStep = (steps: readonly PurchaseStep[]): StepName | undefined =>
  steps.find(({ state }) => state === 'waiting')?.step;

/** Whether the purchase can be marked: what was paid and handed over is not to be forgotten. */
export function isPaidDeed(steps: readonly PurchaseStep[]): boolean {
  const isDone = (name: StepName) => steps.some(({ step, state }) => step === name && state === 'done');
  return isDone('payment') && isDone('deed');
}
