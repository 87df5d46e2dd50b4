import { expect, test } from 'vitest';
import { emptyPlan, isSamePlan, planFieldsOf, readNoteDraft, rebasePlan, toNoteDraft } from './work.ts';

const today = '2026-11-20';
const deniz = { id: 75, name: 'Deniz Ak' };

test('the fields hold what is stored', () => {
  expect(planFieldsOf({})).toEqual(emptyPlan);
  const stored = {
    assignee: deniz,
    next_call_on: today,
    next_call_time: '18:00',
    answered: { tarih: '2026-11-20T09:00:00.000Z' },
  };
  expect(planFieldsOf(stored)).toEqual({
    assignee: '75',
    nextCall: today,
    callTime: '18:00',
    answered: 'yes',
  });
});

test('two plans are the same when all fields are', () => {
  const plan = { assignee: '75', nextCall: today, callTime: '18:00', answered: 'yes' };
  expect(isSamePlan(plan, { ...plan })).toBe(true);
  expect(isSamePlan(plan, { ...plan, assignee: '' })).toBe(false);
  expect(isSamePlan(plan, { ...plan, nextCall: '' })).toBe(false);
  expect(isSamePlan(plan, { ...plan, callTime: '' })).toBe(false);
  expect(isSamePlan(plan, { ...plan, answered: '' })).toBe(false);
});

test('a typed field stays in a newer plan, an untouched one is theirs', () => {
  const base = { version: 1 };
  const newer = { assignee: deniz, next_call_on: '2026-11-25', version: 2 };
  expect(rebasePlan({ ...emptyPlan, nextCall: today }, newer, base)).toEqual({
    ...emptyPlan,
    assignee: '75',
    nextCall: today,
  });
});

test('a note is read back from its draft', () => {
  const note = { text: 'Akşam aranacak', key: 'k' };
  expect(readNoteDraft(toNoteDraft(note))).toEqual(note);
  expect(toNoteDraft({ text: '', key: 'k' })).toBeUndefined();
});

test.each([undefined, '', 'x', 'null', '{}', '{"text":7,"key":"k"}', '{"text":"Not"}'])(
  'the draft %s holds no note',
  (stored) => {
    expect(readNoteDraft(stored)).toBeUndefined();
  },
);
