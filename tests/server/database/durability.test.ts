import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, signIn, startProduct } from '../../browser/fixtures/product.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { type EngineEnvironment, engineEnvironment } from '../fixtures/testDatabases.ts';

let engine: EngineEnvironment;
let product: Product;
beforeAll(async () => {
  engine = await engineEnvironment();
  product = await startProduct(undefined, engine.variables);
}, 120_000);
afterAll(async () => {
  await product.remove();
  await engine.remove();
});

/** A number in letters, because names accept no digits. */
const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

const sendLandRequest = (name: string, key: string) =>
  fetch(`${product.url}/api/v1/lands/all`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Token': 'arazi-teklif-web',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ ...sampleLandRequest, user: { ...sampleLandRequest.user, name } }),
  });

test('a server killed while forms arrive loses none that it acknowledged, and stores none twice', async () => {
  const acknowledged = new Set<string>();
  let killed = false;
  const total = 120;

  async function send(number: number): Promise<void> {
    const name = `Sahip ${letters(number)}`;
    const key = randomUUID();
    // like the page, repeats the form under the same key until it is acknowledged
    for (let attempt = 0; attempt < 200; attempt++) {
      const answer = await sendLandRequest(name, key).catch(() => undefined);
      if (answer?.status === 200) {
        acknowledged.add(name);
        if (acknowledged.size === 40 && !killed) {
          killed = true;
          await product.stop('SIGKILL');
          await product.start();
        }
        return;
      }
      await pause(100);
    }
  }
  for (let start = 0; start < total; start += 8) {
    await Promise.all(Array.from({ length: 8 }, (_, index) => send(start + index)));
  }

  expect(killed).toBe(true);
  expect(acknowledged.size).toBe(total);
  const { id, token } = await signIn(product);
  const answer = await fetch(`${product.url}/api/v1/lands`, { headers: { token: `${id}.${token}` } });
  const rows: { name: string }[] = await answer.json();
  expect(rows.map(({ name }) => name).sort()).toEqual([...acknowledged].sort());
}, 120_000);
