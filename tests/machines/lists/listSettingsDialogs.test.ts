import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { listSettingsDialogsMachine, typedNameFault } from '../../../machines/lists/listSettingsDialogs.ts';
import { maxViewQuery } from '../../../rules/lists/listSettings.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const izmir = { name: 'İzmir', query: 'il=35' };
const urla = { name: 'Urla', query: 'q=urla' };
const foca = { name: 'Foça', query: 'q=foça' };
const long = 'q'.repeat(maxViewQuery + 1);
const events: AnyEventObject[] = [
  { type: 'view.add', views: [izmir, urla], query: 'q=çeşme' },
  { type: 'view.add', views: [izmir, urla], query: long },
  { type: 'view.add', views: [izmir, urla, foca], query: 'q=çeşme' },
  { type: 'view.update', view: izmir },
  { type: 'view.update', view: { name: 'İzmir', query: long } },
  { type: 'view.rename', views: [izmir, urla], view: izmir },
  { type: 'view.remove', view: izmir },
  ...['', ' Çeşme ', 'urla'].map((name) => ({ type: 'name.change', name })),
  { type: 'form.submit', query: 'q=çeşme', views: [izmir, urla] },
  { type: 'form.submit', query: 'q=çeşme', views: [{ name: 'Çeşme', query: 'q=alaçatı' }] },
  { type: 'form.submit', query: 'q=çeşme', views: [izmir, urla, foca] },
  { type: 'action.confirm' },
  { type: 'dialog.close' },
];
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.view?.name, context.typedName],
  create: (inspect) => createActor(listSettingsDialogsMachine, { inspect }),
});
const steps = testWalks(listSettingsDialogsMachine, walks);
const changesOf = (actions: { type: string; params: unknown }[]) =>
  actions.flatMap(({ type, params }) =>
    type === 'changeSettings' ? [Reflect.get(Object(params), 'change')] : [],
  );

test('a fourth view is not named', () => {
  for (const { event, after, story } of steps) {
    if (event.type === 'view.add') expect(after.matches('viewsFull'), story).toBe(event.views.length === 3);
  }
});

test('a new view begins without a name, a stored one with its own, which it may keep', () => {
  for (const { event, after, story } of steps) {
    if (!after.matches('namingView') || !['view.add', 'view.rename'].includes(event.type)) continue;
    const name = event.view?.name ?? '';
    expect(after.context, story).toMatchObject({ views: event.views, typedName: name });
    expect(after.context.view, story).toBe(event.view);
    expect(typedNameFault(after.context), story).toBe(name === '' ? 'missing' : undefined);
  }
});

test('a view gets a name of its own, without spaces around it, and keeps the query of its saving', () => {
  for (const { event, before, after, actions, story } of steps) {
    if (event.type !== 'form.submit') continue;
    const { view, typedName } = before.context;
    const { views } = event;
    const isFull = !view && views.length === 3;
    expect(after.matches('viewsFull'), story).toBe(isFull);
    const isGood = !isFull && typedNameFault({ ...before.context, views }) === undefined;
    expect(after.matches('closed'), story).toBe(isGood);
    if (after.matches('namingView')) expect(typedNameFault(after.context), story).toBeDefined();
    const name = typedName.trim();
    const change = view
      ? { type: 'renameView', name: view.name, to: name }
      : { type: 'addView', view: { name, query: 'q=çeşme' } };
    expect(changesOf(actions), story).toEqual(isGood ? [change] : []);
  }
  const faults = new Set(
    steps.map(({ before }) => before.matches('namingView') && typedNameFault(before.context)),
  );
  expect(faults).toEqual(new Set([false, undefined, 'missing', 'taken']));
});

test('a view is removed or gets another query only once that is confirmed', () => {
  for (const { event, before, actions, story } of steps) {
    if (event.type === 'form.submit') continue;
    const change = before.matches('removingView')
      ? { type: 'removeView', name: 'İzmir' }
      : { type: 'updateView', view: izmir };
    expect(changesOf(actions), story).toEqual(event.type === 'action.confirm' ? [change] : []);
  }
});

test('a query that is too long is not kept', () => {
  for (const { event, after, story } of steps) {
    if (!['view.add', 'view.update'].includes(event.type)) continue;
    const isLong = (event.query ?? event.view.query) === long;
    expect(after.matches('queryTooLong'), story).toBe(isLong);
  }
});
