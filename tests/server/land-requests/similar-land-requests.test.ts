import { sql } from 'kysely';
import { expect } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { firstPhoneKey } from '../../../rules/people/phone.ts';
import { vacuumTables } from '../../../server/database/vacuumTables.ts';
import { fill } from '../../bench/rows/fill.ts';
import { readingOf, sequentialScans, statementsOf } from '../../bench/rows/plans.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { recordTest } from '../fixtures/recordTest.ts';
import { bademlerRing } from '../parcels/files.ts';

type Similar = components['schemas']['SimilarLandRequests'];
interface Plot {
  il: number;
  ilce: number;
  mahalle: number;
  ada: string;
  parsel: string;
}

const idsOf = (landRequests: readonly { id: number }[]) => landRequests.map(({ id }) => id);

/** Counts from 0 for all tests of a file. */
function counter() {
  let count = 0;
  return () => count++;
}

const test = recordTest
  .extend('nextDistrict', { scope: 'file' }, counter)
  .extend('nextPhone', { scope: 'file' }, counter)
  /** A phone that no other test uses. */
  .extend(
    'newPhone',
    ({ nextPhone }) =>
      () =>
        `0532 ${7_000_000 + nextPhone()}`,
  )
  /** Districts without a land request, each with its neighbourhoods. */
  .extend('newDistrict', ({ server, nextDistrict }) => async () => {
    const read = async (path: string): Promise<{ id: number }[]> =>
      (await server.call('GET', `/location/${path}`, undefined, server.publicHeaders)).json();
    const il = 34;
    const ilce = idsOf(await read(`ilceler/${il}`))[nextDistrict()] ?? 0;
    const neighbourhoods = idsOf(await read(`mahalleler/${ilce}`));
    const plotIn = (neighbourhood: number, ada = '101', parsel = '7'): Plot => ({
      il,
      ilce,
      mahalle: neighbourhoods[neighbourhood] ?? 0,
      ada,
      parsel,
    });
    return plotIn;
  })
  /** Sends a form, by default with a phone of its own. @returns the land request's id. */
  .extend('send', ({ server, newPhone }) => async (plot: Plot, phone = newPhone()): Promise<number> => {
    const form = { ...sampleLandRequest, ...plot, user: { ...sampleLandRequest.user, phone } };
    const answer = await server.call('POST', '/lands/all', form, server.publicHeaders);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'success' }]);
    const newest = server.services.db.selectFrom('land_requests').select('id').orderBy('id', 'desc');
    return (await newest.executeTakeFirstOrThrow()).id;
  })
  .extend('offer', ({ server }) => async (id: number, teklif_tutar = 1_000_000) => {
    expect((await server.call('PATCH', `/lands/${id}`, { teklif_tutar })).statusCode).toBe(200);
  })
  .extend('similarTo', ({ server }) => async (id: number): Promise<Similar> => {
    const answer = await server.call('GET', `/lands/similar/${id}`);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  });

test('the others of a plot are listed newest first, in every state, as an admin reads them', async ({
  server,
  newDistrict,
  send,
  offer,
  similarTo,
}) => {
  const plotIn = await newDistrict();
  const waiting = await send(plotIn(0));
  const offered = await send(plotIn(0, ' 101 ', '7 '));
  await offer(offered);
  const own = await send(plotIn(0));
  const purchased = await send(plotIn(0));
  await server.call('PATCH', `/lands/purch/${purchased}`);
  const cancelled = await send(plotIn(0));
  await server.call('DELETE', `/lands/full/${cancelled}`);
  for (const other of [plotIn(0, '101', '8'), plotIn(0, '7', '101'), plotIn(1)]) await send(other);

  const { samePlot } = await similarTo(own);
  expect(idsOf(samePlot.landRequests)).toEqual([cancelled, purchased, offered, waiting]);
  expect(samePlot.landRequests.map(({ durum }) => durum)).toEqual([4, 3, 2, 1]);
  expect(samePlot.more).toBe(false);
  const [{ offers: _, ...read }] = (await server.call('GET', `/lands/full/${offered}`)).json();
  expect(samePlot.landRequests[2]).toEqual(read);
});

test('the others of a phone, and its messages, are found in any spelling, whatever the plot', async ({
  server,
  newDistrict,
  send,
  similarTo,
}) => {
  const plotIn = await newDistrict();
  const spellings = [
    '٠٥٣٣ ٧٦٥ ٤٣ ٢١',
    '0533 765 43 21 / 0212 111 22 33',
    '(0533) 765 43 21',
    '+90 533 7654321',
    '5337654321',
    '0090 533 765 43 21',
  ];
  const ids: number[] = [];
  for (const [index, phone] of spellings.entries()) ids.push(await send(plotIn(index), phone));
  await send(plotIn(4), '0533 765 43 22');
  for (const [index, phone] of [...spellings.slice(2, 5), '0533 765 43 22'].entries())
    await server.call('POST', '/users/contact', {
      name: 'Sahip',
      last_name: 'Yazan',
      phone,
      subject: `Soru ${index}`,
      message: index === 2 ? `Tapu\n  hisseli. ${'ş'.repeat(200)}` : 'Kısa',
    });
  const { id: answered } = await server.services.db
    .updateTable('contact_messages')
    .set({ answered_at: new Date() })
    .where('subject', '=', 'Soru 0')
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, id] of ids.entries()) {
    const { samePhone, messages } = await similarTo(id);
    expect(messages).toMatchObject({
      messages: [
        { subject: 'Soru 2', opening: `Tapu hisseli. ${'ş'.repeat(106)}…`, answered: false },
        { subject: 'Soru 1', opening: 'Kısa', answered: false },
        { id: answered, subject: 'Soru 0', answered: true },
      ],
      more: false,
    });
    expect(idsOf(samePhone.landRequests), spellings[index]).toEqual(
      ids.filter((other) => other !== id).toReversed(),
    );
  }
});

test('a phone without digits is nobody else’s', async ({ newDistrict, send, similarTo }) => {
  const plotIn = await newDistrict();
  await send(plotIn(0), 'yok');
  const own = await send(plotIn(1), 'yok');
  expect((await similarTo(own)).samePhone).toEqual({ landRequests: [], more: false });
});

test('the key of a phone is that of the number that is dialled', async ({ server, newDistrict, send }) => {
  const plotIn = await newDistrict();
  const written = [
    '(0532) 765 43 21',
    '+90 (0)532 765 43 21',
    '00905327654321',
    '444 0 444',
    '+49 151 23456789',
    '+45 22 34 56 78',
  ];
  for (const phone of [...written, '0532 765 43 21 / 0533 111 22 33', 'yok', '٠٥٣٢ 1'])
    await send(plotIn(0, 'anahtar'), phone);
  const rows = await server.services.db
    .selectFrom('land_requests')
    .select(['phone', 'phone_key'])
    .where('ada', '=', 'anahtar')
    .execute();
  expect(rows).toHaveLength(9);
  for (const { phone, phone_key } of rows) expect([phone, phone_key]).toEqual([phone, firstPhoneKey(phone)]);
});

test('the nearest with a price are those of the neighbourhood, then those of the district', async ({
  server,
  newDistrict,
  send,
  offer,
  similarTo,
}) => {
  const plotIn = await newDistrict();
  const elsewhere = await newDistrict();
  const own = await send(plotIn(0));
  const [offered, purchased, cancelled] = [
    await send(plotIn(0, '1')),
    await send(plotIn(0, '2')),
    await send(plotIn(0, '3')),
  ];
  await offer(offered);
  await server.call('PATCH', `/lands/purch/${purchased}`);
  await offer(cancelled);
  await server.call('DELETE', `/lands/full/${cancelled}`);
  const [older, newer] = [await send(plotIn(1)), await send(plotIn(2))];
  await offer(newer);
  await offer(older);
  // without a price: one that waits, and one that was cancelled without an offer
  await send(plotIn(0, '4'));
  await server.call('DELETE', `/lands/full/${await send(plotIn(0, '5'))}`);
  await offer(await send(elsewhere(0)));
  await offer(own);

  expect(idsOf((await similarTo(own)).nearest)).toEqual([cancelled, purchased, offered, newer, older]);
});

test('the nearest are ten, and the district fills up what the neighbourhood lacks', async ({
  newDistrict,
  send,
  offer,
  similarTo,
}) => {
  const plotIn = await newDistrict();
  const own = await send(plotIn(0));
  const near: number[] = [];
  const around: number[] = [];
  for (let number = 0; number < 7; number++) {
    near.unshift(await send(plotIn(0, `${number}`)));
    around.unshift(await send(plotIn(1, `${number}`)));
  }
  for (const id of [...near, ...around]) await offer(id);
  expect(idsOf((await similarTo(own)).nearest)).toEqual([...near, ...around.slice(0, 3)]);
});

test('the outlines are those of the nearest and its own, and of no other land request', async ({
  server,
  newDistrict,
  send,
  offer,
  similarTo,
}) => {
  const plotIn = await newDistrict();
  const own = await send(plotIn(0));
  const [offered, waiting, drawnByNobody] = [
    await send(plotIn(0, '1')),
    await send(plotIn(0, '2')),
    await send(plotIn(1)),
  ];
  await offer(offered);
  await offer(drawnByNobody);
  const parts = [[bademlerRing.map((corner) => [...corner])]];
  const outline = {
    parts: JSON.stringify(parts),
    area: 2523.95,
    lon: 26.8,
    lat: 38.3,
    stored_at: new Date(),
  };
  await server.services.db
    .insertInto('parcels')
    .values([own, offered, waiting].map((land_request_id) => ({ land_request_id, ...outline })))
    .execute();
  const { nearest, outlines } = await similarTo(own);
  expect(idsOf(nearest)).toEqual([offered, drawnByNobody]);
  expect(idsOf(outlines).toSorted((one, other) => one - other)).toEqual([own, offered]);
  expect(outlines[0]?.parcel).toEqual({ parts, area: 2523.95 });
});

test('none is listed twice: the plot comes before the phone, and the phone before what is near', async ({
  newDistrict,
  newPhone,
  send,
  offer,
  similarTo,
}) => {
  const plotIn = await newDistrict();
  const phone = newPhone();
  const own = await send(plotIn(0), phone);
  const ofPlot = await send(plotIn(0), phone);
  const ofPhone = await send(plotIn(0, '102'), phone);
  const near = await send(plotIn(0, '103'));
  for (const id of [ofPlot, ofPhone, near]) await offer(id);
  const { samePlot, samePhone, nearest } = await similarTo(own);
  expect([samePlot.landRequests, samePhone.landRequests, nearest].map(idsOf)).toEqual([
    [ofPlot],
    [ofPhone],
    [near],
  ]);
});

test('at most twenty of a plot and of a phone are listed, and the answer says when there are more', async ({
  newDistrict,
  newPhone,
  send,
  similarTo,
}) => {
  const plotIn = await newDistrict();
  const phone = newPhone();
  const own = await send(plotIn(0), phone);
  const [ofPlot, ofPhone]: [number[], number[]] = [[], []];
  for (let number = 0; number < 20; number++) {
    ofPlot.unshift(await send(plotIn(0)));
    ofPhone.unshift(await send(plotIn(1, `${number}`), phone));
  }
  const listed = async () => {
    const { samePlot, samePhone } = await similarTo(own);
    return [samePlot, samePhone].map(({ landRequests, more }) => [idsOf(landRequests), more]);
  };
  expect(await listed()).toEqual([
    [ofPlot, false],
    [ofPhone, false],
  ]);
  ofPlot.unshift(await send(plotIn(0)));
  ofPhone.unshift(await send(plotIn(2), phone));
  expect(await listed()).toEqual([
    [ofPlot.slice(0, 20), true],
    [ofPhone.slice(0, 20), true],
  ]);
});

test('an unknown land request answers 404', async ({ server }) => {
  expect((await server.call('GET', '/lands/similar/999999')).statusCode).toBe(404);
});

test('each list is read in the order of an index of its own', async ({ server }) => {
  const { db } = server.services;
  await fill(db, { landRequests: 10_000, consultants: 2_000, posts: 10, ads: 10 });
  await sql`
    insert into parcels (land_request_id, parts, area, lon, lat, stored_at)
    select id, ${JSON.stringify([[bademlerRing]])}::jsonb, 1, 27, 38, now() from land_requests on conflict do nothing`.execute(
    db,
  );
  await vacuumTables(db);
  const { id } = await db
    .selectFrom('land_requests')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const statements = await statementsOf(db, () => server.call('GET', `/lands/similar/${id}`));
  expect(await sequentialScans(db, statements)).toEqual([]);
  const lists = statements.find(({ sql }) => sql.includes('nearest'));
  if (!lists) throw new Error('No statement reads the lists');
  const { indexes, sorts } = await readingOf(db, lists);
  expect(indexes.toSorted()).toEqual([
    'land_requests_district_id_created_at_id_idx',
    // the median of the district
    'land_requests_district_id_created_at_id_idx',
    'land_requests_neighbourhood_id_ada_parsel_created_at_id_idx',
    'land_requests_neighbourhood_id_created_at_id_idx',
    'land_requests_phone_key_created_at_id_idx',
    'land_requests_pkey',
  ]);
  expect(sorts).toBe(false);
}, 240_000);
