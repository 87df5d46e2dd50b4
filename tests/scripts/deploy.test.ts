/** The Dockerfile and the systemd unit, against the tree that they run. No container is built. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../rules/site/paths.ts';
import { parseConfig } from '../../server/config/config.ts';
import { operations } from '../../server/http/contract/operations.ts';
import { inherited, makeProductFolder } from '../server/fixtures/process.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
const unit = read('deploy/arazi-teklif.service');

/** The values of an instruction of the Dockerfile, and of a setting of the unit. */
const inDockerfile = (name: string) =>
  Array.from(dockerfile.matchAll(new RegExp(`^\\s*${name} (.*)$`, 'gm')), ([, value = '']) => value.trim());
const inUnit = (name: string) =>
  Array.from(unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm')), ([, value = '']) => value);

/** What the image takes from the tree; `COPY . .` of the build leaves nothing of it. */
const copied = inDockerfile('COPY').flatMap((line) =>
  line.startsWith('--from') || line === '. .' ? [] : line.split(' ').slice(0, -1),
);
const healthCheck: string[] = JSON.parse(/HEALTHCHECK .* CMD (\[.*\])/.exec(dockerfile)?.[1] ?? '[]');
const command: string[] = JSON.parse(inDockerfile('CMD').at(-1) ?? '[]');
const imageVariables = Object.fromEntries(
  inDockerfile('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
);

/** The variables that the configuration reads. */
function knownVariables(): string[] {
  const names = new Set<string>();
  // the variables of metrics and store are read only with these
  const given: Record<string, string> = {
    METRICS_PORT: '1',
    S3_BUCKET: 'x',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
  };
  const record = (target: Record<string, string>, name: string | symbol): string | undefined => {
    names.add(String(name));
    return Reflect.get(target, name);
  };
  parseConfig(new Proxy(given, { get: record }));
  return [...names].toSorted();
}

test('what the image takes exists, and suffices to load the product', async () => {
  expect(copied).toContain('server');
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const folder = makeProductFolder();
  for (const path of copied) cpSync(join(root, path), join(folder.path, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder.path, 'node_modules'));
  const [program = '', ...args] = command;
  // the configuration is read once every file is loaded
  const env = { ...inherited(), ...imageVariables, PORT: 'none' };
  const start = promisify(execFile)(join(folder.path, program), args, { cwd: folder.path, env });
  await expect(start).rejects.toThrow('PORT must be a whole number');
  folder.remove();
});

test('the health check of the image takes 200 for healthy, and 503 not', async () => {
  let status = 200;
  const server = createServer((_, answer) => answer.writeHead(status).end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const [program = '', ...args] = healthCheck;
  const PORT = String(Object(server.address()).port);
  const check = () => promisify(execFile)(program, args, { cwd: root, env: { ...inherited(), PORT } });
  await check();
  status = 503;
  await expect(check()).rejects.toThrow('Command failed');
});

test('image, unit and `npm start` run the same program on the same Node', () => {
  const [folder = ''] = inUnit('WorkingDirectory');
  expect(inUnit('ExecStart')).toEqual([`${folder}/${command.join(' ')}`]);
  expect(read('scripts/start.mjs')).toContain(`spawn(node, ['${command.at(-1)}']`);
  expect(inUnit('Documentation').map((page) => page.replace(`file://${folder}/`, ''))).toSatisfy(
    (pages: string[]) => pages.length > 0 && pages.every((page) => existsSync(join(root, page))),
  );
});

test('the product reads every variable that image and unit set', () => {
  const known = ['NODE_ENV', ...knownVariables()];
  const ofUnit = inUnit('Environment').map((pair) => pair.split('=')[0]);
  const set = [...Object.keys(imageVariables), ...ofUnit];
  expect(set).toContain('DATA_DIR');
  expect(set.filter((name) => !known.includes(String(name)))).toEqual([]);
});

test('.env.example and the README name exactly the variables that the product reads', () => {
  const examples = Array.from(read('.env.example').matchAll(/^(?:# )?([A-Z\d_]+)=/gm), ([, name]) => name);
  expect(examples.toSorted()).toEqual(knownVariables());
  const [, section = ''] = /\n## Configuration\n(.*?)\n## /s.exec(read('README.md')) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    Array.from(row.split('|')[1]?.matchAll(/`([A-Z\d_]+)`/g) ?? [], ([, name]) => name),
  );
  expect(named.toSorted()).toEqual(knownVariables());
});

test('nginx logs no token of an address that is a secret, nor of the calls behind it', () => {
  const [, pattern = ''] = /"~\*(\^.*)"\s+\$before/.exec(read('deploy/nginx.conf')) ?? [];
  const secret = new RegExp(pattern, 'i');
  const pages = Object.values(paths).flatMap(({ isSecret, pattern: page }) => (isSecret ? [page] : []));
  const calls = operations.flatMap(({ path }) => (path.includes('{token}') ? [path] : []));
  expect([pages.length, calls.length]).not.toContain(0);
  for (const address of [...pages, ...calls]) {
    const opened = address.replace(/:token|\{token\}/, 'AbC-12_3');
    expect(opened.replace(secret, '$<before>***$<after>'), address).not.toContain('AbC');
  }
});
