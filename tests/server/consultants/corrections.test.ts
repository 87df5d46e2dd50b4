import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RecordServer, startRecordServer } from '../fixtures/recordServer.ts';

let server: RecordServer;
beforeAll(async () => {
  server = await startRecordServer();
});
afterAll(() => server.stop());

const read = async (id: number) => (await server.call('GET', `/users/${id}`)).json()[0];
const correction = { phone: ' (0544) 222 33 44 ', office_name: 'Urla Emlak' };

test('an admin corrects phone and office of an applicant, which the history shows', async () => {
  const id = await server.addApplicant('duzeltme@example.com');
  const before = await read(id);
  const answer = await server.submitForm('PATCH', `/users/${id}`, { ...correction, version: '1' });
  expect(answer.statusCode).toBe(200);
  expect(await read(id)).toEqual({
    ...before,
    phone: '(0544) 222 33 44',
    office_name: 'Urla Emlak',
    version: before.version + 1,
  });
  const [entry] = await server.historyOf('user', id);
  expect(entry).toMatchObject({
    actor: { id: 61 },
    action: 'changed',
    detail: { fields: ['phone', 'office_name'] },
  });
  // the lists search in what was corrected
  const found = (await server.call('GET', '/users?q=2223344')).json();
  expect(found.map(({ Id }: { Id: number }) => Id)).toEqual([id]);
});

test('a correction of an outdated record is refused with 409, and changes nothing', async () => {
  const id = await server.addApplicant('eskimis@example.com');
  await server.submitForm('PATCH', `/users/${id}`, { office_name: 'Başka Ofis', version: '1' });
  const answer = await server.submitForm('PATCH', `/users/${id}`, { ...correction, version: '1' });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([409, ['version']]);
  expect(await read(id)).toMatchObject({ office_name: 'Başka Ofis', version: 2 });
});

test('the next message goes to the corrected phone', async () => {
  const id = await server.addApplicant('sonraki@example.com');
  await server.submitForm('PATCH', `/users/${id}`, { phone: '0555 999 88 77' });
  expect((await server.call('PATCH', `/users/status-ok/${id}`)).statusCode).toBe(202);
  const messages = (await server.call('GET', '/outbox?q=0555')).json();
  expect(messages.map(({ kind, recipient }: Record<string, string>) => [kind, recipient])).toEqual([
    ['approved', '0555 999 88 77'],
  ]);
});

test('neither a visitor nor another consultant may correct anything', async () => {
  const id = await server.addApplicant('kurban@example.com');
  const other = await server.addApplicant('baskasi@example.com');
  await server.call('PATCH', `/users/status-ok/${other}`);
  const before = await read(id);
  const visitor = await server.submitForm('PATCH', `/users/${id}`, correction, {});
  const consultant = await server.submitForm('PATCH', `/users/${id}`, correction, await server.signIn(other));
  expect([visitor.statusCode, consultant.statusCode]).toEqual([401, 403]);
  expect(await read(id)).toEqual(before);
});
