import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { createApiClient } from '../../../api/client.ts';
import { bestReadMachine } from '../../../machines/blog/bestRead.ts';
import { unreachable } from '../../contract/refusal.ts';
import { noClient, silent } from '../calls.ts';
import { expectWalked } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const posts = [{ id: 12 }];
const events: AnyEventObject[] = [
  { type: 'xstate.done.actor.loadBestRead', output: posts },
  { type: 'xstate.error.actor.loadBestRead', error: unreachable },
  { type: 'load.retry' },
];
const machine = bestReadMachine.provide({ actors: { loadBestRead: silent() } });
const input = { client: noClient };
const walks = walk({
  machine,
  input,
  events: () => events,
  position: () => [],
  create: (inspect) => createActor(machine, { input, inspect }),
});

test('every state and transition of the best-read posts is reached, and every state but an end left', () => {
  expectWalked(machine, walks, ['bestRead.shown']);
});

test('the posts are shown as they came, and a failure says why until they come', () => {
  for (const { event, after, story } of stepsOf(walks)) {
    expect(after.hasTag('busy'), story).toBe(after.matches('loading'));
    if (after.matches('shown')) expect(after.context, story).toMatchObject({ posts, problem: undefined });
    if (event.type.startsWith('xstate.error')) {
      expect([after.value, after.context.problem?.kind, after.context.posts], story).toEqual([
        'failed',
        'unreachable',
        [],
      ]);
    }
  }
});

test('the list comes from its own address', async () => {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => undefined,
    onSignedOut: () => undefined,
    fetch: async ({ url }) => {
      asked.push(url);
      return Response.json({ blogs: posts });
    },
  });
  const actor = createActor(bestReadMachine, { input: { client } }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('shown');
  expect([asked, actor.getSnapshot().context.posts]).toEqual([
    ['http://wire.invalid/api/v1/blog/best'],
    posts,
  ]);
});
