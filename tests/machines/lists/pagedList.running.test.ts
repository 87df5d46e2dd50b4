import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { createPagedListMachine, type Page, type PageQuery } from '../../../machines/lists/pagedList.ts';
import { heard } from '../calls.ts';

test('the list asks for what the address says, and drops the answer of a page that was left', async () => {
  const calls: { query: PageQuery; signal: AbortSignal; answer: (page: Page<string>) => Promise<void> }[] =
    [];
  let change: (page: number) => void = () => undefined;
  const list = createActor(
    createPagedListMachine<string>().provide({
      actors: {
        watchAddress: fromCallback(({ sendBack }) => {
          change = (page) =>
            sendBack({ type: 'address.change', query: { page, q: 'urla', sort: undefined } });
        }),
      },
    }),
    {
      input: {
        query: { page: 1, q: '', sort: undefined },
        load: (query, signal) =>
          new Promise<Page<string>>((resolve) => {
            calls.push({
              query,
              signal,
              answer: (page) => {
                resolve(page);
                return heard();
              },
            });
          }),
      },
    },
  ).start();
  change(2);
  expect(calls.map(({ query }) => query)).toEqual([
    { page: 1, q: '', sort: undefined },
    { page: 2, q: 'urla', sort: undefined },
  ]);
  expect(calls[0]?.signal.aborted).toBe(true);
  await calls[0]?.answer({ rows: ['late'], pages: 2, capped: false });
  expect(list.getSnapshot().matches('loading')).toBe(true);
  await calls[1]?.answer({ rows: ['b'], pages: 2, capped: false });
  expect(list.getSnapshot().context.rows).toEqual(['b']);
  list.stop();
});
