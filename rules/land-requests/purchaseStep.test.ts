import { expect, test } from 'vitest';
import {
  cleanStep,
  isPaidDeed,
  type StepFields,
  type StepName,
  stepFaults,
  stepFieldsOf,
} from './purchaseStep.ts';

const now = new Date('2026-12-09T22:30:00Z'); // 01:30 on the 10th in Istanbul
const empty = stepFieldsOf({ state: 'waiting' });
const faults = (step: StepName, fields: Partial<StepFields>, stored: StepFields = empty) =>
  stepFaults(step, cleanStep(step, { ...empty, ...fields }), { stored, now });

test('a skipped step needs a reason, and keeps nothing else', () => {
  expect(faults('visit', { state: 'skipped', reason: ' \t ' })).toEqual({ reason: 'missing' });
  expect(cleanStep('iban', { ...empty, state: 'skipped', reason: ' Elden  ödenecek ', iban: 'x' })).toEqual({
    ...empty,
    state: 'skipped',
    reason: 'Elden ödenecek',
  });
});

test.each<[StepName, Partial<StepFields>, object]>([
  ['papers', { state: 'done' }, {}],
  ['visit', {}, {}],
  ['visit', { day: '2026-12-10' }, {}],
  ['visit', { day: '2026-12-09' }, { day: 'past' }],
  ['visit', { day: '2027-02-31' }, { day: 'noDay' }],
  ['visit', { day: '20261-12-10' }, { day: 'tooFar' }],
  ['visit', { state: 'done' }, { day: 'missing' }],
  ['visit', { state: 'done', day: '2026-12-10' }, {}],
  ['visit', { state: 'done', day: '2026-12-11' }, { day: 'future' }],
  ['appointment', { randevu_tarihi: '2026-12-10T01:29', randevu_yeri: 'Urla' }, { randevu_tarihi: 'past' }],
  ['appointment', { randevu_tarihi: '2026-12-10T01:30', randevu_yeri: 'Urla' }, {}],
  ['appointment', { randevu_tarihi: '2027-02-30T10:00', randevu_yeri: 'Urla' }, { randevu_tarihi: 'noDay' }],
  ['appointment', { randevu_tarihi: '2028-01-01T10:00', randevu_yeri: 'Urla' }, { randevu_tarihi: 'tooFar' }],
  ['appointment', { randevu_yeri: 'Urla' }, { randevu_tarihi: 'missing' }],
  ['appointment', { randevu_tarihi: '2026-12-11T10:00', randevu_yeri: '  ' }, { randevu_yeri: 'missing' }],
  ['appointment', { state: 'done' }, { randevu_tarihi: 'missing', randevu_yeri: 'missing' }],
  ['iban', { iban: 'TR33 0006 1005 1978 6457 8413 27' }, { iban: 'noIban' }],
  ['iban', { state: 'done', iban: 'tr33 0006 1005 1978 6457 8413 26' }, {}],
  ['payment', { state: 'done', day: '2026-12-10' }, { amount: 'missing' }],
  ['payment', { amount: '0' }, { amount: 'noAmount' }],
  ['deed', { state: 'done' }, { day: 'missing' }],
])('%s with %o is refused by %o', (step, fields, expected) => {
  expect(faults(step, fields)).toEqual(expected);
});

test('a stored day may stay once it is past', () => {
  const stored = { ...empty, randevu_tarihi: '2026-12-01T10:00', randevu_yeri: 'Urla' };
  expect(faults('appointment', { ...stored, randevu_yeri: 'Çeşme' }, stored)).toEqual({});
});

test('a cancelled appointment is edited as none', () => {
  const step = { randevu_tarihi: '2026-12-10T10:30', randevu_yeri: 'Urla', cancelled: true } as const;
  expect(stepFieldsOf({ state: 'waiting', ...step })).toEqual(empty);
});

test('only a deed that was paid asks for the purchase', () => {
  const payment = { step: 'payment', state: 'done' } as const;
  expect(isPaidDeed([payment, { step: 'deed', state: 'done' }])).toBe(true);
  expect(isPaidDeed([payment, { step: 'deed', state: 'skipped' }])).toBe(false);
  expect(
    isPaidDeed([
      { step: 'payment', state: 'waiting' },
      { step: 'deed', state: 'done' },
    ]),
  ).toBe(false);
});
