import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inherited } from '../fixtures/process.ts';

/** What `vitest.config.ts` sets. */
const foreign = { timeZone: 'America/New_York', locale: 'en-US' };

test('tests and the processes that they start have neither the zone nor the language of Turkey', async () => {
  expect(new Intl.DateTimeFormat().resolvedOptions()).toMatchObject(foreign);
  const script = 'console.log(JSON.stringify(new Intl.DateTimeFormat().resolvedOptions()))';
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env: inherited() });
  expect(JSON.parse(stdout)).toMatchObject(foreign);
});
