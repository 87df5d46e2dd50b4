import { expect, test } from 'vitest';
import {
  callDayFault,
  callUrgency,
  isSamePlan,
  lastCallDay,
  planFieldsOf,
  readNoteDraft,
  rebasePlan,
  toNoteDraft,
  toWorkPlan,
} from './work.ts';

const today = '2026-11-20';
const deniz = { id: 75, name: 'Deniz Ak' };

test.each([
  ['', '', undefined],
  [today, '', undefined],
  ['2026-11-19', '', 'past'],
  // a stored day may stay
  ['2026-11-19', '2026-11-19', undefined],
  ['2026-11-18', '2026-11-19', 'past'],
  ['2027-12-31', '', undefined],
  ['2028-01-01', '', 'tooFar'],
  ['20266-11-20', '', 'tooFar'],
])('the day "%s" in place of "%s" has the fault %s', (day, stored, fault) => {
  expect(callDayFault(day, stored, today)).toBe(fault);
});

test('the last day for a call is the end of the next year', () => {
  expect(lastCallDay('2026-02-28')).toBe('2027-12-31');
});

test.each([
  ['2026-11-19', 'overdue'],
  ['2026-11-20', 'today'],
  ['2026-11-21', 'later'],
])('a call on %s is %s', (day, urgency) => {
  expect(callUrgency(day, new Date('2026-11-20T00:30:00+03:00'))).toBe(urgency);
});

test('an empty field is not sent', () => {
  expect(toWorkPlan({ assignee: '', nextCall: '', callTime: '' }, 3)).toEqual({ version: 3 });
  const full = { assignee_id: 75, next_call_on: today, version: 3 };
  expect(toWorkPlan({ assignee: '75', nextCall: today, callTime: '' }, 3)).toEqual(full);
  const timed = { ...full, next_call_time: '18:00' };
  expect(toWorkPlan({ assignee: '75', nextCall: today, callTime: '18:00' }, 3)).toEqual(timed);
});

test('an hour without its day is not sent', () => {
  expect(toWorkPlan({ assignee: '', nextCall: '', callTime: '18:00' }, 3)).toEqual({ version: 3 });
});

test('the fields hold what is stored', () => {
  expect(planFieldsOf({})).toEqual({ assignee: '', nextCall: '', callTime: '' });
  const stored = { assignee: deniz, next_call_on: today, next_call_time: '18:00' };
  expect(planFieldsOf(stored)).toEqual({ assignee: '75', nextCall: today, callTime: '18:00' });
});

test('two plans are the same when all fields are', () => {
  const plan = { assignee: '75', nextCall: today, callTime: '18:00' };
  expect(isSamePlan(plan, { ...plan })).toBe(true);
  expect(isSamePlan(plan, { ...plan, assignee: '' })).toBe(false);
  expect(isSamePlan(plan, { ...plan, nextCall: '' })).toBe(false);
  expect(isSamePlan(plan, { ...plan, callTime: '' })).toBe(false);
});

test('a typed field stays in a newer plan, an untouched one is theirs', () => {
  const base = { version: 1 };
  const newer = { assignee: deniz, next_call_on: '2026-11-25', version: 2 };
  expect(rebasePlan({ assignee: '', nextCall: today, callTime: '' }, newer, base)).toEqual({
    assignee: '75',
    nextCall: today,
    callTime: '',
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
