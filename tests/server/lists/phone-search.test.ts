import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { test as base, expect } from 'vitest';
import * as phoneKeys from '../../../server/database/migrations/0022_phone_keys.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { applicationForm } from '../fixtures/forms.ts';
import { bademlerId, type RecordServer, startRecordServer, urlaId } from '../fixtures/recordServer.ts';

/** Spellings in which owners leave a number, and in which an admin may type it or its beginning. */
const stored = ['(0532) 765 43 21', '+90 532 7654321', '5327654321', '0090 532 765 43 21'];
const typed = ['05327654321', '+905327654321', '532 765 43 21', '0 532 765', '+90 (532) 7', '765 43 21'];

/** The rows of a list; of the outbox only text messages, as emails quote a visitor's phone. */
async function found(server: RecordServer, path: string, q: string): Promise<unknown[]> {
  const answer = await server.call('GET', `/${path}?size=100&q=${encodeURIComponent(q)}`);
  const rows: { recipient?: string }[] = answer.json();
  return rows.filter(({ recipient = '' }) => !recipient.includes('@'));
}

/** One record in each list that is searched by phone; the outbox gets a message to each phone. */
async function sendAll(server: RecordServer, phone: string, index: number): Promise<void> {
  const send = (path: string, body: object) => server.call('POST', path, body, server.publicHeaders);
  const user = { ...sampleLandRequest.user, name: 'Arayan Kisi', phone };
  const message = { name: 'Arayan', last_name: 'Kisi', phone, subject: 'Konu', message: 'Metin' };
  const answers = [
    await send('/lands/all', { ...sampleLandRequest, il: 35, ilce: urlaId, mahalle: bademlerId, user }),
    await send('/users/contact', message),
    await server.submitForm(
      'POST',
      '/users',
      applicationForm({ email: `arayan${index}@example.com`, phone }),
      {},
    ),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
}

const test = base.extend('server', async ({}, { onCleanup }) => {
  const server = await startRecordServer();
  onCleanup(() => server.stop());
  for (const [index, phone] of [...stored, '(0532) 000 11 22'].entries()) await sendAll(server, phone, index);
  return server;
});

const lists = ['lands', 'contact-messages', 'users', 'outbox'];

test('+90, 0 and blanks make no difference when a list is searched by phone', async ({ server }) => {
  for (const path of lists) {
    for (const q of typed) expect([path, q, (await found(server, path, q)).length]).toEqual([path, q, 4]);
    expect(await found(server, path, '0532 999')).toEqual([]);
  }
  expect(await found(server, 'lands', 'arayan 0532 765 43 21 urla')).toHaveLength(4);
  expect(await found(server, 'lands', '0532 765 43 21 baska')).toHaveLength(0);
});

test('a whole number finds no other phone that shares its parts with a plot', async ({ server }) => {
  const user = { ...sampleLandRequest.user, phone: '(0532) 765 43 99' };
  const place = { il: 35, ilce: urlaId, mahalle: bademlerId, ada: '21', parsel: '43' };
  await server.call('POST', '/lands/all', { ...sampleLandRequest, ...place, user }, server.publicHeaders);
  for (const q of ['0532 765 43 21', '+90 532 765 43 21', '532 765 43 21'])
    expect(await found(server, 'lands', q), q).toHaveLength(4);
  expect(await found(server, 'lands', '0532 765 43 99')).toHaveLength(1);
  expect(await found(server, 'lands', '765 43')).toHaveLength(5);
  // no Turkish number, but a plot and a part of the phone
  expect(await found(server, 'lands', '21 7654399')).toHaveLength(1);
  const foreign = { ...user, phone: '+1 (212) 555-0199' };
  const sent = { ...sampleLandRequest, ...place, ada: '101', user: foreign };
  await server.call('POST', '/lands/all', sent, server.publicHeaders);
  expect(await found(server, 'lands', '212 555 0199')).toHaveLength(1);
  expect(await found(server, 'lands', '101 5550199')).toHaveLength(1);
});

test('the migration adds the key of the phone to what was stored before it', async ({ server }) => {
  const { db } = server.services;
  for (const table of ['land_requests', 'users', 'contact_messages', 'outbox_messages'])
    await sql`update ${sql.table(table)} set search_text = regexp_replace(search_text, '[+]90[0-9]{10}', '', 'g')`.execute(
      db,
    );
  for (const path of lists) expect(await found(server, path, '+90 532 765 43 21')).not.toHaveLength(4);
  const migration: Migration = phoneKeys;
  await db.transaction().execute((trx) => migration.up(trx));
  for (const path of lists) expect(await found(server, path, '+90 532 765 43 21')).toHaveLength(4);

  const rows = () => sql`select xmin::text, search_text from land_requests order by id`.execute(db);
  const before = (await rows()).rows;
  await db.transaction().execute((trx) => migration.up(trx));
  expect((await rows()).rows).toEqual(before);
});
