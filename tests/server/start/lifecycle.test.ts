import { mkdir, stat, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkWarning, parseConfig } from '../../../server/config/config.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { makeFolder, type ServerProcess, startProcess } from '../fixtures/process.ts';
import { type EngineEnvironment, engineEnvironment } from '../fixtures/testDatabases.ts';

const folder = makeFolder();
let engine: EngineEnvironment;
let environment: Record<string, string>;
let running: ServerProcess;
beforeAll(async () => {
  engine = await engineEnvironment();
  environment = { ...folder.environment, ...engine.variables };
  running = startProcess(environment);
  await running.url;
}, 90_000);
afterAll(async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  await engine.remove();
  folder.remove();
});

/** Starts a server that cannot come up, and answers how it ended. */
async function failedStart(changes: Record<string, string>) {
  const attempt = startProcess({ ...environment, ...changes });
  const code = await attempt.ended;
  return { code, ...attempt.output };
}

/** Opens a connection that stays open after its answer. */
const getKept = (url: string, agent: Agent) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });

test('it says where it serves, and serves there', async () => {
  const url = await running.url;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const health = await fetch(`${url}/healthz`);
  expect(await health.json()).toEqual({ status: 'success' });
  expect((await fetch(`${url}/admin/new-land`)).status).toBe(200);
});

test('nobody but its user can look into the folder of its data', async () => {
  const { mode } = await stat(environment.DATA_DIR ?? '');
  expect((mode & 0o777).toString(8)).toBe('700');
});

test('a port in use ends with one line, before anything is made', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, stderr } = await failedStart({ PORT: String(port), DATA_DIR: join(folder.path, 'unused') });
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} on 127.0.0.1 is in use; set PORT to another one\n`);
  await new Promise((resolve) => taken.close(resolve));
});

test('a folder that cannot be written ends with one line', async () => {
  const file = join(folder.path, 'file');
  await writeFile(file, '');
  const { code, stderr } = await failedStart({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Cannot write to DATA_DIR .*\n$/);
});

test('a database that does not answer ends with one line', async () => {
  const { code, stderr } = await failedStart({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Cannot use DATABASE_URL: .*\n$/);
  expect(stderr).not.toContain('secret');
});

test('pages that were not built end the start with the command to run', async () => {
  const empty = join(folder.path, 'empty');
  await mkdir(empty);
  const { code, stderr } = await failedStart({ PAGES_DIR: empty, DATA_DIR: join(folder.path, 'other') });
  expect([code, stderr]).toEqual([1, 'The pages are not built; run `npm run build` first\n']);
}, 90_000);

test('a wrong environment is told whole, a line for each', () => {
  const wrong = { PORT: '70000', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x', ADMIN_EMAIL: 'admin' };
  expect(() => parseConfig(wrong)).toThrow(
    expect.objectContaining({
      problems: ['PORT', 'LOG_LEVEL', 'ADMIN_EMAIL', 'DATABASE_URL'].map((name) =>
        expect.stringContaining(name),
      ),
    }),
  );
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('after kill -9 it starts again, and the admin is still there', async () => {
  running.child.kill('SIGKILL');
  expect(await running.ended).toBe('SIGKILL');
  running = startProcess({
    ...environment,
    ADMIN_PASSWORD: 'Baska.Sifre.1',
    SMS_URL: 'http://127.0.0.1:9/',
  });
  const url = await running.url;
  const answer = await fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // the password of the first start
    body: JSON.stringify({ email: 'admin@arazi-teklif.local', password: digestOf('Zeytin.61') }),
  });
  expect(answer.status).toBe(200);
}, 90_000);

test('it says at the start where links in messages lead when PUBLIC_URL is missing', async () => {
  const url = await running.url;
  expect(running.output.stdout.split('\n')).toContain(
    `PUBLIC_URL is not set: links in messages begin with ${url}, which others may not reach`,
  );
});

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, true],
  [{ SMS_URL: 'https://sms.example' }, true],
  [{}, false],
  [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://arazi.example' }, false],
  // it was meant, then
  [{ SMS_URL: 'https://sms.example', PUBLIC_URL: 'http://127.0.0.1:3000' }, false],
])('%j is warned of links to this machine: %s', (environment, warned) => {
  expect(linkWarning(parseConfig(environment)) !== undefined).toBe(warned);
});

test('a signal ends it soon although clients keep their connections', async () => {
  const agent = new Agent({ keepAlive: true });
  const url = await running.url;
  expect(await getKept(`${url}/healthz`, agent)).toBe(200);
  const since = performance.now();
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(performance.now() - since).toBeLessThan(5_000);
  agent.destroy();
  expect(running.output.stderr).toBe('');
});
