import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { leavePromptMachine } from '../../../machines/page/leavePrompt.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const events: AnyEventObject[] = [
  { type: 'leave.ask', leave: () => undefined },
  { type: 'leave.confirm' },
  { type: 'leave.cancel' },
];
const machine = leavePromptMachine;
const walks = walk({
  events: () => events,
  position: () => [],
  create: (inspect) => createActor(machine, { inspect }),
});
const steps = testWalks(machine, walks, ['leavePrompt.left']);

test('only the confirmation leaves the page', () => {
  for (const { event, actions, story } of steps) {
    const left = actions.filter(({ type }) => type === 'leave');
    expect(left, story).toHaveLength(event.type === 'leave.confirm' ? 1 : 0);
  }
});

test('after a refusal the next navigation is asked about again', () => {
  for (const { event, after, story } of steps) {
    if (event.type === 'leave.cancel') expect(after.value, story).toEqual({ unsaved: 'guarding' });
    if (event.type === 'leave.ask') expect(after.value, story).toEqual({ unsaved: 'asking' });
  }
});

test('the last navigation is continued, and the watcher stops', () => {
  const story: string[] = [];
  const prompt = createActor(
    machine.provide({
      actors: {
        watchLeaving: fromCallback(() => {
          story.push('guard up');
          return () => story.push('guard down');
        }),
      },
    }),
  ).start();
  prompt.send({ type: 'leave.ask', leave: () => story.push('to the blog') });
  prompt.send({ type: 'leave.ask', leave: () => story.push('to the ads') });
  prompt.send({ type: 'leave.confirm' });
  expect(story).toEqual(['guard up', 'to the ads', 'guard down']);
});
