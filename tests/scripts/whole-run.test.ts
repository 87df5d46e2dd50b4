/** `npm test` as a whole, with stand-ins for the programs that it runs. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { test as base, expect } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Each writes the report of a run; variables say how many tests it skips, and how many fail. */
const vitest = `for option; do
  case $option in --outputFile.json=*) report=\${option#*=} ;; esac
done
skipped=$SKIPPED
failed=$FAILED
if [ "$TEST_DATABASE_URL" ]; then skipped=$SKIPPED_ON_POSTGRESQL failed=0; fi
echo '{"numPassedTests":3,"numFailedTests":'\${failed:-0}',"numPendingTests":'\${skipped:-0}',"numTodoTests":0,
  "testResults":[{"name":"'"$PWD"'/tests/slow.test.ts","startTime":1000,"endTime":8500}]}' > "$report"`;
const error = { message: '\u001b[31mExpected: visible\u001b[39m\n\nLocator: getByText(x)' };
const flaky = {
  file: 'ads/ads.spec.ts',
  title: 'shows an ad',
  tests: [
    {
      status: 'flaky',
      results: [
        { status: 'failed', duration: 9000, error },
        { status: 'passed', duration: 1000 },
      ],
    },
  ],
};
const playwright = `if [ "$1" = test ]; then
  echo '{"suites":[{"specs":[${JSON.stringify(flaky).replaceAll('\\', '\\\\')}]}],
    "stats":{"expected":2,"flaky":1,"unexpected":0,"skipped":'\${SKIPPED_IN_BROWSER:-0}'}}' \\
    > "$PLAYWRIGHT_JSON_OUTPUT_FILE"
fi`;

const modules = {
  'build/build.mjs': `export const build = async () => ({ code: 0, output: '' });
    export const buildRecorded = build;`,
  'install/firefox.mjs': 'export const firefox = async () => "";',
  'install/postgresql.mjs': `export const startPostgresql = async () =>
    process.env.WITHOUT_POSTGRESQL ? undefined : { url: 'postgresql://127.0.0.1', stop: async () => {} };`,
};

const test = base
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'arazi-run-'));
    onCleanup(() => rmSync(folder, { recursive: true }));
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    for (const [path, code] of Object.entries(modules)) writeFileSync(join(folder, 'scripts', path), code);
    const bin = join(folder, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    const stamp = createHash('sha256').update('{}').digest('hex');
    writeFileSync(join(folder, 'node_modules/.lock-stamp'), stamp);
    const programs = { node: '', npm: '', biome: 'exit $LINT_CODE', redocly: '', vitest, playwright };
    for (const [name, script] of Object.entries(programs))
      writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return folder;
  })
  /** @returns the exit code, the last line and all lines. */
  .extend('run', ({ folder }) => async (environment: Record<string, string>) => {
    const child = spawn(process.execPath, ['scripts/test.mjs'], {
      cwd: folder,
      // without a browser and without apt-get, which could install one
      env: { PATH: join(folder, 'node_modules/.bin'), CHROMIUM_PATH: process.execPath, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const output = await readText(child.stdout);
    return [await ended, output.trim().split('\n').at(-1), output];
  });

test('a run in which nothing is skipped passes, and ends with what took long and was repeated', async ({
  run,
}) => {
  const [code, line, output] = await run({ CI: 'true' });
  expect([code, line]).toEqual([0, expect.stringMatching(/^\d+ passed, 0 failed$/)]);
  expect(output).toMatch(/Seconds of each part\n( +\d+\.\d {2}.+\n)+/);
  expect(output).toContain(`The slowest test files
    10.0  tests/browser/ads/ads.spec.ts (browser)
     7.5  tests/slow.test.ts (units, machines, contract, server)
     7.5  tests/slow.test.ts (server on PostgreSQL)

Passed on the second try, and what the first one waited for
! tests/browser/ads/ads.spec.ts: shows an ad
    Expected: visible
    Locator: getByText(x)
`);
});

test('what is skipped fails a run with CI=true alone', async ({ run }) => {
  for (const [what, environment] of Object.entries({
    browser: { CHROMIUM_PATH: '' },
    PostgreSQL: { WITHOUT_POSTGRESQL: 'yes' },
    'a unit or server test': { SKIPPED: '1' },
    'a server test on PostgreSQL': { SKIPPED_ON_POSTGRESQL: '1' },
    'a browser test': { SKIPPED_IN_BROWSER: '1' },
  })) {
    const [code, line] = await run({ ...environment, CI: 'true' });
    expect([code, line], what).toEqual([1, expect.stringMatching(/^\d+ passed, 1 failed$/)]);
  }
  for (const CI of [undefined, 'false', '0', '']) {
    const [code, line] = await run({ CHROMIUM_PATH: '', ...(CI !== undefined && { CI }) });
    expect([code, line], `CI=${CI}`).toEqual([0, expect.stringMatching(/^\d+ passed, 0 failed, 1 skipped$/)]);
  }
});

test('a failed test fails the run', async ({ run }) => {
  const [code, line] = await run({ FAILED: '1' });
  expect([code, line]).toEqual([1, expect.stringMatching(/^\d+ passed, 1 failed$/)]);
});

test('a failed check says how to run it alone, and what mends it', async ({ run }) => {
  const [code, , output] = await run({ LINT_CODE: '1' });
  expect(code).toBe(1);
  expect(output).toContain(
    "lint failed; alone: npx -c 'biome ci .'. Most of it is mended by: npm run format",
  );
});
