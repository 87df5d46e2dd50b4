/** Personal data are erased whole, whatever happens at the same moment. */
import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { describe, expect } from 'vitest';
import { untouchedSettings } from '../../../../rules/lists/listSettings.ts';
import type { Database } from '../../../../server/database/schema.ts';
import { summariseAlerts } from '../../../../server/outbox/alerts.ts';
import { addMessage } from '../../../../server/outbox/message.ts';
import { eraseViews } from '../../../../server/resources/privacy/eraseViews.ts';
import { findPerson } from '../../../../server/resources/privacy/personalData.ts';
import { privacyText } from '../../../../server/resources/privacy/privacyText.ts';
import { eraseExpired } from '../../../../server/resources/privacy/retention.ts';
import { sampleLandRequest } from '../../../sampleLandRequest.ts';
import { png, sendForm } from '../../fixtures/forms.ts';
import { bademlerId, type RecordServer, urlaId } from '../../fixtures/recordServer.ts';
import { placesOf } from '../../privacy/placesOf.ts';
import { raceTest, readWithoutIndexes, storeLast } from '../raceTest.ts';

const test = raceTest
  .extend('countPeople', { scope: 'file' }, () => {
    let people = 0;
    return () => {
      people += 1;
      return people;
    };
  })
  /** Nobody else of this file has these digits. */
  .extend('person', ({ countPeople }) => {
    const people = countPeople();
    const letter = String.fromCharCode(97 + people);
    return { name: `Yarış Sahibi${letter}`, phone: `0545 900 00 ${String(10 + people)}` };
  })
  .extend('send', ({ server, person }) => async () => {
    const form = { ...sampleLandRequest, il: 35, ilce: urlaId, mahalle: bademlerId };
    const user = { ...person, mesaj: '' };
    await server.call('POST', '/lands/all', { ...form, user }, server.publicHeaders);
    const newest = server.services.db.selectFrom('land_requests').select('id').orderBy('id', 'desc');
    return (await newest.executeTakeFirstOrThrow()).id;
  })
  .extend('landRequest', ({ send }) => send())
  .extend('erase', ({ server, person }) => () => {
    return server.call('POST', '/privacy/erase', { contact: person.phone });
  })
  .extend('left', ({ server, person }) => () => {
    return placesOf(server.services, { names: [person.name], phones: [person.phone], email: 'yok@yok.yok' });
  });

/** The services at a time when what is cancelled today has expired. */
const inHundredDays = ({ services }: RecordServer) => ({
  ...services,
  now: () => new Date(Date.now() + 100 * 24 * 60 * 60 * 1000),
  config: { ...services.config, retentionDays: 90 },
});

const lock = (id: number) => sql`select from land_requests where id = ${id} for update`;

test('of two admins who erase the same person, one erases and one finds nothing', async ({
  server,
  landRequest,
  erase,
  duringTransaction,
}) => {
  const { db } = server.services;
  const log = () => db.selectFrom('destructions').selectAll().execute();
  const before = (await log()).length;
  const answers = await duringTransaction({
    hold: (trx) => lock(landRequest).execute(trx),
    calls: [erase, erase],
  });
  expect(answers.map((answer) => answer.json().erased.landRequests).toSorted()).toEqual([0, 1]);
  expect((await log()).length - before).toBe(1);
});

test('an offer that is being made is erased with the rest', async ({
  landRequest,
  person,
  erase,
  left,
  duringTransaction,
}) => {
  const [answer] = await duringTransaction({
    hold: (trx) => lock(landRequest).execute(trx),
    calls: [erase],
    finish: (trx) =>
      addMessage(trx, {
        kind: 'offerMade',
        to: person.phone,
        offer: { landRequestId: landRequest, expiresAt: new Date(Date.now() + 86_400_000) },
        subject: 'Teklif',
        body: `Sayın ${person.name}`,
      }),
  });
  expect(answer?.json().erased).toMatchObject({ landRequests: 1, messages: 1 });
  expect(await left()).toEqual([]);
});

test('a land request that is being purchased is kept', async ({
  server,
  landRequest,
  person,
  erase,
  duringTransaction,
}) => {
  const [answer] = await duringTransaction({
    hold: (trx) => trx.updateTable('land_requests').set({ durum: 3 }).where('id', '=', landRequest).execute(),
    calls: [erase],
  });
  expect(answer?.statusCode).toBe(409);
  const stored = (await server.call('GET', `/lands/full/${landRequest}`)).json()[0];
  expect(stored).toMatchObject({ durum: 3, name: person.name });
});

test('an offer made during an erasure is refused, or erased with the rest', async ({
  server,
  landRequest,
  erase,
  duringTransaction,
}) => {
  const [erased, offered] = await duringTransaction({
    hold: (trx) => lock(landRequest).execute(trx),
    calls: [erase, () => server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar: 5 })],
  });
  const offers = server.services.db.selectFrom('outbox_messages').select('state');
  const states = await offers.where('land_request_id', '=', landRequest).execute();
  if (offered?.statusCode === 200) expect(states).toEqual([{ state: 'erased' }]);
  else expect([offered?.statusCode, states]).toEqual([409, []]);
  expect(erased?.statusCode).toBe(200);
});

describe('what waits for the erasure is refused:', () => {
  const erased = { erased_at: new Date() };

  test('a note on a land request', async ({ server, landRequest, person, duringTransaction }) => {
    const [noted] = await duringTransaction({
      hold: (trx) => trx.updateTable('land_requests').set(erased).where('id', '=', landRequest).execute(),
      calls: [() => server.call('POST', `/lands/notes/${landRequest}`, { text: `${person.name} aranacak` })],
    });
    expect(noted?.statusCode).toBe(409);
    expect((await server.call('GET', `/lands/work/${landRequest}`)).json().notes).toEqual([]);
  });

  test('a note on a contact message', async ({ server, person, duringTransaction }) => {
    const id = await server.addContactMessage();
    const message = `/contact-messages/${id}`;
    const [noted] = await duringTransaction({
      hold: (trx) => trx.updateTable('contact_messages').set(erased).where('id', '=', id).execute(),
      calls: [() => server.call('POST', `${message}/notes`, { text: `${person.name} aranacak` })],
    });
    expect(noted?.statusCode).toBe(409);
    expect((await server.call('GET', `${message}/work`)).json().notes).toEqual([]);
  });

  test('a photograph of the land', async ({ server, duringTransaction }) => {
    const { id, token } = await server.sendLandRequest();
    const add = () =>
      sendForm(server.app, 'POST', `/api/v1/receipts/${token}/photos`, { fotograflar: { data: png } });
    const [added] = await duringTransaction({
      hold: (trx) => trx.updateTable('land_requests').set(erased).where('id', '=', id).execute(),
      calls: [add],
    });
    expect(added?.statusCode).toBe(404);
    const stored = server.services.db.selectFrom('land_request_photos').select('name');
    expect(await stored.where('land_request_id', '=', id).execute()).toEqual([]);
  });
});

const copyTest = test
  /** An alert about the land request; the transaction of {@link copied} makes a summary of it. */
  .extend('arrival', ({ landRequest, person }) => ({
    kind: 'landRequest' as const,
    line: `Arazi talebi: ${person.name}, ${person.phone}, İzmir`,
    list: `https://arazi.example/admin/new-land#${landRequest}`,
  }))
  .extend('alert', ({ arrival }) => ({
    kind: 'alert' as const,
    to: 'ofis@example.com',
    subject: 'Yeni',
    body: arrival.line,
    alerts: [arrival],
  }))
  .extend(
    'copied',
    ({ server, arrival, alert, duringTransaction }) =>
      async (call: () => Promise<unknown>) => {
        await addMessage(server.services.db, alert);
        await duringTransaction({
          // what `summariseAlerts` does in its transaction
          hold: async (trx) => {
            await sql`delete from outbox_messages where body = ${arrival.line}`.execute(trx);
            await addMessage(trx, {
              ...alert,
              body: `Yeni gelenler\n${arrival.line}`,
              alerts: [arrival, { ...arrival, line: 'Başka' }],
            });
          },
          calls: [call],
        });
      },
  );

copyTest(
  'a name that is being copied into a summary is erased there',
  async ({ erase, left, copied, secondConnection }) => {
    await copied(erase);
    expect(await left()).toEqual([]);
    await summariseAlerts(secondConnection.db, sql`true`);
    expect(await left()).toEqual([]);
  },
);

copyTest(
  'an expired name that is being copied into a summary is erased there',
  async ({ server, landRequest, left, copied }) => {
    await server.call('DELETE', `/lands/full/${landRequest}`);
    await copied(() => eraseExpired(inHundredDays(server)));
    expect(await left()).toEqual([]);
  },
);

test('what has expired is left alone while a part of its group is held, and then erased whole', async ({
  server,
  send,
  left,
  duringTransaction,
}) => {
  const [leader, joined] = [await send(), await send()];
  expect((await server.call('PUT', `/lands/joined/${joined}`, { joined_to: leader })).statusCode).toBe(200);
  await server.call('DELETE', `/lands/full/${leader}`);
  const before = await left();
  const eraseThem = () => eraseExpired(inHundredDays(server));
  await duringTransaction({
    hold: (trx) => lock(joined).execute(trx),
    calls: [eraseThem],
    // in the other order, as whoever locks a group by its ids may do
    finish: (trx) => lock(leader).execute(trx),
  });
  expect(await left()).toEqual(before);
  await eraseThem();
  expect(await left()).toEqual([]);
});

test('what an admin saves of a list during an erasure stays, without the views of the person', async ({
  server,
  send,
  person,
  erase,
  duringTransaction,
}) => {
  await send();
  const { id, session } = await server.addColleague();
  const about = { name: person.name, query: '' };
  const urla = { name: 'Urla', query: 'q=urla' };
  const settings = { ...untouchedSettings, views: [about] };
  expect((await server.call('PUT', '/list-settings/ads', settings, session)).statusCode).toBe(200);
  await duringTransaction({
    hold: (trx) =>
      trx
        .updateTable('list_settings')
        .set({
          settings: JSON.stringify({ columns: [], density: 'compact', views: [about, urla] }),
          version: 2,
        })
        .where('user_id', '=', id)
        .execute(),
    calls: [erase],
  });
  const { density, views } = (await server.call('GET', '/list-settings/ads', undefined, session)).json();
  expect({ density, views }).toEqual({ density: 'compact', views: [urla] });
});

const mentionTest = test
  /** Somebody else's land request with two notes that name the phone of the person. */
  .extend('notes', async ({ server, person }) => {
    const id = await server.addLandRequest();
    const stored = server.services.db.selectFrom('land_request_notes').where('land_request_id', '=', id);
    const add = async (text: string) => {
      await server.call('POST', `/lands/notes/${id}`, { text: `${text}: ${person.phone}` });
      return (await stored.select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
    };
    const ids: [number, number] = [await add('Kardeşi'), await add('Komşusu')];
    const texts = async () => (await stored.select('text').orderBy('id').execute()).map(({ text }) => text);
    return { ids, texts };
  });

mentionTest(
  'a text that no longer mentions the person when the erasure gets to it stays',
  async ({ notes, erase, duringTransaction }) => {
    const [changed] = notes.ids;
    await duringTransaction({
      hold: (trx) =>
        trx.updateTable('land_request_notes').set({ text: 'Kardeşi' }).where('id', '=', changed).execute(),
      calls: [erase],
    });
    expect(await notes.texts()).toEqual(['Kardeşi', privacyText.erased.text]);
  },
);

describe('two erasures that lock the same rows do not deadlock:', () => {
  const orderTest = mentionTest.extend(
    'meet',
    ({ server: { services }, person, duringTransaction }) =>
      async (
        { table, key, column }: { table: keyof Database; key: string; column: string },
        [first, second]: [number, number],
      ) => {
        const isRow = (value: number) => sql<SqlBool>`${sql.ref(key)} = ${value}`;
        const lockRow = (value: number) =>
          sql`select from ${sql.table(table)} where ${isRow(value)} for update`;
        await storeLast(services.db, { table, column, row: isRow(first) });
        const lockAll = () =>
          services.db.transaction().execute(async (trx) => {
            await readWithoutIndexes(trx);
            await eraseViews(
              trx,
              await findPerson(trx, person.phone, { config: services.config, locks: true }),
            );
          });
        await duringTransaction({
          hold: (trx) => lockRow(first).execute(trx),
          calls: [lockAll],
          finish: (trx) => lockRow(second).execute(trx),
        });
      },
  );

  orderTest('land requests', async ({ landRequest, send, meet }) => {
    await meet({ table: 'land_requests', key: 'id', column: 'mesaj' }, [landRequest, await send()]);
  });

  orderTest('notes that mention the person', async ({ notes, meet }) => {
    await meet({ table: 'land_request_notes', key: 'id', column: 'text' }, notes.ids);
  });

  orderTest('settings of lists', async ({ server, send, meet }) => {
    await send();
    const saveSettings = async () => {
      const { id, session } = await server.addColleague();
      await server.call('PUT', '/list-settings/ads', { ...untouchedSettings, density: 'compact' }, session);
      return id;
    };
    await meet({ table: 'list_settings', key: 'user_id', column: 'settings' }, [
      await saveSettings(),
      await saveSettings(),
    ]);
  });
});

describe.each([
  {
    what: 'land request',
    kind: 'request',
    table: 'land_requests',
    logged: 'land_requests',
    async addCancelled(server: RecordServer) {
      const id = await server.addLandRequest();
      await server.call('DELETE', `/lands/full/${id}`);
      return id;
    },
  },
  {
    what: 'consultant',
    kind: 'user',
    table: 'users',
    logged: 'consultants',
    async addCancelled(server: RecordServer) {
      const id = await server.addConsultant({ email: `${randomUUID()}@example.com` });
      await server.call('DELETE', `/users/${id}`);
      return id;
    },
  },
] as const)('an expired $what', ({ kind, table, logged, addCancelled }) => {
  const expiredTest = test
    .extend('expired', ({ server }) => inHundredDays(server))
    .extend('ids', async ({ server, expired }): Promise<[number, number]> => {
      await eraseExpired(expired);
      return [await addCancelled(server), await addCancelled(server)];
    })
    .extend('erased', ({ server: { services }, ids }) => async () => {
      const rows = services.db.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id');
      return (await rows.where('erased_at', 'is not', null).execute()).map(({ id }) => id);
    });

  expiredTest(
    'is erased once by two processes',
    async ({ server: { services }, expired, ids, erased, secondConnection, duringTransaction }) => {
      const rows = services.db.selectFrom('destructions').select(logged).where('reason', '=', 'retention');
      const count = async () => (await rows.execute()).reduce((sum, row) => sum + row[logged], 0);
      const before = await count();
      await duringTransaction({
        // both have read their rows when the outbox is free
        hold: (trx) => sql`lock table outbox_messages in share mode`.execute(trx),
        calls: [() => eraseExpired(expired), () => eraseExpired({ ...expired, db: secondConnection.db })],
      });
      expect(await erased()).toEqual(ids);
      expect((await count()) - before).toBe(ids.length);
      const entries = services.db.selectFrom('history').select('id').where('action', '=', 'erased');
      expect(await entries.where('kind', '=', kind).where('record_id', 'in', ids).execute()).toHaveLength(
        ids.length,
      );
    },
  );

  expiredTest(
    'that another process is erasing does not delay the others',
    async ({ expired, ids: [locked, free], erased, duringTransaction }) => {
      await duringTransaction({
        hold: (trx) => sql`select from ${sql.table(table)} where id = ${locked} for update`.execute(trx),
        calls: [() => eraseExpired(expired)],
        finish: async () => expect(await erased()).toEqual([free]),
      });
    },
  );
});
