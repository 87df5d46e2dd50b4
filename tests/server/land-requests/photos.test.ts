import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect } from 'vitest';
import { uploadText } from '../../../server/forms/uploadText.ts';
import { sweepApplicationFiles } from '../../../server/resources/consultants/applicationQuota.ts';
import { landRequestText } from '../../../server/resources/land-requests/landRequestText.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';
import { pdf, png, sendForm } from '../fixtures/forms.ts';
import { bademlerId, urlaId } from '../fixtures/recordServer.ts';

const start = new Date();
const hourMs = 60 * 60 * 1000;
const test = clockServerTest(start, {
  PUBLIC_URL: 'https://arazi.example',
  UNAPPROVED_FILES_TOTAL_MB: '0',
  OWNER_PHOTOS_TOTAL_MB: '2',
  ALERT_TO: 'ofis@example.com',
})
  /** Sends an owner's form. @returns the id and the receipt's token. */
  .extend('send', ({ server }) => async (key: string = crypto.randomUUID(), phone = '(0532) 000 00 00') => {
    const form = { ...sampleLandRequest, il: 35, ilce: urlaId, mahalle: bademlerId };
    const payload = { ...form, user: { ...form.user, phone } };
    const headers = { ...server.publicHeaders, 'idempotency-key': key };
    const { reference, receipt_token } = (await server.call('POST', '/lands/all', payload, headers)).json();
    return { id: Number(reference.slice(2)), token: String(receipt_token) };
  })
  .extend('add', ({ server }) => (token: string, ...photos: Uint8Array[]) => {
    const fields = photos.map((data): [string, { data: Uint8Array }] => ['fotograflar', { data }]);
    return sendForm(server.app, 'POST', `/api/v1/receipts/${token}/photos`, fields);
  })
  .extend('list', ({ server }) => (token: string) => {
    return server.call('GET', `/receipts/${token}/photos`, undefined, {});
  })
  .extend('remove', ({ server }) => (token: string, file: string) => {
    return server.call('DELETE', `/receipts/${token}/photos/${file}`, undefined, {});
  })
  .extend('open', ({ server }) => async (file: string, headers: Record<string, string> = {}) => {
    return await server.call('GET', `/users/docs/${file}`, undefined, headers);
  })
  /** Makes an offer. @returns the token of its link. */
  .extend('offerTo', ({ server }) => async (id: number) => {
    await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1_250_000 });
    const { body } = await server.services.db
      .selectFrom('outbox_messages')
      .select('body')
      .where('land_request_id', '=', id)
      .where('kind', '=', 'offerMade')
      .executeTakeFirstOrThrow();
    return /\/teklif\/([\w-]{43})$/.exec(body)?.[1] ?? '';
  })
  .extend('recordOf', ({ server }) => async (id: number) => {
    const [shown] = (await server.call('GET', `/lands/full/${id}`)).json();
    return shown;
  });

/** A photograph that no other test sends, with the position where it was taken. */
async function photo(): Promise<Uint8Array> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .withExif({ IFD0: { Copyright: crypto.randomUUID() }, IFD3: { GPSLatitude: '38/1 19/1 0/1' } })
    .jpeg()
    .toBuffer();
}
const filesOf = (answer: { json: () => { fotograflar: { file: string }[] } }) =>
  answer.json().fotograflar.map(({ file }) => file);

test('a receipt that its owner has ended takes no photographs any more, and ending it again changes nothing', async ({
  server,
}) => {
  const { token } = await server.sendLandRequest();
  const other = await server.sendLandRequest();
  const end = () => server.call('DELETE', `/receipts/${token}`, undefined, {});
  const read = async (secret: string) =>
    (await server.call('GET', `/receipts/${secret}/photos`, undefined, {})).statusCode;
  for (const answer of [await end(), await end()])
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
  expect([await read(token), await read(other.token)]).toEqual([404, 200]);
});

test('a photograph is stored once without its place, also when its answer was lost', async ({
  send,
  add,
  list,
  open,
  recordOf,
}) => {
  const { id, token } = await send();
  expect((await list(token)).json()).toEqual({ fotograflar: [] });
  const [one, other] = [await photo(), await photo()];
  const first = await add(token, one);
  expect(first.statusCode).toBe(200);
  await add(token, one, one);
  const all = await add(token, one, other);
  expect(filesOf(all)).toHaveLength(2);
  expect(all.json()).toEqual((await list(token)).json());
  const both = await Promise.all([add(token, png), add(token, png)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { fotograflar } = await recordOf(id);
  expect(fotograflar).toEqual((await list(token)).json().fotograflar);
  expect(fotograflar).toHaveLength(3);
  const [file = ''] = filesOf(first);
  const { exif, format } = await sharp((await open(file, { 'link-token': token })).rawPayload).metadata();
  expect([exif, format]).toEqual([undefined, 'jpeg']);
});

test('only admins and who holds the receipt or the link of an offer see a photograph', async ({
  server,
  send,
  add,
  open,
  offerTo,
}) => {
  const [{ id, token }, stranger] = [await send(), await send()];
  const [file = ''] = filesOf(await add(token, await photo()));
  // a key to photographs of another land request
  expect((await add(stranger.token, await photo())).statusCode).toBe(200);
  const link = await offerTo(id);
  const otherLink = await offerTo(stranger.id);
  const offer = (await server.call('GET', `/offers/${link}`, undefined, {})).json();
  expect(offer.fotograflar).toEqual([{ file, tarih: expect.any(String) }]);
  const seen = async (headers?: Record<string, string>) => (await open(file, headers)).statusCode;
  expect(await seen(server.admin)).toBe(200);
  expect(await seen({ 'link-token': token })).toBe(200);
  expect(await seen({ 'link-token': link })).toBe(200);
  expect(await seen({ 'link-token': stranger.token })).toBe(404);
  expect(await seen({ 'link-token': otherLink })).toBe(404);
  expect(await seen(server.consultant)).toBe(404);
  expect(await seen()).toBe(404);
  const answer = await open(`${file}?w=150`, { 'link-token': link });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const cancelled = await server.call('DELETE', `/lands/full/${id}`);
  expect(cancelled.statusCode).toBe(202);
  expect(await seen({ 'link-token': link })).toBe(404);
});

test('the receipt of a repeated form replaces the earlier one, and ends a day after the form', async ({
  server,
  send,
  add,
  list,
  setClock,
}) => {
  const key = crypto.randomUUID();
  const [first, again] = [await send(key), await send(key)];
  expect(again.id).toBe(first.id);
  await add(again.token, await photo());
  expect(filesOf(await list(again.token))).toHaveLength(1);
  expect((await add(first.token, await photo())).statusCode).toBe(404);
  const hashes = await server.services.db.selectFrom('land_request_receipts').select('token_hash').execute();
  expect(JSON.stringify(hashes)).not.toContain(again.token);
  setClock(new Date(start.getTime() + 25 * hourMs));
  for (const { token } of [first, again]) {
    const answers = [await list(token), await add(token, await photo())];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe(landRequestText.photos.endedReceipt);
    }
  }
  expect(await send(key)).toEqual({ id: first.id, token: 'undefined' });
});

test('at most six are taken, and only images', async ({ send, add, list, server }) => {
  const { token } = await send();
  const files = async () => (await server.filesAfterRemovals()).length;
  await add(token, await photo(), await photo(), await photo(), await photo(), await photo());
  const before = await files();
  const tooMany = await add(token, await photo(), await photo());
  expect(tooMany.statusCode).toBe(400);
  expect(Object.keys(tooMany.json().fields)).toEqual(['fotograflar']);
  expect((await add(token, pdf)).statusCode).toBe(415);
  const atOnce = await Promise.all([add(token, await photo()), add(token, await photo())]);
  expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(filesOf(await list(token))).toHaveLength(6);
  // the photograph with its two copies
  expect(await files()).toBe(before + 3);
});

test('an owner removes a photograph with its file, and may send another in its place', async ({
  server,
  send,
  add,
  list,
  open,
  remove,
}) => {
  const [{ token }, stranger] = [await send(), await send()];
  const photos = await Promise.all(Array.from({ length: 6 }, photo));
  const [first = '', ...others] = filesOf(await add(token, ...photos));
  const before = (await server.filesAfterRemovals()).length;
  const strange = await remove(stranger.token, first);
  expect([strange.statusCode, filesOf(strange), filesOf(await list(token)).length]).toEqual([200, [], 6]);
  for (const answer of [await remove(token, first), await remove(token, first)]) {
    expect(answer.statusCode).toBe(200);
    expect(filesOf(answer)).toEqual(others);
  }
  expect((await open(first, { 'link-token': token })).statusCode).toBe(404);
  // with its two copies
  expect((await server.filesAfterRemovals()).length).toBe(before - 3);
  // the same content too
  expect(filesOf(await add(token, ...photos))).toHaveLength(6);
});

test('photographs count as they are stored in a quota of their own, until they are removed or the office has offered', async ({
  server,
  send,
  add,
  remove,
}) => {
  await server.services.db.deleteFrom('application_files').execute();
  const [{ id, token }, leader] = [await send(), await send()];
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 700, height: 700, channels: 3, background: '#888888', noise } as const;
  const large = await sharp({ create }).png().toBuffer();
  const other = Buffer.concat([large, Buffer.alloc(1)]);
  // most of what was sent is not stored
  const padded = Buffer.concat([await photo(), Buffer.alloc(3 * 1024 * 1024)]);
  const [sent = ''] = filesOf(await add(token, large));
  expect((await add(token, padded)).statusCode).toBe(200);
  const refused = await add(token, other);
  expect([refused.statusCode, refused.json().message]).toEqual([507, landRequestText.photos.quota.total]);
  await remove(token, sent);
  expect((await add(token, other)).statusCode).toBe(200);
  expect((await add(token, large)).statusCode).toBe(507);
  await server.call('PUT', `/lands/joined/${id}`, { joined_to: leader.id });
  await server.call('PATCH', `/lands/${leader.id}`, { teklif_tutar: 1_250_000 });
  expect((await add(token, large)).statusCode).toBe(200);
  // what counts no more is forgotten after a day, once the leader is closed
  await server.call('PATCH', `/lands/purch/${leader.id}`);
  await sweepApplicationFiles(server.services.db, new Date(start.getTime() + 25 * hourMs));
  const rows = await server.services.db.selectFrom('application_files').select('id').execute();
  expect(rows).toEqual([]);
});

test('an image that takes long to decode has fewer pixels than others', async ({ send, add }) => {
  const { token } = await send();
  const create = { width: 5000, height: 4100, channels: 3, background: '#888888' } as const;
  const image = sharp({ create });
  for (const slow of [await image.png().toBuffer(), await image.jpeg({ progressive: true }).toBuffer()]) {
    const refused = await add(token, slow);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      415,
      { fotograflar: uploadText.imageTooDetailed },
    ]);
  }
  expect((await add(token, await sharp({ create }).jpeg().toBuffer())).statusCode).toBe(200);
});

test('once a land request is closed, its receipt takes, shows and removes no photographs', async ({
  server,
  send,
  add,
  list,
  open,
  remove,
  recordOf,
}) => {
  const [own, leader, joined] = [await send(), await send(), await send()];
  await server.call('PUT', `/lands/joined/${joined.id}`, { joined_to: leader.id });
  const [file = ''] = filesOf(await add(own.token, await photo()));
  await server.call('DELETE', `/lands/full/${own.id}`);
  await server.call('PATCH', `/lands/${leader.id}`, { teklif_tutar: 1_250_000 });
  await server.call('PATCH', `/lands/purch/${leader.id}`);
  const before = (await server.filesAfterRemovals()).length;
  for (const { token } of [own, leader, joined]) {
    const answers = [await list(token), await add(token, await photo()), await remove(token, file)];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().message]).toEqual([
        404,
        landRequestText.photos.closedLandRequest,
      ]);
    }
  }
  expect((await open(file, { 'link-token': own.token })).statusCode).toBe(404);
  expect((await recordOf(own.id)).fotograflar).toEqual([{ file, tarih: expect.any(String) }]);
  expect((await server.filesAfterRemovals()).length).toBe(before);
});

test('what an owner adds and removes is one entry and one alert in an hour', async ({
  server,
  send,
  add,
  remove,
}) => {
  const phone = '(0535) 222 33 44';
  const { id, token } = await send(undefined, phone);
  const [first = ''] = filesOf(await add(token, await photo()));
  await add(token, await photo());
  await remove(token, first);
  await add(token, await photo());
  const newest = async () => {
    const entries = (await server.call('GET', `/history/request/${id}`)).json();
    return entries.map(({ action, detail, actor }: Record<string, unknown>) => [action, detail, actor]);
  };
  const owner = { id: 0, name: 'Arazi sahibi' };
  expect((await newest()).slice(0, 3)).toEqual([
    ['photosAdded', { count: 1 }, owner],
    ['photosRemoved', { count: 1 }, owner],
    ['photosAdded', { count: 2 }, owner],
  ]);
  // also where a crowd of alerts has become a summary
  const alerts = async () => {
    const { rows } = await sql<{ line: string }>`
      select arrival->>'line' as line from outbox_messages, jsonb_array_elements(alerts) as arrival
      where arrival->>'kind' = 'photos' and arrival->>'line' like ${`%${phone}%`}`.execute(
      server.services.db,
    );
    return rows.map(({ line }) => line);
  };
  const { user, ada, parsel } = sampleLandRequest;
  expect(await alerts()).toEqual([
    `Arazi sahibi fotoğraf gönderdi (T-${id}): ${user.name}, ${phone}, İzmir, Urla, Bademler Mah. ${ada} ada ${parsel} parsel`,
  ]);
  await sql`
    update history set created_at = created_at - interval '2 hours'
    where kind = 'request' and record_id = ${id}`.execute(server.services.db);
  await add(token, await photo());
  expect((await newest())[0]).toEqual(['photosAdded', { count: 1 }, owner]);
  expect(await alerts()).toHaveLength(2);
});

test('a leader shows the photographs of what is joined to it', async ({ server, send, add, recordOf }) => {
  const [leader, joined] = [await send(), await send()];
  const [own = ''] = filesOf(await add(leader.token, await photo()));
  const [others = ''] = filesOf(await add(joined.token, await photo()));
  const answer = await server.call('PUT', `/lands/joined/${joined.id}`, { joined_to: leader.id });
  expect(answer.statusCode).toBe(200);
  const { fotograflar } = await recordOf(leader.id);
  expect(fotograflar).toEqual([
    { file: own, tarih: expect.any(String) },
    { file: others, tarih: expect.any(String), land_request_id: joined.id },
  ]);
  expect((await recordOf(joined.id)).fotograflar).toEqual([{ file: others, tarih: expect.any(String) }]);
});

test('photographs are handed over, and erased with their files', async ({
  server,
  send,
  add,
  list,
  open,
}) => {
  const phone = '(0535) 111 22 33';
  const { id, token } = await send(undefined, phone);
  const [file = ''] = filesOf(await add(token, await photo()));
  const handedOver = (await server.call('POST', '/privacy/export', { contact: phone })).json();
  expect(handedOver.landRequests[0].fotograflar).toEqual([{ file, tarih: expect.any(String) }]);
  const { rawPayload } = await open(file, server.admin);
  expect(handedOver.documents).toEqual([
    { name: file, type: 'image/jpeg', content: rawPayload.toString('base64') },
  ]);
  const before = (await server.filesAfterRemovals()).length;
  const erased = await server.call('POST', '/privacy/erase', { contact: phone });
  expect(erased.json().erased).toMatchObject({ landRequests: 1, documents: 1 });
  expect((await list(token)).statusCode).toBe(404);
  expect((await open(file, server.admin)).statusCode).toBe(404);
  expect((await server.filesAfterRemovals()).length).toBe(before - 3);
  const [shown] = (await server.call('GET', `/lands/full/${id}`)).json();
  expect(shown.fotograflar).toBeUndefined();
});
