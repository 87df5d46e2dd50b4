/**
 * `npm test`: installs what is missing, then runs every check and every suite. Each check counts as
 * a test; the last line is `N passed, N failed`. With `quick`: types, lint, imports, contract,
 * rules and machines. With `CI=true` a skipped test counts as failed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildRecorded } from './build/build.mjs';
import { chromium } from './install/chromium.mjs';
import { firefox } from './install/firefox.mjs';
import { install, run } from './install/install.mjs';
import { startPostgresql } from './install/postgresql.mjs';

const quick = process.argv[2] === 'quick';
const total = { passed: 0, failed: 0, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), 'arazi-reports-'));
// the tests start many processes of the product, each of which compiles the same modules
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'arazi-compiled');

function count(name, { passed = 0, failed = 0, skipped = 0 }, seconds) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
}

/** Prints the output of a failed command, and how to run it alone in any shell. */
function showFailure(name, command, output, hint) {
  // npx puts the installed tools on the path, the right Node among them
  const alone = command && `; alone: npx -c '${command}'`;
  console.log(`\n--- ${name} failed${alone}${hint ? `. ${hint}` : ''}\n${output}\n---`);
}

/**
 * Counts a command as one test, which passes with exit code 0.
 * @param hint what mends the usual failure.
 */
async function check(name, command, { env = {}, hint, alone = command } = {}) {
  const start = performance.now();
  const { code, output } = await run(command, { capture: true, env });
  if (code !== 0) showFailure(name, alone, output, hint);
  count(name, code === 0 ? { passed: 1 } : { failed: 1 }, (performance.now() - start) / 1000);
}

/**
 * Runs a test runner and counts what its JSON report says.
 * @param reporting the options that write the report.
 */
async function suite(name, command, reporting, { env, alone, read }) {
  const start = performance.now();
  const { code, output } = await run(`${command} ${reporting}`, { capture: true, env });
  let counts;
  try {
    counts = read();
  } catch {
    counts = { failed: 1 };
  }
  if (code !== 0 && !counts.failed) counts = { ...counts, failed: 1 };
  if (counts.failed) showFailure(name, alone ?? command, output);
  count(name, counts, (performance.now() - start) / 1000);
}

/** Where the tests record which answers the server gave, see `tests/contract/answers.ts`. */
const answers = mkdtempSync(join(tmpdir(), 'arazi-answers-'));

function vitest(name, folders, { env = {}, alone } = {}) {
  const file = join(reports, 'vitest.json');
  rmSync(file, { force: true });
  return suite(
    name,
    `vitest run ${folders}`.trim(),
    `--reporter=default --reporter=json --outputFile.json=${file}`,
    {
      env: { CONTRACT_ANSWERS: answers, ...env },
      alone,
      read() {
        const report = JSON.parse(readFileSync(file, 'utf8'));
        return {
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          skipped: report.numPendingTests + report.numTodoTests,
        };
      },
    },
  );
}

/** Repeats the server's tests on a PostgreSQL server that is started for them. */
async function serverOnPostgresql(starting) {
  const postgresql = await starting.catch((error) => {
    console.log(error);
    total.failed += 1;
    return null;
  });
  if (postgresql === null) return;
  if (!postgresql) {
    console.log('This machine has no PostgreSQL: its tests are skipped.');
    total.skipped += 1;
    return;
  }
  await vitest('server on PostgreSQL', '', {
    env: { TEST_DATABASE_URL: postgresql.url },
    alone: 'npm run test:postgresql',
  });
  await postgresql.stop();
}

async function buildPages(name, builds) {
  const start = performance.now();
  const { code, output } = await builds();
  if (code !== 0) console.log(output);
  count(name, code === 0 ? { passed: 1 } : { failed: 1 }, (performance.now() - start) / 1000);
}

/** Where the browser tests record which states the pages drew, see `tests/browser/fixtures/`. */
const drawn = mkdtempSync(join(tmpdir(), 'arazi-drawn-'));

/** The browser tests of a JSON report that failed once and then passed, as `file: title`. */
function repeatedTests(suites) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...repeatedTests(inner),
  ]);
}

async function browser(executable) {
  if (!executable) {
    console.log('This machine has no Chromium: the browser tests are skipped.');
    total.skipped += 1;
    return;
  }
  const file = join(reports, 'browser.json');
  const env = { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: file, DRAWN_STATES: drawn };
  await suite('browser', 'playwright test', '--reporter=dot,json', {
    env,
    read() {
      const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
      for (const title of repeatedTests(suites)) console.log(`! passed on the second try: ${title}`);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      };
    },
  });
  await check('every state is drawn on a page', `node scripts/checks/drawnStates.ts ${drawn}`, {
    // it reads what the tests above have recorded
    alone: '',
  });
}

await install();
// all may have to be installed, in parallel with the checks
const executable = quick ? undefined : chromium();
const browsers = quick ? undefined : Promise.all([executable, firefox()]);
const postgresql = quick ? undefined : startPostgresql();
// awaited later: a failure must not end the run before its other checks
postgresql?.catch(() => {});
// each of these keeps one core busy
await Promise.all([
  check('types', 'npm run --silent check:types'),
  check('lint', 'biome ci .', { hint: 'Most of it is mended by: npm run format' }),
  check('import order', 'npm run --silent check:imports'),
  check('contract is well written', 'redocly lint openapi.yaml --config .redocly.lint.yaml', {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }),
  check('generated types are current', 'node scripts/generate.ts --check', {
    hint: 'It is mended by: npm run generate',
  }),
  // before the suites: the browser tests serve the second of these builds
  ...(quick
    ? []
    : [buildPages('build', build).then(() => buildPages('build for the browser tests', buildRecorded))]),
]);
if (quick) await vitest('units, machines, contract', '--config vitest.quick.config.ts');
else {
  // side by side, because neither keeps two cores busy
  await Promise.all([
    vitest('units, machines, contract, server', '').then(() => serverOnPostgresql(postgresql)),
    browsers.then(([path]) => browser(path)),
  ]);
  await check('every declared answer is given by the server', `node scripts/checks/answers.ts ${answers}`, {
    // it reads what the suites above have recorded
    alone: '',
  });
  await check('budgets', 'node scripts/checks/budget.mjs');
}
for (const folder of [reports, answers, drawn]) rmSync(folder, { recursive: true, force: true });
// CI hosts set `CI`; without it the machine may lack a browser
const isCi = !['', '0', 'false'].includes((process.env.CI ?? '').toLowerCase());
if (isCi && total.skipped > 0) console.log(`CI is set: skipped tests (${total.skipped}) count as failed.`);
const failed = total.failed + (isCi ? total.skipped : 0);
const skipped = isCi || total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
console.log(`${total.passed} passed, ${failed} failed${skipped}`);
process.exit(failed > 0 ? 1 : 0);
