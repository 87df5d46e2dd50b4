import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { digestOf } from '../../../server/identity/passwords.ts';
import { ownerName, sampleLandRequest } from '../../sampleLandRequest.ts';
import { makeProductFolder, startProcess } from '../fixtures/process.ts';
import { engineEnvironment } from '../fixtures/testDatabases.ts';

const sendLandRequest = (url: string, name: string, key: string) =>
  fetch(`${url}/api/v1/lands/all`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Token': 'arazi-teklif-web',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ ...sampleLandRequest, user: { ...sampleLandRequest.user, name } }),
  });

test('a server killed while forms arrive loses none that it acknowledged, and stores none twice', async ({
  onTestFinished,
}) => {
  const folder = makeProductFolder();
  onTestFinished(folder.remove);
  const engine = await engineEnvironment();
  onTestFinished(engine.remove);
  const start = () => startProcess({ ...folder.environment, ...engine.variables });
  let server = start();
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  let url = await server.url;
  const acknowledged = new Set<string>();
  let killed = false;
  const total = 120;

  async function send(number: number): Promise<void> {
    const name = ownerName(number);
    const key = randomUUID();
    // like the page, repeats the form under the same key until it is acknowledged
    for (let attempt = 0; attempt < 200; attempt++) {
      const answer = await sendLandRequest(url, name, key).catch(() => undefined);
      if (answer?.status === 200) {
        acknowledged.add(name);
        if (acknowledged.size === 40 && !killed) {
          killed = true;
          server.child.kill('SIGKILL');
          await server.ended;
          server = start();
          url = await server.url;
        }
        return;
      }
      await pause(100);
    }
  }
  for (let first = 0; first < total; first += 8) {
    await Promise.all(Array.from({ length: 8 }, (_, index) => send(first + index)));
  }

  expect(killed).toBe(true);
  expect(acknowledged.size).toBe(total);
  const signedIn = await fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@arazi-teklif.local', password: digestOf('Zeytin.61') }),
  });
  const { data }: { data: { id: number; token: string } } = await signedIn.json();
  const answer = await fetch(`${url}/api/v1/lands`, { headers: { token: `${data.id}.${data.token}` } });
  const rows: { name: string }[] = await answer.json();
  expect(rows.map(({ name }) => name).sort()).toEqual([...acknowledged].sort());
}, 300_000);
