import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from './document.ts';

const root = new URL('../../../', import.meta.url);
const code = globSync('{machines,src}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(new URL(file, root), 'utf8'))
  .join('\n');

/**
 * Whether the code names the path in a call of this method. Lists name only what follows
 * `/api/v1/`, in a type; therefore a path outside any call counts as a GET.
 */
function isCalled(method: string, path: string): boolean {
  const end = path.replace('/api/v1/', '').replaceAll(/[{}]/g, '\\$&');
  const literal = `'(?:/api/v1/)?${end}'`;
  const before = method === 'GET' ? '(?<!\\.(?:POST|PUT|PATCH|DELETE)\\(\\s*)' : `\\.${method}\\(\\s*`;
  return new RegExp(before + literal).test(code);
}

test('every operation is called by a machine or a page', () => {
  const uncalled = operations
    // the health checks are for those who run the product
    .filter(({ path }) => path.startsWith('/api/'))
    // those of the SMS gateways and of Meta
    .filter(
      ({ id }) => !['receiveDeliveryReports', 'confirmWhatsappWebhook', 'receiveWhatsappEvents'].includes(id),
    )
    .filter(({ method, path }) => !isCalled(method, path))
    .map(({ id, method, path }) => `${id} (${method} ${path})`);
  expect(uncalled, 'nothing in machines/ or src/ calls these').toEqual([]);
});
