import { describe, expect } from 'vitest';
import { refusalText } from '../../../server/config/refusalText.ts';
import { landRequestText } from '../../../server/resources/land-requests/landRequestText.ts';
import type { RecordServer } from '../fixtures/recordServer.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

const { outdated } = refusalText;

interface Case {
  kind: string;
  add: (server: RecordServer, name: string) => Promise<number>;
  read: (server: RecordServer, id: number) => Promise<{ version: number }>;
  /** One change; `round` makes its value unique. */
  change: (
    server: RecordServer,
    id: number,
    round: number,
    version?: number | string,
  ) => ReturnType<RecordServer['call']>;
}

const first = async (server: RecordServer, url: string) => (await server.call('GET', url)).json()[0];
const seen = (version?: number | string) => (version === undefined ? {} : { version: String(version) });

const cases: Case[] = [
  {
    kind: 'request',
    add: (server) => server.addLandRequest(),
    read: (server, id) => first(server, `/lands/full/${id}`),
    change: (server, id, round, version) =>
      server.call('PATCH', `/lands/${id}`, {
        teklif_tutar: 100 + round,
        ...(version === undefined ? {} : { version }),
      }),
  },
  {
    kind: 'user',
    add: (server, name) => server.sendApplication(`${name}@example.com`),
    read: (server, id) => first(server, `/users/${id}`),
    change: (server, id, round, version) =>
      server.submitForm('PATCH', `/users/${id}`, { office_name: `Ofis ${round}`, ...seen(version) }),
  },
  {
    kind: 'post',
    add: (server) => server.addPost(),
    read: async (server, id) => (await server.call('GET', `/blog/${id}`)).json(),
    change: (server, id, round, version) =>
      server.submitForm('PATCH', `/blog/${id}`, { title: `Yazı ${round}`, ...seen(version) }),
  },
  {
    kind: 'ad',
    add: (server) => server.addAd(),
    read: (server, id) => first(server, `/lands/${id}`),
    change: (server, id, round, version) => server.changeAd(id, { title: `İlan ${round}`, ...seen(version) }),
  },
];

describe.each(cases)('a record of the kind $kind', ({ kind, add, read, change }) => {
  test('is changed only by a caller who has read its newest version', async ({ server }) => {
    const id = await add(server, 'surumlu');
    const { version } = await read(server, id);
    expect(version).toBe(1);
    expect((await change(server, id, 1, version)).statusCode).toBe(200);

    const before = await read(server, id);
    expect(before.version).toBe(2);
    const late = await change(server, id, 2, version);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { status: 'error', message: outdated, fields: { version: outdated } },
    ]);
    expect(await read(server, id)).toEqual(before);
    const changes = (await server.historyOf(kind, id)).filter(({ action }) => /offered|changed/.test(action));
    expect(changes).toHaveLength(1);

    expect((await change(server, id, 3, before.version)).statusCode).toBe(200);
  });

  test('is changed without a version too', async ({ server }) => {
    const id = await add(server, 'surumsuz');
    expect((await change(server, id, 4)).statusCode).toBe(200);
    expect((await read(server, id)).version).toBe(2);
  });

  test('refuses a version that is not a number', async ({ server }) => {
    expect((await change(server, 1, 5, 'x')).statusCode).toBe(400);
  });
});

test.for([
  ['PATCH', 'purch'],
  ['DELETE', 'full'],
] as const)(
  'a land request is not closed over an unseen offer (%s lands/%s)',
  async ([method, path], { server }) => {
    const landRequest = await server.addLandRequest();
    await server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar: 600_000 });
    const late = await server.call(method, `/lands/${path}/${landRequest}?version=1`);
    expect([late.statusCode, late.json().message]).toEqual([409, outdated]);
    expect(await first(server, `/lands/full/${landRequest}`)).toMatchObject({ durum: 2, version: 2 });
    expect((await server.call(method, `/lands/${path}/${landRequest}?version=2`)).statusCode).toBe(202);
  },
);

test('a consultant is not approved over an unseen correction, and no link is sent', async ({ server }) => {
  const consultant = await server.sendApplication('gorulmeyen@example.com');
  await server.submitForm('PATCH', `/users/${consultant}`, { phone: '(0536) 111 00 00' });
  const approve = (version: number) =>
    server.call('PATCH', `/users/status-ok/${consultant}?version=${version}`);
  const late = await approve(1);
  expect([late.statusCode, late.json().message, Object.keys(Object(late.json().fields))]).toEqual([
    409,
    outdated,
    ['version'],
  ]);
  expect(await first(server, `/users/${consultant}`)).toMatchObject({ status: 0, version: 2 });
  const sent = async () => (await server.call('GET', '/outbox?q=0536')).json().length;
  expect(await sent()).toBe(0);
  expect((await approve(2)).statusCode).toBe(202);
  expect(await sent()).toBe(1);
});

// the server refuses by state first, because a reload would not help
test('a purchased land request refuses an outdated offer because it is purchased', async ({ server }) => {
  const landRequest = await server.addLandRequest();
  await server.call('PATCH', `/lands/purch/${landRequest}`);
  const late = await server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar: 5, version: 1 });
  expect([late.statusCode, late.json().message]).toEqual([409, landRequestText.closed[3]]);
});

test('an approved consultant refuses an outdated approval because of the first', async ({ server }) => {
  const consultant = await server.sendApplication('onayli@example.com');
  const approve = () => server.call('PATCH', `/users/status-ok/${consultant}?version=1`);
  expect((await approve()).statusCode).toBe(202);
  const again = await approve();
  expect([again.statusCode, again.json().fields]).toEqual([409, undefined]);
});

test('a purchase makes a new version of the land request', async ({ server }) => {
  const landRequest = await server.addLandRequest();
  await server.call('PATCH', `/lands/purch/${landRequest}`);
  expect((await first(server, `/lands/full/${landRequest}`)).version).toBe(2);
});

test('each move of a consultant makes a new version', async ({ server }) => {
  const consultant = await server.sendApplication('hareket@example.com');
  for (const [method, url] of [
    ['PATCH', `/users/status-ok/${consultant}`],
    ['DELETE', `/users/${consultant}`],
    ['PATCH', `/users/not-deleted/${consultant}`],
  ] as const) {
    expect((await server.call(method, url)).statusCode).toBe(202);
  }
  expect((await first(server, `/users/${consultant}`)).version).toBe(4);
});

test('saving unchanged values makes no new version and no history', async ({ server }) => {
  const id = await server.addPost();
  expect(
    (await server.submitForm('PATCH', `/blog/${id}`, { title: 'Tapu rehberi', version: '1' })).statusCode,
  ).toBe(200);
  expect((await server.call('GET', `/blog/${id}`)).json().version).toBe(1);
  expect(await server.historyOf('post', id)).toHaveLength(1);
});

test.for([
  ['a post', 'addPost', '/blog/'],
  ['an ad', 'addAd', '/lands/'],
] as const)('deleting %s that another admin has deleted answers 404', async ([, add, url], { server }) => {
  const id = await server[add]();
  expect((await server.call('DELETE', `${url}${id}`)).statusCode).toBe(202);
  const again = await server.call('DELETE', `${url}${id}`);
  expect([again.statusCode, again.json().message]).toEqual([404, refusalText.gone]);
});
