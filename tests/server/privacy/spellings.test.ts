/** One person, found and erased however the phone number and the address are written. */
import { test as base, expect } from 'vitest';
import { addMessage } from '../../../server/outbox/message.ts';
import { startRecordServer } from '../fixtures/recordServer.ts';

const test = base.extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await startRecordServer({ environment: { ALERT_TO: 'ofis@example.com' } });
  onCleanup(() => server.stop());
  return server;
});

const emails = [
  'yasin@ornek.com',
  'YASİN@ornek.com',
  'ｙａｓｉｎ@ornek.com',
  'ya\u200Bsin@or\u00ADnek.com',
  '\u202Ayasin@ornek.com\u202C',
  '  Yasin@Ornek.COM  ',
];
const phones = [
  '05320000000',
  '+90 532 000 00 00',
  '0090 532 0000000',
  '٠٥٣٢٠٠٠٠٠٠٠',
  '+90 (0) 532 000 00 00',
  '\u202A0532 000 00 00\u202C',
];

test('a person is searched in each spelling, and erased by an unusual one', async ({ server }) => {
  const { db } = server.services;
  const consultant = await server.sendApplication('yasin@ornek.com');
  await server.call('DELETE', `/users/${consultant}`);
  await server.addLandRequest();
  // somebody else's text, with an address that has an invisible character
  await addMessage(db, {
    kind: 'contactMessage',
    to: 'ofis@example.com',
    subject: 'Soru',
    body: 'Bana ya\u200Bsin@ornek.com adresinden yazın.',
  });
  const totals = async (contact: string) => {
    const answer = await server.call('POST', '/privacy/search', { contact });
    expect([contact, answer.statusCode]).toEqual([contact, 200]);
    const { landRequests, consultants, messages } = answer.json();
    return [landRequests.total, consultants.total, messages.total];
  };
  for (const spellings of [emails, phones]) {
    const [first = ''] = spellings;
    const usual = await totals(first);
    expect(usual.some((total) => total > 0)).toBe(true);
    for (const spelling of spellings) expect([spelling, await totals(spelling)]).toEqual([spelling, usual]);
    const unusual = spellings[3];
    expect((await server.call('POST', '/privacy/erase', { contact: unusual })).statusCode).toBe(200);
    for (const spelling of spellings)
      expect([spelling, await totals(spelling)]).toEqual([spelling, [0, 0, 0]]);
  }
  const left = await db.selectFrom('outbox_messages').select('body').execute();
  expect(left.filter(({ body }) => /sin@ornek/.test(body))).toEqual([]);
});

test('what others have written of a person is erased in each script', async ({ server }) => {
  const texts = ['Eşimi arayın: ०५३२ ००० ०० ०१', 'Eşim +49 (0)151 23456789'];
  const { db } = server.services;
  for (const [index, mesaj] of texts.entries()) {
    const id = await server.addLandRequest();
    const owner = { mesaj, phone: `0533 000 00 0${index}` };
    await db.updateTable('land_requests').set(owner).where('id', '=', id).execute();
  }
  for (const contact of ['0532 000 00 01', '+49 151 23456789'])
    expect((await server.call('POST', '/privacy/erase', { contact })).statusCode).toBe(200);
  const left = db.selectFrom('land_requests').select('id').where('mesaj', 'in', texts);
  expect(await left.execute()).toEqual([]);
});
