import { expect, test } from 'vitest';
import { callDayFault, callUrgency, lastCallDay, toWorkPlan } from './work.ts';

const today = '2026-11-20';

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
