/**
 * Three processes of the product on one database and one folder of files, one of which is killed
 * during the work: no acknowledged write is lost or doubled, and the processes share their counts.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { test as base, expect, vi } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { listen } from '../../../server/http/listen.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { districtId, neighbourhoodId } from '../../../server/resources/places/placeData.ts';
import { ownerName, sampleLandRequest } from '../../sampleLandRequest.ts';
import { applicationForm, encodeForm, png, randomAddress } from '../fixtures/forms.ts';
import { makeProductFolder, type ServerProcess, startProcess } from '../fixtures/process.ts';
import { createServerDatabase } from '../fixtures/testDatabases.ts';

// the first test also waits for the processes to start
vi.setConfig({ testTimeout: 120_000 });

const adminSignIn = { email: 'admin@arazi-teklif.local', password: digestOf('Zeytin.61') };
const publicToken = { 'x-token': 'arazi-teklif-web' };
const connections = 64;

const from = (address = randomAddress()) => ({ 'x-forwarded-for': address });
const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'content-type': 'application/json', ...from(), ...headers },
  body: JSON.stringify(body),
});

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { url, drop } = await createServerDatabase('blank');
    const { db, close } = await connect({ databaseUrl: url, dataDir: '' }, () => {});
    onCleanup(async () => {
      await close();
      await drop();
    });
    const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
      (await query.execute(db)).rows[0]?.count;
    return { url, db, count };
  })
  /** Where the SMS gateway listens, and the texts that it received, with their idempotency keys. */
  .extend('gateway', { scope: 'file' }, async ({}, { onCleanup }) => {
    const delivered = new Map<string, string[]>();
    const gateway = createServer(async (request, answer) => {
      const { to, text }: { to: string; text: string } = JSON.parse(await readText(request));
      const message = `${to} ${text}`;
      const key = String(request.headers['idempotency-key']);
      delivered.set(message, [...(delivered.get(message) ?? []), key]);
      answer.end('{}');
    });
    const port = await listen(gateway, { host: '127.0.0.1', port: 0 });
    onCleanup(() => new Promise<void>((resolve) => gateway.close(() => resolve())));
    return { delivered, port };
  })
  /** Where the mail server listens, and the emails that it accepted, with their Message-IDs. */
  .extend('mailServer', { scope: 'file' }, async ({}, { onCleanup }) => {
    const delivered = new Map<string, string[]>();
    const sockets = new Set<Socket>();
    const server = createTcpServer((socket) => {
      sockets.add(socket);
      // a killed process resets its connection
      socket.on('error', () => undefined);
      let data: string | undefined;
      let rest = '';
      socket.write('220 mail.example\r\n');
      socket.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (data === undefined) {
            if (line === 'DATA') data = '';
            socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
          } else if (line === '.') {
            const [, to = ''] = /^To: (.*)$/m.exec(data) ?? [];
            const [, subject = ''] = /^Subject: (.*)$/m.exec(data) ?? [];
            const [, id = ''] = /^Message-ID: (.*)$/m.exec(data) ?? [];
            const message = `${to} ${subject}`;
            delivered.set(message, [...(delivered.get(message) ?? []), id]);
            data = undefined;
            socket.write('250 taken\r\n');
          } else data += `${line}\n`;
        }
      });
    });
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    onCleanup(() => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    });
    return { delivered, port };
  })
  /** Starts a process, which ends with the file. */
  .extend('start', { scope: 'file' }, ({ database, gateway, mailServer }, { onCleanup }) => {
    const folder = makeProductFolder();
    const processes: ServerProcess[] = [];
    onCleanup(async () => {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ ended }) => ended));
      folder.remove();
    });
    return () => {
      const started = startProcess({
        ...folder.environment,
        DATABASE_URL: database.url,
        SMS_URL: `http://127.0.0.1:${gateway.port}/`,
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}?ignoreTLS=true`,
        PUBLIC_URL: 'https://arazi.example',
        // each call names its own address, as through a balancer
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'error',
      });
      processes.push(started);
      return started;
    };
  })
  /** The addresses of the three processes. */
  .extend('urls', { scope: 'file' }, ({ start }) =>
    Promise.all([start(), start(), start()].map(({ url }) => url)),
  )
  .extend('send', ({ urls }) => sendTo(urls));

type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Sends a call to one process after the other until one answers, as a page retries a lost call. */
function sendTo(urls: readonly string[]): Send {
  let turn = 0;
  return async (path, init) => {
    for (let attempt = 0; attempt < 60; attempt++) {
      turn += 1;
      try {
        const answer = await fetch(`${urls[turn % urls.length]}/api/v1${path}`, init);
        // a process may be killed in the middle of its answer
        return new Response(await answer.arrayBuffer(), answer);
      } catch {
        await pause(25);
      }
    }
    throw new Error(`No process answers ${path}`);
  };
}

async function signInAdmin(send: Send): Promise<{ token: string }> {
  const answer = await send('/users/login', { method: 'POST', ...json(adminSignIn) });
  const { data }: { data: { id: number; token: string } } = await answer.json();
  return { token: `${data.id}.${data.token}` };
}

/** Runs the tasks, at most `width` at a time. */
async function inParallel(tasks: readonly (() => Promise<void>)[], width: number): Promise<void> {
  const waiting = tasks.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const task of waiting) await task();
    }),
  );
}

const phone = (number: number) => `(0532) ${String(number).padStart(7, '0')}`;

test('the first start of all three makes one admin and loads the places once', async ({
  urls,
  database: { count },
}) => {
  expect(urls).toHaveLength(3);
  expect(await count(sql`select count(*) from users where role = 'admin'`)).toBe(1);
  expect(await count(sql`select count(*) from location_editions`)).toBe(1);
  expect(await count(sql`select count(*) from provinces`)).toBe(81);
});

test('a session that begins in one process is valid in the others, and ends in all of them', async ({
  urls,
  send,
}) => {
  const { token } = await signInAdmin(send);
  const statuses = () =>
    Promise.all(urls.map(async (url) => (await fetch(`${url}/api/v1/lands`, { headers: { token } })).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await fetch(`${urls[0]}/api/v1/users/logout`, { method: 'POST', headers: { token } });
  expect(await statuses()).toEqual([401, 401, 401]);
});

test('wrong passwords are counted over all processes', async ({ send }) => {
  const wrong = { email: 'hedef@example.com', password: digestOf('yanlış') };
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => send('/users/login', { method: 'POST', ...json(wrong) })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(30);
});

test('every process counts readers, and one who reads through all of them once', async ({
  urls,
  send,
  database: { count },
}) => {
  const form = await encodeForm({ title: 'Tapu rehberi', content: '<p>Metin</p>' });
  const made = await send('/blog', {
    method: 'POST',
    body: form.payload,
    headers: { ...form.headers, ...(await signInAdmin(send)) },
  });
  const { id }: { id: number } = await made.json();
  const visitors = Array.from({ length: 12 }, (_, index) => from(`10.0.0.${index}`));
  await Promise.all(
    visitors.flatMap((headers) => urls.map((url) => fetch(`${url}/api/v1/blog/${id}`, { headers }))),
  );
  await Promise.all(
    urls.map((url, index) => fetch(`${url}/api/v1/blog/${id}`, { headers: from(`10.0.1.${index}`) })),
  );
  const readers = visitors.length + urls.length;
  const reads = () => count(sql`select reads as count from posts where id = ${id}`);
  await expect.poll(reads, { timeout: 5_000 }).toBe(readers);
  await pause(200);
  expect(await reads()).toBe(readers);
});

test('a process killed during writes, uploads and deliveries loses and doubles nothing', async ({
  database: { db, count },
  gateway: { delivered },
  mailServer,
  start,
  urls,
}) => {
  const victim = start();
  const send = sendTo([await victim.url, ...urls.slice(1)]);
  const acknowledged = { landRequests: new Set<string>(), applications: new Set<string>() };
  const offered = new Set<number>();
  const admin = await signInAdmin(send);
  let killed = false;
  const place = {
    il: 35,
    ilce: districtId(35, 'Urla'),
    mahalle: neighbourhoodId(35, 'Urla', 'Bademler Mah'),
  };

  const landRequest = (number: number) => async () => {
    const name = ownerName(number);
    const body = { ...sampleLandRequest, ...place, user: { name, phone: phone(number), mesaj: '' } };
    const headers = { ...publicToken, 'idempotency-key': randomUUID() };
    const answer = await send('/lands/all', { method: 'POST', ...json(body, headers) });
    if (answer.status === 200) acknowledged.landRequests.add(name);
    if (acknowledged.landRequests.size === 150 && !killed) {
      killed = true;
      victim.child.kill('SIGKILL');
    }
  };
  const apply = (number: number) => async () => {
    const email = `danisman${number}@example.com`;
    const fields = applicationForm({ email, phone: phone(500_000 + number) });
    const form = await encodeForm([
      ...fields.filter(([field]) => field !== 'tax_plate'),
      ['tax_plate', { data: png }],
    ]);
    const answer = await send('/users', {
      method: 'POST',
      body: form.payload,
      headers: { ...form.headers, ...from(), 'idempotency-key': randomUUID() },
    });
    if (answer.status === 200) acknowledged.applications.add(email);
  };
  const offer = async () => {
    const open: { id: number; durum: number; version: number }[] = await (
      await send('/lands?size=20', { headers: admin })
    ).json();
    for (const { id, version } of open.filter(({ durum }) => durum === 1)) {
      const answer = await send(`/lands/${id}`, {
        method: 'PATCH',
        ...json({ teklif_tutar: 1_000 + id, version }, admin),
      });
      // 409: the killed process made the offer, but its answer was lost
      if (answer.status === 200 || answer.status === 409) offered.add(id);
    }
  };
  const tasks = Array.from({ length: 480 }, (_, number) => {
    if (number % 12 === 5) return apply(number);
    return number % 40 === 30 ? offer : landRequest(number);
  });
  await inParallel(tasks, connections);

  expect(killed).toBe(true);
  const names = await db.selectFrom('land_requests').select('name').execute();
  expect(names.map(({ name }) => name).toSorted()).toEqual([...acknowledged.landRequests].toSorted());
  const applicants = await db.selectFrom('users').select('email').where('role', '=', 'consultant').execute();
  expect(applicants.map(({ email }) => email).toSorted()).toEqual([...acknowledged.applications].toSorted());
  expect(acknowledged.applications.size).toBe(40);
  expect(acknowledged.landRequests.size).toBe(tasks.length - 40 - 12);

  // every document that a row names can be read
  const documents = await db
    .selectFrom('users')
    .select(['tax_plate', 'certificate'])
    .where('role', '=', 'consultant')
    .execute();
  for (const name of documents.flatMap((row) => [row.tax_plate, row.certificate])) {
    const answer = await send(`/users/docs/${name}`, { headers: admin });
    expect([name, answer.status]).toEqual([name, 200]);
  }
  const offers = await count(sql`select count(*) from land_requests where durum = 2`);
  expect(offers).toBe(offered.size);

  // ends the claims of the killed process on its messages
  await sql`update outbox_messages set next_attempt_at = now() where delivered_at is null`.execute(db);
  const due = () => count(sql`select count(*) from outbox_messages where delivered_at is null`);
  await expect.poll(due, { timeout: 30_000, interval: 200 }).toBe(0);
  for (const [sent, number] of [
    [delivered, offered.size + acknowledged.applications.size],
    [mailServer.delivered, acknowledged.applications.size],
  ] as const) {
    expect(sent.size).toBe(number);
    const twice = [...sent.values()].filter((keys) => keys.length > 1);
    // only what the killed process had delivered and not yet recorded, under the same key
    expect(twice.length).toBeLessThanOrEqual(1);
    expect(twice.filter((keys) => new Set(keys).size > 1)).toEqual([]);
  }
});
