import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { createRowSelectionMachine } from '../../../machines/lists/rowSelection.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

interface Row {
  id: number;
  name: string;
}
const row = (id: number, name = 'seen'): Row => ({ id, name });
const rows = (...ids: number[]) => ids.map((id) => row(id));
const [first, second] = [rows(1, 2, 3, 4), rows(5, 6)];
const events: AnyEventObject[] = [
  { type: 'scope.change', scope: 'all' },
  { type: 'scope.change', scope: 'urla' },
  { type: 'rows.show', rows: first, scope: 'all' },
  { type: 'rows.show', rows: second, scope: 'all' },
  { type: 'rows.show', rows: first, scope: 'urla' },
  { type: 'rows.select', ids: [1, 3] },
  { type: 'rows.select', ids: [1, 5] },
  { type: 'rows.select', ids: [] },
  { type: 'selection.clear' },
  { type: 'rows.settle', changed: [row(1, 'changed')], finished: [3] },
  { type: 'xstate.after.saying.rowSelection.ended' },
  { type: 'xstate.after.saying.rowSelection.cleared' },
];
const machine = createRowSelectionMachine<Row>();
const input = { idOf: ({ id }: Row) => id, isSelectable: ({ name }: Row) => name !== 'dead' };
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.selected.length, context.page.length, context.asked, context.shown],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('the state says whether rows are selected, and only another search or filter ends a selection', () => {
  for (const { event, before, after, story } of steps) {
    const { length } = after.context.selected;
    expect(after.matches('some'), story).toBe(length > 0);
    if (before.matches('none')) expect(after.matches('ended'), story).toBe(false);
    if (event.type === 'selection.clear' && before.matches('some'))
      expect(after.matches('cleared'), story).toBe(true);
    const hasEnded = event.type === 'scope.change' && event.scope !== before.context.asked;
    if (before.matches('some') && ['rows.show', 'scope.change'].includes(event.type)) {
      expect(after.matches('ended'), story).toBe(hasEnded);
      expect(length, story).toBe(hasEnded ? 0 : before.context.selected.length);
    }
  }
});

test('rows of the last search or filter cannot be selected while the next ones load', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'rows.select' || before.context.asked === before.context.shown) continue;
    expect(after.context.selected, story).toEqual(before.context.selected);
  }
});

test('a row that has become fixed is no longer selected', () => {
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'scope.change', scope: 'all' });
  actor.send({ type: 'rows.show', rows: first, scope: 'all' });
  actor.send({ type: 'rows.select', ids: [1, 2] });
  actor.send({ type: 'rows.show', rows: [row(1, 'dead'), row(2)], scope: 'all' });
  expect(actor.getSnapshot().context.selected).toEqual([row(2)]);
});

test('no row is selected twice', () => {
  for (const { after, story } of steps) {
    const ids = after.context.selected.map(({ id }) => id);
    expect(new Set(ids).size, story).toBe(ids.length);
  }
});

test('rows stay selected on other pages, as they were last seen', () => {
  const actor = createActor(machine, { input }).start();
  const selected = () => actor.getSnapshot().context.selected;
  actor.send({ type: 'rows.select', ids: [1] });
  expect(selected()).toEqual([]);
  actor.send({ type: 'scope.change', scope: 'all' });
  actor.send({ type: 'rows.show', rows: first, scope: 'all' });
  actor.send({ type: 'rows.select', ids: [1, 2, 9] });
  actor.send({ type: 'rows.show', rows: second, scope: 'all' });
  actor.send({ type: 'rows.select', ids: [1, 2, 5] });
  expect(selected()).toEqual([row(1), row(2), row(5)]);
  actor.send({ type: 'rows.show', rows: [row(1, 'given')], scope: 'all' });
  actor.send({ type: 'rows.settle', changed: [row(2, 'planned')], finished: [5] });
  expect(selected()).toEqual([row(1, 'given'), row(2, 'planned')]);
});
