import { expect, test } from 'vitest';
import {
  hasRangeFault,
  mondayOf,
  rangeFaults,
  reportRange,
  shortened,
  spansOf,
  weeksOf,
  weeksUntil,
  weeksWithFigures,
} from './reportRange.ts';

const today = '2026-11-25';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('a report without days shows this week and the eleven before', () => {
  expect(reportRange({}, today)).toEqual({ from: '2026-09-07', to: today });
  expect(weeksOf(reportRange({}, today))).toHaveLength(12);
  expect(reportRange({ to: '2026-03-01' }, today)).toEqual({ from: '2025-12-08', to: '2026-03-01' });
  expect(reportRange({ from: '2026-11-01' }, today)).toEqual({ from: '2026-11-01', to: today });
});

test('a number of weeks counts the one of its last day', () => {
  expect(weeksUntil(today, 1)).toEqual({ from: '2026-11-23', to: today });
  expect(weeksUntil('2026-11-29', 4)).toEqual({ from: '2026-11-02', to: '2026-11-29' });
});

test.each([
  [{ from: '2026-11-01', to: '2026-11-01' }, {}],
  [{ from: '2026-13-01', to: '2026-11-01' }, { from: 'wrong' }],
  [{ from: '2026-11-01', to: '' }, { to: 'wrong' }],
  [
    { from: 'x', to: '2026-02-30' },
    { from: 'wrong', to: 'wrong' },
  ],
  [{ from: '2026-11-02', to: '2026-11-01' }, { to: 'crossed' }],
  [{ from: '2024-11-24', to: '2026-11-25' }, {}],
  [{ from: '2024-11-23', to: '2026-11-25' }, { to: 'tooLong' }],
] as const)('the days %j have the faults %j', (range, faults) => {
  expect(rangeFaults(range)).toEqual(faults);
  expect(hasRangeFault(range)).toBe(Object.keys(faults).length > 0);
});

test('the first and the last week of a range are cut at its days', () => {
  expect(weeksOf({ from: '2026-11-06', to: '2026-11-17' })).toEqual([
    { from: '2026-11-06', to: '2026-11-08' },
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-17' },
  ]);
  expect(weeksOf({ from: '2026-11-17', to: '2026-11-16' })).toEqual([]);
});

test('a week that is cut at the first day has the figures of its Monday', () => {
  const [ofFirst, ofLast] = [
    { monday: '2026-11-02', received: 5 },
    { monday: '2026-11-16', received: 7 },
  ];
  // a Wednesday
  expect(weeksWithFigures({ from: '2026-11-04', to: '2026-11-17' }, [ofFirst, ofLast])).toEqual([
    { week: { from: '2026-11-04', to: '2026-11-08' }, figures: ofFirst },
    { week: { from: '2026-11-09', to: '2026-11-15' }, figures: undefined },
    { week: { from: '2026-11-16', to: '2026-11-17' }, figures: ofLast },
  ]);
});

test('the spans of a range are its days, and few', () => {
  const range = { from: '2025-02-13', to: '2026-11-25' };
  const spans = spansOf(range, [1, 7, 56]);
  const days = spans.flatMap(({ days, firstDay }) =>
    Array.from({ length: days }, (_, day) =>
      new Date(Date.parse(firstDay) + day * 86_400_000).toISOString().slice(0, 10),
    ),
  );
  expect(days).toHaveLength(651);
  expect([days[0], days.at(-1)]).toEqual([range.from, range.to]);
  expect(days).toEqual(days.toSorted());
  expect(new Set(days).size).toBe(651);
  expect(spans.length).toBeLessThan(40);
  expect(spansOf({ from: '2026-11-25', to: '2026-11-24' }, [1, 7])).toEqual([]);
});

test('a range of more than two years is cut to its last 732 days, which are no fault', () => {
  const cut = shortened({ from: '2000-01-01', to: '2026-11-20' });
  expect(cut).toEqual({ from: '2024-11-19', to: '2026-11-20' });
  expect(rangeFaults(cut)).toEqual({});
  expect(shortened(cut)).toEqual(cut);
  const crossed = { from: '2026-11-20', to: '2026-11-01' };
  expect(shortened(crossed)).toEqual(crossed);
});
