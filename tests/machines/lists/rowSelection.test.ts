import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import {
  createRowSelectionMachine,
  isPageSelected,
  isSelected,
} from '../../../machines/lists/rowSelection.ts';
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
  { type: 'rows.show', rows: first, scope: 'all' },
  { type: 'rows.show', rows: second, scope: 'all' },
  { type: 'rows.show', rows: first, scope: 'urla' },
  { type: 'row.toggle', id: 1, isRange: false },
  { type: 'row.toggle', id: 3, isRange: true },
  { type: 'page.toggle' },
  { type: 'selection.clear' },
  { type: 'rows.settle', changed: [row(1, 'changed')], finished: [3] },
  { type: 'xstate.after.saying.rowSelection.ended' },
  { type: 'xstate.after.saying.rowSelection.cleared' },
];
const machine = createRowSelectionMachine<Row>();
const input = { idOf: ({ id }: Row) => id };
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.selected.length, context.page.length, context.scope],
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
    const hasEnded = event.type === 'rows.show' && event.scope !== before.context.scope;
    if (before.matches('some') && event.type === 'rows.show') {
      expect(after.matches('ended'), story).toBe(hasEnded);
      expect(length, story).toBe(hasEnded ? 0 : before.context.selected.length);
    }
  }
});

test('no row is selected twice', () => {
  for (const { after, story } of steps) {
    const ids = after.context.selected.map(({ id }) => id);
    expect(new Set(ids).size, story).toBe(ids.length);
  }
});

/** A selection on the first page, and the ids that are selected. */
function startSelection() {
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'rows.show', rows: first, scope: 'all' });
  return {
    actor,
    toggle: (id: number, isRange = false) => actor.send({ type: 'row.toggle', id, isRange }),
    ids: () =>
      actor
        .getSnapshot()
        .context.selected.map(({ id }) => id)
        .toSorted(),
  };
}

describe('a range', () => {
  test('reaches from the last row to this one, in both directions', () => {
    const { toggle, ids } = startSelection();
    toggle(2);
    toggle(4, true);
    expect(ids()).toEqual([2, 3, 4]);
    toggle(1, true);
    expect(ids()).toEqual([1, 2, 3, 4]);
    const backwards = startSelection();
    backwards.toggle(3);
    backwards.toggle(1, true);
    expect(backwards.ids()).toEqual([1, 2, 3]);
  });

  test('gives up the rows when its last one was selected', () => {
    const { toggle, ids } = startSelection();
    toggle(1);
    toggle(4, true);
    toggle(2, true);
    expect(ids()).toEqual([1]);
  });

  test('is one row when the last one stands on another page, or none was selected yet', () => {
    const { actor, toggle, ids } = startSelection();
    toggle(3, true);
    expect(ids()).toEqual([3]);
    actor.send({ type: 'rows.show', rows: second, scope: 'all' });
    toggle(6, true);
    expect(ids()).toEqual([3, 6]);
  });

  test('does not begin at a row whose selection was cleared', () => {
    const { actor, toggle, ids } = startSelection();
    toggle(1);
    actor.send({ type: 'selection.clear' });
    toggle(3, true);
    expect(ids()).toEqual([3]);
  });
});

test('a page is selected as a whole, and given up again, without those of other pages', () => {
  const { actor, toggle, ids } = startSelection();
  toggle(2);
  actor.send({ type: 'rows.show', rows: second, scope: 'all' });
  actor.send({ type: 'row.toggle', id: 5, isRange: false });
  expect(isPageSelected(actor.getSnapshot().context)).toBe(false);
  actor.send({ type: 'page.toggle' });
  expect(ids()).toEqual([2, 5, 6]);
  expect(isPageSelected(actor.getSnapshot().context)).toBe(true);
  actor.send({ type: 'page.toggle' });
  expect(ids()).toEqual([2]);
  expect(isSelected(actor.getSnapshot().context, 2)).toBe(true);
});

test('a row that is not on the page cannot be selected', () => {
  const { toggle, ids } = startSelection();
  toggle(9);
  expect(ids()).toEqual([]);
  toggle(2);
  toggle(9, true);
  expect(ids()).toEqual([2]);
});

test('nothing is selected at first, nor on a page without rows', () => {
  const actor = createActor(machine, { input }).start();
  expect(actor.getSnapshot().context).toMatchObject({ page: [], selected: [] });
  expect(isPageSelected(actor.getSnapshot().context)).toBe(false);
});

test('a selected row is kept as it was last seen', () => {
  const { actor, toggle } = startSelection();
  toggle(1);
  toggle(2);
  actor.send({ type: 'rows.show', rows: [row(1, 'given'), row(3)], scope: 'all' });
  expect(actor.getSnapshot().context.selected).toEqual([row(1, 'given'), row(2)]);
  actor.send({ type: 'rows.settle', changed: [row(2, 'planned')], finished: [1] });
  expect(actor.getSnapshot().context.selected).toEqual([row(2, 'planned')]);
});
