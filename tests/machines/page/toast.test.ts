import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { toastMachine } from '../../../machines/page/toast.ts';
import { expectWalked } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const done = { text: 'Ayşe Yılmaz’ın talebi satın alındı.' };
const other = {
  text: 'Ali Kaya’nın talebi iptal edildi.',
  next: { label: 'Sıradaki talep', href: '/admin/land-detail/13', state: {} },
};
const walks = walk({
  machine: toastMachine,
  input: undefined,
  events: () => [
    { type: 'toast.show', toast: done },
    { type: 'toast.show', toast: other },
    { type: 'toast.hold' },
    { type: 'toast.release' },
    { type: 'toast.close' },
    { type: 'page.open', path: '/admin' },
    { type: 'xstate.after.reading.toast.shown.passing' },
  ],
  position: ({ context: { toast } }) => toast?.text,
  create: (inspect) => createActor(toastMachine, { inspect, clock: new SimulatedClock() }),
});

test('every state and transition of a toast is reached', () => {
  expectWalked(toastMachine, walks);
});

test('a new toast replaces the one before, and is counted', () => {
  for (const { event, before, after, story } of stepsOf(walks)) {
    const isNew = event.type === 'toast.show';
    expect(after.context.toast, story).toBe(isNew ? event.toast : before.context.toast);
    expect(after.context.shown, story).toBe(before.context.shown + (isNew ? 1 : 0));
    if (isNew) expect(after.value, story).toEqual({ shown: 'passing' });
  }
});

test('a toast goes by itself, but not while the pointer or the focus is on it', () => {
  const clock = new SimulatedClock();
  const toast = createActor(toastMachine, { clock }).start();
  expect(toast.getSnapshot()).toMatchObject({ value: 'hidden', context: { shown: 0 } });
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
