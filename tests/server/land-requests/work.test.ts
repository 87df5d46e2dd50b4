/** Who has a land request, when its owner is called next, and notes. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { refusalText } from '../../../server/config/refusalText.ts';
import { landRequestText } from '../../../server/resources/land-requests/landRequestText.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';

const noon = new Date('2026-11-20T12:00:00+03:00');
const [yesterday, today, tomorrow] = ['2026-11-19', '2026-11-20', '2026-11-21'];

const test = clockServerTest(noon)
  /** A second admin who can sign in, and a session of theirs. */
  .extend('deniz', ({ server }) => server.addColleague())
  .extend('id', ({ server }) => server.addLandRequest())
  .extend(
    'read',
    ({ server, id }) =>
      async (of = id) =>
        (await server.call('GET', `/lands/work/${of}`)).json(),
  )
  .extend(
    'plan',
    ({ server, id }) =>
      (plan: object, session?: Record<string, string>) =>
        server.call('PUT', `/lands/work/${id}`, plan, session),
  )
  .extend(
    'note',
    ({ server, id }) =>
      (text: string, headers: Record<string, string> = server.admin) =>
        server.call('POST', `/lands/notes/${id}`, { text }, headers),
  )
  .extend('history', ({ server, id }) => async () => {
    const entries = await server.historyOf('request', id);
    return entries.map(({ actor, action, detail }) => [actor.name, action, detail]);
  });

describe('the plan of a land request', () => {
  test('is empty at first, and names those who can get it', async ({ server, deniz, read }) => {
    await server.addAdmin({ email: `${randomUUID()}@example.com` });
    await server.addAdmin({ email: `${randomUUID()}@example.com`, password: 'Kuscular.35', is_deleted: 1 });
    const { team, ...work } = await read();
    expect(work).toEqual({ version: 1, notes: [], self: 61 });
    expect(team).toContainEqual({ id: deniz.id, name: 'Deniz Ak' });
    const { rows } = await sql<{ id: number }>`
      select id from users where role = 'admin' and is_deleted = 0 and password_hash is not null
      order by id`.execute(server.services.db);
    expect(team.map((one: { id: number }) => one.id)).toEqual(rows.map((row) => row.id));
  });

  test('is saved, shown by the list, and named in the history', async ({
    server,
    deniz,
    id,
    plan,
    read,
    history,
  }) => {
    const answer = await plan({ assignee_id: deniz.id, next_call_on: tomorrow, version: 1 });
    const saved = { assignee: { id: deniz.id, name: 'Deniz Ak' }, next_call_on: tomorrow };
    expect([answer.statusCode, answer.json()]).toEqual([200, await read()]);
    expect(answer.json()).toMatchObject({ ...saved, version: 2 });
    expect((await server.call('GET', '/lands?size=1')).json()).toMatchObject([{ id, ...saved, version: 1 }]);
    expect(await history()).toEqual([
      ['Yönetici', 'callPlanned', { next_call_on: tomorrow }],
      ['Yönetici', 'assigned', { assignee: 'Deniz Ak' }],
      ['Ziyaretçi', 'received', undefined],
    ]);
  });

  test('is emptied by what is left out', async ({ server, deniz, id, plan, history }) => {
    await plan({ assignee_id: deniz.id, next_call_on: today, version: 1 });
    const answer = await plan({ version: 2 }, deniz.session);
    expect(Object.keys(answer.json()).toSorted()).toEqual(['notes', 'self', 'team', 'version']);
    const [landRequest] = (await server.call('GET', '/lands?size=1')).json();
    expect(landRequest.id).toBe(id);
    expect(landRequest).not.toHaveProperty('assignee');
    expect(landRequest).not.toHaveProperty('next_call_on');
    expect((await history()).slice(0, 2)).toEqual([
      ['Deniz Ak', 'callPlanned', undefined],
      ['Deniz Ak', 'assigned', undefined],
    ]);
  });

  test('is refused to the second of two who have read the same version', async ({
    deniz,
    plan,
    read,
    history,
  }) => {
    await plan({ next_call_on: tomorrow, version: 1 });
    const before = await history();
    const second = await plan({ next_call_on: today, version: 1 }, deniz.session);
    expect([second.statusCode, second.json().fields]).toEqual([
      409,
      { version: refusalText.outdatedBy('Yönetici', 'aramayı planladı (21.11.2026)') },
    ]);
    expect(await read()).toMatchObject({ next_call_on: tomorrow, version: 2 });
    expect(await history()).toEqual(before);
  });

  test('is answered like before when the answer was lost, and is stored once', async ({ plan, history }) => {
    const first = await plan({ next_call_on: tomorrow, version: 1 });
    const again = await plan({ next_call_on: tomorrow, version: 1 });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await history()).toHaveLength(2);
  });

  test('does not hinder an offer, nor an offer it', async ({ server, id, plan }) => {
    await plan({ next_call_on: tomorrow, version: 1 });
    const offer = await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 5, version: 1 });
    expect(offer.statusCode).toBe(200);
    expect((await plan({ next_call_on: today, version: 2 })).statusCode).toBe(200);
  });

  test.for([
    [{}, 'version'],
    [{ version: 0 }, 'version'],
    [{ version: 1, next_call_on: '2026-02-30' }, 'next_call_on'],
    [{ version: 1, next_call_on: '20.11.2026' }, 'next_call_on'],
    [{ version: 1, next_call_on: yesterday }, 'next_call_on'],
    [{ version: 1, next_call_on: '2028-01-01' }, 'next_call_on'],
    [{ version: 1, assignee_id: 0 }, 'assignee_id'],
    [{ version: 1, assignee_id: 987_654_321 }, 'assignee_id'],
  ] as const)('with %j is refused at the field %s', async ([body, field], { plan, read }) => {
    const answer = await plan(body);
    expect([answer.statusCode, Object.keys(Object(answer.json().fields))]).toEqual([400, [field]]);
    expect(await read()).toMatchObject({ version: 1 });
  });

  test.for([['a consultant', { status: 1 }] as const, ['an admin who is switched off', undefined] as const])(
    'is not given to %s',
    async ([, consultant], { server, plan }) => {
      const email = `${randomUUID()}@example.com`;
      const other = consultant
        ? await server.addConsultant({ email, password: 'Kuscular.35' })
        : await server.addAdmin({ email, password: 'Kuscular.35', is_deleted: 1 });
      const answer = await plan({ assignee_id: other, version: 1 });
      expect([answer.statusCode, answer.json().fields]).toEqual([400, { assignee_id: refusalText.assignee }]);
    },
  );

  test('keeps a day that has passed when somebody else gets the land request', async ({
    deniz,
    plan,
    setClock,
  }) => {
    await plan({ next_call_on: today, version: 1 });
    setClock(new Date('2026-11-21T11:00:00+03:00'));
    const given = await plan({ assignee_id: deniz.id, next_call_on: today, version: 2 });
    expect(given.statusCode).toBe(200);
    expect((await plan({ next_call_on: yesterday, version: 3 })).statusCode).toBe(400);
  });

  test('takes today by the calendar of Istanbul', async ({ plan, setClock }) => {
    // in London it is still the 20th
    setClock(new Date('2026-11-20T22:30:00Z'));
    expect((await plan({ next_call_on: today, version: 1 })).statusCode).toBe(400);
    expect((await plan({ next_call_on: tomorrow, version: 1 })).statusCode).toBe(200);
  });

  test('of an unknown land request answers 404', async ({ server }) => {
    const known = { version: 1 };
    expect((await server.call('GET', '/lands/work/987654321')).statusCode).toBe(404);
    expect((await server.call('PUT', '/lands/work/987654321', known)).statusCode).toBe(404);
  });
});

describe.each([
  ['purchased', 'PATCH', 'purch', 3],
  ['cancelled', 'DELETE', 'full', 4],
] as const)('a land request that is %s', (_, method, path, durum) => {
  test('has no planned call any more, keeps who had it, and refuses another plan', async ({
    server,
    deniz,
    id,
    plan,
    read,
    note,
  }) => {
    await plan({ assignee_id: deniz.id, next_call_on: tomorrow, version: 1 });
    expect((await server.call(method, `/lands/${path}/${id}`)).statusCode).toBe(202);
    const work = await read();
    expect(work).toMatchObject({ assignee: { id: deniz.id }, version: 3 });
    expect(work).not.toHaveProperty('next_call_on');
    const answer = await plan({ version: 3 });
    expect([answer.statusCode, answer.json().message]).toEqual([409, landRequestText.closed[durum]]);
    expect((await note('Tapuda görüşüldü.')).statusCode).toBe(200);
  });
});

describe('a note', () => {
  test('is kept as written, with its author and time, the newest first', async ({ deniz, note, read }) => {
    await note('Birinci satır\n  ikinci <b>satır</b>');
    const answer = await note('Sonra', deniz.session);
    const { notes } = await read();
    expect(answer.json().notes).toEqual(notes);
    expect(notes).toEqual([
      { id: expect.any(Number), tarih: expect.any(String), author: 'Deniz Ak', text: 'Sonra' },
      {
        id: expect.any(Number),
        tarih: expect.any(String),
        author: 'Yönetici',
        text: 'Birinci satır\n  ikinci <b>satır</b>',
      },
    ]);
  });

  test('keeps the name that its author had', async ({ server, deniz, note, read }) => {
    await note('İlk görüşme', deniz.session);
    await server.call('PATCH', `/team/${deniz.id}`, { name: 'Deniz Su' });
    expect((await read()).notes).toMatchObject([{ author: 'Deniz Ak' }]);
  });

  test('that is sent again under its key is stored once, another one is refused', async ({
    server,
    note,
    read,
  }) => {
    const headers = { ...server.admin, 'idempotency-key': randomUUID() };
    const first = await note('Bir kez', headers);
    const again = await note('Bir kez', headers);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await note('Başka', headers)).statusCode).toBe(409);
    expect((await read()).notes).toHaveLength(1);
  });

  test('under the key of another land request is refused', async ({ server, note }) => {
    const headers = { ...server.admin, 'idempotency-key': randomUUID() };
    await note('Bir kez', headers);
    const other = await server.addLandRequest();
    const answer = await server.call('POST', `/lands/notes/${other}`, { text: 'Bir kez' }, headers);
    expect(answer.statusCode).toBe(400);
  });

  test.for(['', '  ', 'a'.repeat(2001)])('of the text "%s" is refused', async (text, { note, read }) => {
    const answer = await note(text);
    expect([answer.statusCode, Object.keys(Object(answer.json().fields))]).toEqual([400, ['text']]);
    expect((await read()).notes).toEqual([]);
  });

  test('on an unknown land request answers 404', async ({ server }) => {
    expect((await server.call('POST', '/lands/notes/987654321', { text: 'Not' })).statusCode).toBe(404);
  });
});

describe('the list of open land requests', () => {
  test('shows one’s own ones, those to call today, and those that are overdue', async ({
    server,
    deniz,
    setClock,
  }) => {
    const add = async (plan: object) => {
      const added = await server.addLandRequest();
      await server.call('PUT', `/lands/work/${added}`, { ...plan, version: 1 });
      return added;
    };
    const list = async (query: string, session?: Record<string, string>) => {
      const answer = await server.call('GET', `/lands?${query}`, undefined, session);
      expect(answer.statusCode).toBe(200);
      const ids = answer.json().map((one: { id: number }) => one.id);
      expect(Number(answer.headers['x-total-count'])).toBeGreaterThanOrEqual(ids.length);
      return ids;
    };
    await server.services.db.updateTable('land_requests').set({ durum: 4, next_call_on: null }).execute();
    const overdue = await add({ next_call_on: today });
    const [late, mine] = [await add({ next_call_on: tomorrow }), await add({ assignee_id: deniz.id })];
    const both = await add({ assignee_id: deniz.id, next_call_on: tomorrow });
    const closed = await add({ assignee_id: deniz.id, next_call_on: tomorrow });
    await server.call('DELETE', `/lands/full/${closed}`);

    setClock(new Date('2026-11-21T00:30:00+03:00'));
    expect(await list('work=mine', deniz.session)).toEqual([both, mine]);
    expect(await list('work=mine')).toEqual([]);
    expect(await list('work=dueToday')).toEqual([both, late]);
    expect(await list('work=overdue')).toEqual([overdue]);
    expect(await list('work=dueToday&sort=tarih&size=1&page=1')).toEqual([both]);
    expect(await list('work=dueToday&q=yokboylebirsey')).toEqual([]);
    expect(await list('work=mine&q=ayse', deniz.session)).toEqual([both, mine]);
    expect((await server.call('GET', '/lands?work=all')).statusCode).toBe(400);
  });

  test('shows the version with which a row’s work can be planned', async ({ server, id, plan, read }) => {
    const listed = async () => {
      const answer = await server.call('GET', '/lands?size=100');
      return answer.json().find((one: { id: number }) => one.id === id).work_version;
    };
    expect(await listed()).toBe(1);
    await plan({ next_call_on: tomorrow, version: await listed() });
    expect(await listed()).toBe((await read()).version);
    expect((await plan({ next_call_on: today, version: await listed() })).statusCode).toBe(200);
  });

  test('counts what a filter shows up to the cap', async ({ server, deniz, id }) => {
    const { db } = server.services;
    const copy = async (amount: number) => {
      await db.deleteFrom('land_requests').where('fingerprint', '=', 'copy').execute();
      await sql`
        insert into land_requests (fingerprint, province_id, district_id, neighbourhood_id, ada, parsel, tapu_durum, sahip_zaman,
          resmi_yol, imar_durum, arsa_deger, edinme_sekli, egim, manzara, metrekare, name, phone, mesaj, search_text, name_sort,
          assignee_id)
        select 'copy', province_id, district_id, neighbourhood_id, ada, parsel, tapu_durum, sahip_zaman, resmi_yol, imar_durum,
          arsa_deger, edinme_sekli, egim, manzara, metrekare, name, phone, mesaj, search_text, name_sort, ${deniz.id}
        from land_requests, generate_series(1, ${amount}::int) where id = ${id}`.execute(db);
    };
    const counts = async () => {
      const { headers } = await server.call('GET', '/lands?size=10&work=mine', undefined, deniz.session);
      return [headers['x-total-count'], headers['x-total-capped']];
    };
    await copy(1000);
    expect(await counts()).toEqual(['1000', undefined]);
    await copy(1001);
    expect(await counts()).toEqual(['1000', 'true']);
    const page = await server.call('GET', '/lands?size=10&work=mine&sort=name', undefined, deniz.session);
    expect(page.json()).toHaveLength(10);
    await copy(0);
  });
});

describe('an admin who is switched off', () => {
  test('gives back the land requests with and without an offer, whose planned calls stay', async ({
    server,
    deniz,
    plan,
    read,
    history,
  }) => {
    await plan({ assignee_id: deniz.id, next_call_on: tomorrow, version: 1 });
    const [closed, offered] = [await server.addLandRequest(), await server.addLandRequest()];
    for (const other of [closed, offered])
      await server.call('PUT', `/lands/work/${other}`, { assignee_id: deniz.id, version: 1 });
    await server.call('PATCH', `/lands/purch/${closed}`);
    await server.call('PATCH', `/lands/${offered}`, { teklif_tutar: 5, version: 1 });
    expect(await read(offered)).toMatchObject({ assignee: { id: deniz.id } });
    expect((await server.call('POST', `/team/${deniz.id}/switch-off`)).statusCode).toBe(200);
    const work = await read();
    expect(work).toMatchObject({ next_call_on: tomorrow, version: 3 });
    expect(work).not.toHaveProperty('assignee');
    expect(work.team.map((one: { id: number }) => one.id)).not.toContain(deniz.id);
    expect((await history())[0]).toEqual(['Yönetici', 'assigned', undefined]);
    expect(await read(offered)).not.toHaveProperty('assignee');
    expect(await read(closed)).toMatchObject({ assignee: { id: deniz.id } });
  });
});
