import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type InspectionEvent } from 'xstate';
import { carouselMachine } from '../../../machines/page/carousel.ts';
import { testWalks } from '../coverage.ts';
import { follow, stepsOf, walk } from '../paths.ts';

const machine = carouselMachine;
const at = (x: number, y = 0) => ({ x, y });
const events: AnyEventObject[] = [
  { type: 'item.next' },
  { type: 'item.previous' },
  { type: 'item.choose', index: 2 },
  { type: 'item.choose', index: 3 },
  { type: 'item.break', index: 1 },
  { type: 'swipe.start', point: at(200) },
  { type: 'swipe.end', point: at(100) },
  { type: 'swipe.end', point: at(300) },
  { type: 'swipe.end', point: at(190) },
  { type: 'swipe.cancel' },
];
const planOf = (count: number) => ({
  machine,
  input: { count },
  events: () => events,
  position: ({ context }: { context: { index: number; broken: readonly number[] } }) => [
    context.index,
    context.broken,
  ],
  create: (inspect: (event: InspectionEvent) => void) => createActor(machine, { input: { count }, inspect }),
});
const walks = [...walk(planOf(3)), ...walk(planOf(1)), follow(planOf(0), [])];
const shown = (count: number, ...sent: AnyEventObject[]) =>
  follow(planOf(count), sent).steps.map(({ after }) => after.context.index);
testWalks(machine, walks, ['carousel.still']);

test('an item is always shown, and a single item cannot be browsed', () => {
  for (const { after, story } of stepsOf(walks)) {
    const { index, count } = after.context;
    expect(index, story).toBeGreaterThanOrEqual(0);
    expect(index, story).toBeLessThan(count);
    expect(after.matches('still'), story).toBe(count === 1);
  }
  for (const count of [0, 1]) {
    const actor = createActor(machine, { input: { count } }).start();
    for (const event of [{ type: 'item.next' }, { type: 'item.previous' }] as const) {
      expect(actor.getSnapshot().can(event)).toBe(false);
    }
  }
});

test('browsing wraps around at both ends', () => {
  const [next, previous] = [{ type: 'item.next' }, { type: 'item.previous' }];
  expect(shown(3, next, next, next)).toEqual([1, 2, 0]);
  expect(shown(3, previous, previous, previous)).toEqual([2, 1, 0]);
});

test('an item is chosen by its index, and an invalid index is ignored', () => {
  const choose = (index: number) => ({ type: 'item.choose', index });
  expect(shown(3, choose(2), choose(3), choose(-1), choose(0.5), choose(0))).toEqual([2, 2, 2, 2, 0]);
});

test('a swipe to the left shows the next item, to the right the previous, and a tap neither', () => {
  const swipe = (to: { x: number; y: number }) => [
    { type: 'swipe.start', point: at(200, 300) },
    { type: 'swipe.end', point: to },
  ];
  expect(shown(3, ...swipe(at(120, 310)))).toEqual([0, 1]);
  expect(shown(3, ...swipe(at(280, 310)))).toEqual([0, 2]);
  expect(shown(3, ...swipe(at(195, 300)))).toEqual([0, 0]);
  expect(shown(3, ...swipe(at(120, 500)))).toEqual([0, 0]);
});

test('an interrupted swipe changes nothing', () => {
  const start = { type: 'swipe.start', point: at(200) };
  const end = { type: 'swipe.end', point: at(0) };
  expect(shown(3, start, { type: 'swipe.cancel' }, end)).toEqual([0, 0, 0]);
  expect(shown(3, start, { type: 'item.next' }, end)).toEqual([0, 1, 1]);
});

test('an item that could not be loaded is marked once', () => {
  const fail = { type: 'item.break', index: 1 };
  for (const count of [1, 3]) {
    expect(follow(planOf(count), [fail, fail]).steps.at(-1)?.after.context.broken).toEqual([1]);
  }
});
