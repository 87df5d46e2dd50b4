import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createChannels } from '../../server/channels.ts';
import { createLogger } from '../../server/logging.ts';
import { createOutbox } from '../../server/outbox.ts';
import { startTestServer, type TestServer } from './start.ts';

let server: TestServer;
afterEach(() => server.stop());

const message = {
  kind: 'offerMade',
  to: '(0532) 000 00 00',
  subject: 'Teklif',
  body: 'Teklifimiz 5 TL',
} as const;
const row = () => server.services.db.selectFrom('outbox_messages').selectAll().executeTakeFirstOrThrow();

test('a message is written to the log with its whole body, however quiet the log', async () => {
  server = await startTestServer();
  const { db, config } = server.services;
  const lines: string[] = [];
  const quiet = createLogger('error', { write: (line) => void lines.push(line) });
  const outbox = createOutbox(db, createChannels(config, quiet), () => undefined);
  await outbox.add(db, message);
  outbox.start();
  await expect.poll(() => lines.some((line) => line.includes(message.body))).toBe(true);
  await expect.poll(async () => (await row()).delivered_at).not.toBeNull();
  await outbox.stop();
});

test('a delivery that failed is kept, and tried again when it is due', async () => {
  const received: string[] = [];
  const gateway = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text) => received.push(text));
    request.on('end', () => response.writeHead(received.length === 1 ? 503 : 200).end());
  });
  await new Promise<void>((done) => void gateway.listen(0, '127.0.0.1', done));
  const address = gateway.address();
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port');
  server = await startTestServer({ environment: { SMS_URL: `http://127.0.0.1:${address.port}/` } });
  const { db, config, log } = server.services;
  const outbox = createOutbox(db, createChannels(config, log), () => undefined);
  await outbox.add(db, message);
  outbox.start();
  await expect.poll(async () => (await row()).last_error).toContain('503');
  expect((await row()).delivered_at).toBeNull();

  await db
    .updateTable('outbox_messages')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  outbox.wake();
  await expect.poll(async () => (await row()).delivered_at).not.toBeNull();
  expect(JSON.parse(received[1] ?? '')).toEqual({ to: message.to, text: message.body });
  await outbox.stop();
  gateway.close();
});

test('what is stopped claims no more', async () => {
  server = await startTestServer();
  const { db } = server.services;
  const outbox = createOutbox(
    db,
    async () => undefined,
    () => undefined,
  );
  outbox.start();
  await outbox.stop();
  await outbox.add(db, message);
  outbox.wake();
  expect((await row()).attempts).toBe(0);
});
