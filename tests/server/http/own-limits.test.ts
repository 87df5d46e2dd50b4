/** The limits that the product runs with: other tests shorten them. */
import { expect, vi } from 'vitest';
import { fileStoreText } from '../../../server/files/fileStoreText.ts';
import { storeTest } from '../files/s3Store.ts';
import { applicationForm } from '../fixtures/forms.ts';
import { startRecordServer } from '../fixtures/recordServer.ts';
import { beginForm, senderTo, statusOf } from './sockets.ts';

const test = storeTest
  .extend('server', { scope: 'file' }, async ({ store }, { onCleanup }) => {
    const server = await startRecordServer({ environment: { ...store.environment, TRUST_PROXY: '1' } });
    onCleanup(server.stop);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    return server;
  })
  .extend('open', ({ server }, { onCleanup }) => senderTo(server, onCleanup));

test.concurrent('forty stalled forms are over after 30 seconds', async ({ open }) => {
  const senders = Array.from({ length: 40 }, open);
  await Promise.all(senders.map((sender) => beginForm(sender)));
  const over = () => senders.filter(({ isOver }) => isOver).length;
  await expect.poll(over, { timeout: 60_000 }).toBe(40);
  expect(new Set(senders.map(statusOf))).toEqual(new Set(['400']));
});

test.concurrent('a connection that sends half a head is closed after 20 seconds', async ({ open }) => {
  const sender = open();
  sender.socket.write('POST /api/v1/users HTTP/1.1\r\nhost: loc');
  await vi.waitFor(() => expect(sender.isOver).toBe(true), { timeout: 60_000 });
});

test.concurrent('a save is refused after 15 seconds without a byte from its store', async ({
  store,
  server,
}) => {
  await store.setState('stalled');
  const began = performance.now();
  const answer = await server.submitForm('POST', '/users', applicationForm({ email: 'fatma@example.com' }));
  expect([answer.statusCode, answer.json().message]).toEqual([500, fileStoreText.failed.write]);
  expect(performance.now() - began).toBeLessThan(60_000);
});
