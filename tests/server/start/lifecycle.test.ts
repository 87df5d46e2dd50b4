import { mkdir, stat, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { linkWarning, parseConfig } from '../../../server/config/config.ts';
import { listen } from '../../../server/http/listen.ts';
import { createLogger } from '../../../server/http/logging.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { startServer } from '../../../server/start/server.ts';
import { makeProductFolder, type ServerProcess, startProcess } from '../fixtures/process.ts';
import { engineEnvironment } from '../fixtures/testDatabases.ts';

interface Installation {
  path: string;
  environment: Record<string, string>;
  /** Starts the server as a process, which is killed when the installation is removed. */
  start(changes?: Record<string, string>): ServerProcess;
}

/** A data folder, and on PostgreSQL a database, for the servers of one test or file. */
async function createInstallation(onCleanup: (remove: () => Promise<void>) => void): Promise<Installation> {
  const folder = makeProductFolder();
  const engine = await engineEnvironment();
  const environment = { ...folder.environment, ...engine.variables };
  const started: ServerProcess[] = [];
  onCleanup(async () => {
    for (const { child, ended } of started) {
      child.kill('SIGKILL');
      await ended;
    }
    await engine.remove();
    folder.remove();
  });
  return {
    path: folder.path,
    environment,
    start(changes = {}) {
      const running = startProcess({ ...environment, ...changes });
      started.push(running);
      return running;
    },
  };
}

const test = base
  .extend('installation', { scope: 'file' }, ({}, { onCleanup }) => createInstallation(onCleanup))
  /** A server that no test ends. It makes its folder and, in it, the embedded database. */
  .extend('running', { scope: 'file' }, ({ installation }) =>
    installation.start({ DATA_DIR: join(installation.path, 'new'), SMS_URL: 'http://127.0.0.1:9/' }),
  )
  /** Starts a server in this process. */
  .extend(
    'startHere',
    { scope: 'file' },
    ({ installation }) =>
      (changes: Record<string, string>) =>
        startServer(
          parseConfig({ ...installation.environment, PORT: '0', ...changes }),
          createLogger('silent'),
          () => undefined,
        ),
  )
  .extend('ownInstallation', ({}, { onCleanup }) => createInstallation(onCleanup));

/** The first start makes the database, which takes minutes on a busy machine. */
const timeout = 300_000;

/** Opens a connection that stays open after its answer. */
const getWithKeepAlive = (url: string, agent: Agent) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });

test('the server prints its address, and serves there', { timeout }, async ({ running }) => {
  const url = await running.url;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const health = await fetch(`${url}/healthz`);
  expect(await health.json()).toEqual({ status: 'success' });
  expect((await fetch(`${url}/admin/new-land`)).status).toBe(200);
});

test('only its own user can read the data folder', { timeout }, async ({ installation, running }) => {
  await running.url;
  const { mode } = await stat(join(installation.path, 'new'));
  expect((mode & 0o777).toString(8)).toBe('700');
});

test('a port in use prevents the start, before anything is made', async ({
  installation,
  startHere,
  onTestFinished,
}) => {
  const taken = createServer();
  onTestFinished(() => void taken.close());
  const port = String(await listen(taken, { host: '127.0.0.1', port: 0 }));
  const unused = join(installation.path, 'unused');
  await expect(startHere({ PORT: port, DATA_DIR: unused })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use; set PORT to another one`,
  );
  await expect(stat(unused)).rejects.toThrow('ENOENT');
});

test('a folder that cannot be written prevents the start', async ({ installation, startHere }) => {
  const file = join(installation.path, 'file');
  await writeFile(file, '');
  await expect(startHere({ DATA_DIR: join(file, 'data') })).rejects.toThrow('Cannot write to DATA_DIR ');
});

test('pages that were not built prevent the start, and the error names the command to run', async ({
  installation,
  startHere,
}) => {
  const empty = join(installation.path, 'empty');
  await mkdir(empty);
  await expect(startHere({ PAGES_DIR: empty, DATA_DIR: join(installation.path, 'other') })).rejects.toThrow(
    'The pages are not built; run `npm run build` first',
  );
});

test('a start that fails ends with one line, which holds no secret', async ({ installation }) => {
  const attempt = installation.start({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
  expect(await attempt.ended).toBe(1);
  expect(attempt.output.stderr).toMatch(/^Cannot use DATABASE_URL: .*\n$/);
  expect(attempt.output.stderr).not.toContain('secret');
});

test('every wrong variable of the environment is reported, each in a line', () => {
  const wrong = {
    PORT: '70000',
    LOG_LEVEL: 'loud',
    ADMIN_EMAIL: 'admin',
    MAIL_FROM: 'Arazi Teklif <bilgi>',
    // without an @ it would be taken for a phone number
    CONTACT_EMAIL: 'bilgi',
    DATABASE_URL: 'mysql://x',
  };
  expect(() => parseConfig(wrong)).toThrow(
    expect.objectContaining({ problems: Object.keys(wrong).map((name) => expect.stringContaining(name)) }),
  );
});

test('empty variables count as unset', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('MAIL_FROM takes a name with an address', () => {
  const mailFrom = 'Arazi Teklif <bilgi@arazi.example>';
  expect(parseConfig({ MAIL_FROM: mailFrom }).messages).toMatchObject({ mailFrom });
});

test('after kill -9 the server starts again, and the admin can sign in', { timeout }, async ({
  ownInstallation,
}) => {
  const killed = ownInstallation.start();
  await killed.url;
  killed.child.kill('SIGKILL');
  expect(await killed.ended).toBe('SIGKILL');
  const url = await ownInstallation.start({ ADMIN_PASSWORD: 'Baska.Sifre.1' }).url;
  const answer = await fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // the password of the first start
    body: JSON.stringify({ email: 'admin@arazi-teklif.local', password: digestOf('Zeytin.61') }),
  });
  expect(answer.status).toBe(200);
});

test('without PUBLIC_URL the start prints where links in messages lead', { timeout }, async ({ running }) => {
  const url = await running.url;
  expect(running.output.stdout.split('\n')).toContain(
    `PUBLIC_URL is not set: links in messages begin with ${url}, which others may not reach`,
  );
});

test.each([{ SMTP_URL: 'smtp://mail.example' }, { SMS_URL: 'https://sms.example' }])(
  '%j warns of links to this machine',
  (environment) => {
    expect(linkWarning(parseConfig(environment))).toBeDefined();
  },
);

test.each([
  {},
  { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://arazi.example' },
  // a configured address is not doubted, not even that of this machine
  { SMS_URL: 'https://sms.example', PUBLIC_URL: 'http://127.0.0.1:3000' },
])('%j does not warn of links to this machine', (environment) => {
  expect(linkWarning(parseConfig(environment))).toBeUndefined();
});

test('a signal ends the server within seconds although clients keep their connections', { timeout }, async ({
  ownInstallation,
  onTestFinished,
}) => {
  const running = ownInstallation.start();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const url = await running.url;
  expect(await getWithKeepAlive(`${url}/healthz`, agent)).toBe(200);
  const since = performance.now();
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(performance.now() - since).toBeLessThan(12_000);
  expect(running.output.stderr).toBe('');
});
