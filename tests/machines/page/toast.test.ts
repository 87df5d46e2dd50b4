import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { toastMachine } from '../../../machines/page/toast.ts';
import { testWalks } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const done = { text: 'Ayşe Yılmaz’ın talebi satın alındı olarak işaretlendi.' };
const other = {
  text: 'Ali Kaya’nın talebi iptal edildi.',
  link: { label: 'Sıradaki talep', href: '/admin/land-detail/13', state: {} },
};
const walks = walk({
  events: () => [
    { type: 'toast.show', toast: done },
    { type: 'toast.show', toast: other },
    { type: 'toast.hold' },
    { type: 'toast.release' },
    { type: 'toast.close' },
    { type: 'toast.work' },
    { type: 'toast.settle', count: 1, isTold: false },
    { type: 'toast.settle', count: 1, isTold: true },
    { type: 'toast.addLink', link: other.link },
    { type: 'page.open', path: '/admin' },
    { type: 'page.open', path: '/admin/land-detail/12' },
    { type: 'xstate.after.reading.toast.shown.passing' },
  ],
  position: ({ context: { toast, toastCount, aside } }) => [
    toast?.text,
    toast?.link !== undefined,
    Math.min(toastCount, 2),
    aside?.count === 1,
  ],
  create: (inspect) => createActor(toastMachine, { inspect, clock: new SimulatedClock() }),
});
testWalks(toastMachine, walks);

test('a new toast replaces the one before, and is counted', () => {
  for (const { event, before, after, story } of stepsOf(walks)) {
    const isNew = event.type === 'toast.show';
    const { aside } = before.context;
    const isBack = event.type === 'toast.settle' && !event.isTold && event.count === aside?.count;
    const shown = isNew ? event.toast : isBack ? aside?.toast : before.context.toast;
    expect(after.context.toast, story).toEqual(
      event.type === 'toast.addLink' && shown ? { ...shown, link: other.link } : shown,
    );
    const count = isBack ? aside?.count : before.context.toastCount + (isNew ? 1 : 0);
    expect(after.context.toastCount, story).toBe(count);
    if (isNew) expect(after.value, story).toEqual({ shown: 'passing' });
  }
});

test('a toast outlives its page, until a land request is opened', () => {
  const toast = createActor(toastMachine).start();
  toast.send({ type: 'toast.show', toast: other });
  toast.send({ type: 'page.open', path: '/admin/new-lands' });
  expect(toast.getSnapshot().matches('shown')).toBe(true);
  toast.send({ type: 'page.open', path: '/admin/land-detail/11' });
  expect(toast.getSnapshot().matches('hidden')).toBe(true);
  toast.send({ type: 'toast.show', toast: { ...done, about: '/admin/land-detail/12' } });
  toast.send({ type: 'page.open', path: '/admin/land-detail/12' });
  expect(toast.getSnapshot().matches('shown')).toBe(true);
});

test('a toast with a call under way is closed or replaced, and comes back when the call fails', () => {
  for (const leave of [{ type: 'toast.close' }, { type: 'toast.show', toast: other }] as const) {
    for (const isTold of [false, true]) {
      const toast = createActor(toastMachine).start();
      toast.send({ type: 'toast.show', toast: done });
      toast.send({ type: 'toast.work' });
      toast.send(leave);
      expect(toast.getSnapshot().context.aside).toEqual({ toast: done, count: 1 });
      const before = toast.getSnapshot();
      toast.send({ type: 'toast.settle', count: 1, isTold });
      const after = toast.getSnapshot();
      expect(after.context.aside).toBeUndefined();
      expect(after.value).toEqual(isTold ? before.value : { shown: 'passing' });
      expect(after.context.toast).toEqual(isTold ? before.context.toast : done);
    }
  }
});

test('no page hides a toast while something is done by it', () => {
  const toast = createActor(toastMachine).start();
  toast.send({ type: 'toast.show', toast: done });
  toast.send({ type: 'toast.hold' });
  toast.send({ type: 'toast.work' });
  toast.send({ type: 'page.open', path: '/admin/land-detail/11' });
  expect(toast.getSnapshot().matches('working')).toBe(true);
  toast.send({ type: 'toast.settle', count: 1, isTold: false });
  toast.send({ type: 'toast.close' });
  expect(toast.getSnapshot().matches('hidden')).toBe(true);
});

test('a toast goes by itself, but not while the pointer or the focus is on it', () => {
  const clock = new SimulatedClock();
  const toast = createActor(toastMachine, { clock }).start();
  expect(toast.getSnapshot()).toMatchObject({ value: 'hidden', context: { toastCount: 0 } });
  toast.send({ type: 'toast.show', toast: done });
  clock.increment(14_999);
  expect(toast.getSnapshot().matches('shown')).toBe(true);
  toast.send({ type: 'toast.hold' });
  clock.increment(600_000);
  expect(toast.getSnapshot().matches({ shown: 'held' })).toBe(true);
  toast.send({ type: 'toast.release' });
  clock.increment(15_000);
  expect(toast.getSnapshot().matches('passed')).toBe(true);
  toast.send({ type: 'page.open', path: '/admin' });
  expect(toast.getSnapshot().matches('hidden')).toBe(true);
});
