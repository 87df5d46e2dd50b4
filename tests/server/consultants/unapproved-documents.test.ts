/** Documents of applications that nobody approves go by themselves (`UNAPPROVED_FILES_DAYS`). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { parseConfig } from '../../../server/config/config.ts';
import { removeUnapprovedDocuments } from '../../../server/resources/consultants/unapprovedDocuments.ts';
import { privacyText } from '../../../server/resources/privacy/privacyText.ts';
import { jpg } from '../fixtures/forms.ts';
import type { RecordServer } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const test = recordTest
  /** An application of 91 days ago. @returns the consultant's id. */
  .extend('oldApplication', ({ server }) => async () => {
    const { db } = server.services;
    const id = await server.sendApplication(`${randomUUID()}@example.com`);
    const created_at = sql<Date>`now() - interval '91 days'`;
    await db.updateTable('users').set({ created_at }).where('id', '=', id).execute();
    await db.updateTable('files').set({ created_at }).where('owner_id', '=', id).execute();
    return id;
  })
  .extend('read', ({ server }) => async (id: number) => {
    const [user] = (await server.call('GET', `/users/${id}`)).json();
    return user;
  });

test('an old application that nobody has approved keeps its row and loses its documents', async ({
  server,
  oldApplication,
  read,
}) => {
  const id = await oldApplication();
  const before = await read(id);
  const names: string[] = [before.tax_plate, before.certificate];
  expect(await server.filesAfterRemovals()).toEqual(expect.arrayContaining(names));
  await removeUnapprovedDocuments(server.services);
  await removeUnapprovedDocuments(server.services);
  const { documents_removed_at, ...after } = await read(id);
  expect(after).toEqual({ ...before, tax_plate: '', certificate: '', version: before.version + 1 });
  expect(Date.parse(documents_removed_at)).not.toBeNaN();
  expect((await server.filesAfterRemovals()).filter((name) => names.includes(name))).toEqual([]);
  expect((await server.call('GET', `/users/docs/${names[0]}`)).statusCode).toBe(404);
  const actions = (await server.historyOf('user', id)).map(({ action, actor }) => [action, actor.name]);
  expect(actions.filter(([action]) => action === 'documentsRemoved')).toEqual([
    ['documentsRemoved', privacyText.automatic],
  ]);
  const destructions = server.services.db.selectFrom('destructions').select(['reason', 'documents']);
  expect(await destructions.execute()).toEqual([{ reason: 'retention', documents: 2 }]);
  // an admin who has read the application before is told first
  const approve = (version: number) => server.call('PATCH', `/users/status-ok/${id}?version=${version}`);
  expect((await approve(before.version)).statusCode).toBe(409);
  expect((await approve(after.version)).statusCode).toBe(202);
});

test.for([
  [
    'an approved consultant',
    async (server, id) => void (await server.call('PATCH', `/users/status-ok/${id}`)),
  ],
  [
    'a cancelled consultant who was approved before',
    async (server, id) => {
      await server.call('PATCH', `/users/status-ok/${id}`);
      await server.call('DELETE', `/users/${id}`);
    },
  ],
  [
    'an application with a document that an admin has replaced lately',
    async (server, id) =>
      void (await server.submitForm('PATCH', `/users/${id}`, { name: 'Ada', tax_plate: { data: jpg } })),
  ],
  [
    'a new application',
    async ({ services: { db } }, id) =>
      void (await db.updateTable('users').set({ created_at: new Date() }).where('id', '=', id).execute()),
  ],
] satisfies [string, (server: RecordServer, id: number) => Promise<void>][])(
  '%s keeps the documents',
  async ([, change], { server, oldApplication, read }) => {
    const id = await oldApplication();
    await change(server, id);
    const before = await read(id);
    await removeUnapprovedDocuments(server.services);
    expect(await read(id)).toEqual(before);
    expect(await server.filesAfterRemovals()).toEqual(
      expect.arrayContaining([before.tax_plate, before.certificate]),
    );
  },
);

test('UNAPPROVED_FILES_DAYS=off keeps all documents', async ({ server, oldApplication, read }) => {
  const id = await oldApplication();
  const config = parseConfig({ UNAPPROVED_FILES_DAYS: 'off' });
  await removeUnapprovedDocuments({ ...server.services, config });
  expect((await read(id)).tax_plate).not.toBe('');
});
