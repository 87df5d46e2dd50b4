/**
 * `npm test`: installs what is missing, then runs the checks and tests that judge a change.
 * `npm run test:quick` judges a save: no build, no browser, no PostgreSQL, few tests of the server.
 * `npm run test:all` leaves nothing out; `npm run test:all -- REF` mutates what has changed since
 * REF (`scripts/checks/mutateChanged.mjs`). Each check counts as a test; the last line is
 * `N passed, N failed`. With `CI=true` a skipped test counts as failed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildRecorded } from './build/build.mjs';
import { chromium } from './install/chromium.mjs';
import { firefox } from './install/firefox.mjs';
import { install, run } from './install/install.mjs';
import { startPostgresql } from './install/postgresql.mjs';
import { createReport, readPlaywrightReport, readVitestReport } from './test/report.mjs';

const [level = 'change', ref = ''] = process.argv.slice(2);
const isQuick = level === 'quick';
const isAll = level === 'all';
const { total, count, addFiles, addRepeated, print } = createReport();
const folder = mkdtempSync(join(tmpdir(), 'arazi-test-'));
/** Where the tests record which answers the server gave, see `tests/contract/answers.ts`. */
const answers = mkdtempSync(join(folder, 'answers-'));
/** Where the browser tests record which states the pages drew, see `tests/browser/fixtures/`. */
const drawn = mkdtempSync(join(folder, 'drawn-'));
// the tests start many processes of the product, each of which compiles the same modules
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'arazi-compiled');
process.env.TEST_LEVEL = level;

/** Prints the output of a failed command, and how to run it alone in any shell. */
function showFailure(name, command, output, hint) {
  // npx puts the installed tools on the path, the right Node among them
  const alone = command && `; alone: npx -c '${command}'`;
  console.log(`\n--- ${name} failed${alone}${hint ? `. ${hint}` : ''}\n${output}\n---`);
}

/** Calls `work`, and counts it as `name` with what it resolves to. */
async function timed(name, work) {
  const start = performance.now();
  count(name, await work(), (performance.now() - start) / 1000);
}

/**
 * Counts a command as one test, which passes with exit code 0.
 * @param hint what mends the usual failure.
 * @param shows whether a passed command's output is printed.
 */
function check(name, command, { env = {}, hint, alone = command, shows = false } = {}) {
  return timed(name, async () => {
    const { code, output } = await run(command, { capture: true, env });
    if (code !== 0) showFailure(name, alone, output, hint);
    else if (shows) console.log(output);
    return code === 0 ? { passed: 1 } : { failed: 1 };
  });
}

/**
 * Runs a test runner and counts what its JSON report says.
 * @param read reads the report that the command has written.
 */
function suite(name, command, { env, alone = command, read }) {
  return timed(name, async () => {
    const { code, output } = await run(command, { capture: true, env });
    let counts = { failed: 1 };
    try {
      const report = read();
      counts = report.counts;
      addFiles(name, report.files);
      addRepeated(report.repeated);
    } catch (error) {
      console.log(`${name} wrote no report: ${error.message}`);
    }
    if (code !== 0 && !counts.failed) counts = { ...counts, failed: 1 };
    if (counts.failed) showFailure(name, alone, output);
    return counts;
  });
}

function vitest(name, options, { env = {}, alone } = {}) {
  const file = join(mkdtempSync(join(folder, 'vitest-')), 'report.json');
  const command = `vitest run ${options}`.trim();
  return suite(name, `${command} --reporter=default --reporter=json --outputFile.json=${file}`, {
    env: { CONTRACT_ANSWERS: answers, ...env },
    alone: alone ?? command,
    read: () => readVitestReport(file),
  });
}

/** Counts as skipped what this machine lacks. */
function skip(what) {
  console.log(what);
  total.skipped += 1;
}

/** Repeats the server's tests on a PostgreSQL server that is started for them. */
async function serverOnPostgresql(starting) {
  const postgresql = await starting.catch((error) => {
    console.log(error);
    total.failed += 1;
    return null;
  });
  if (postgresql === null) return;
  if (!postgresql) return skip('This machine has no PostgreSQL: its tests are skipped.');
  await vitest('server on PostgreSQL', '', {
    env: { TEST_DATABASE_URL: postgresql.url },
    alone: 'npm run test:postgresql',
  });
  await postgresql.stop();
}

function buildPages(name, builds) {
  return timed(name, async () => {
    const { code, output } = await builds();
    if (code !== 0) console.log(output);
    return code === 0 ? { passed: 1 } : { failed: 1 };
  });
}

async function browser(executable) {
  if (!executable) return skip('This machine has no Chromium: the browser tests are skipped.');
  const file = join(folder, 'browser.json');
  const recording = isAll ? { DRAWN_STATES: drawn } : {};
  await suite('browser', 'playwright test --reporter=dot,json', {
    env: { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...recording },
    alone: 'playwright test',
    read: () => readPlaywrightReport(file),
  });
  if (!isAll) return;
  await check('every state is drawn on a page', `node scripts/checks/drawnStates.ts ${drawn}`, {
    // it reads what the tests above have recorded
    alone: '',
  });
}

await install();
// all may have to be installed, in parallel with the checks
const executable = isQuick ? undefined : chromium();
const browsers = isQuick ? undefined : Promise.all([executable, isAll ? firefox() : '']);
const postgresql = isQuick ? undefined : startPostgresql();
// awaited later: a failure must not end the run before its other checks
postgresql?.catch(() => {});
const builds = () =>
  buildPages('build', build).then(() => buildPages('build that records states', buildRecorded));
const checks = [
  check('types', 'npm run --silent check:types'),
  check('lint', 'biome ci .', { hint: 'Most of it is mended by: npm run format' }),
  check('promises are awaited', 'npm run --silent check:promises'),
  check('import order', 'npm run --silent check:imports'),
  check('contract is well written', 'redocly lint openapi.yaml --config .redocly.lint.yaml', {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }),
  check('generated types are current', 'node scripts/generate.ts --check', {
    hint: 'It is mended by: npm run generate',
  }),
];
if (isQuick) {
  await Promise.all([...checks, vitest('quick tests', '--config vitest.quick.config.ts')]);
} else {
  // before the suites: the browser tests serve one of the builds
  await Promise.all([
    ...checks,
    check('expressions are linear', 'npm run --silent check:expressions'),
    builds(),
  ]);
  // side by side, because both wait at times
  await Promise.all([
    vitest('units, machines, contract, server', '').then(() => serverOnPostgresql(postgresql)),
    browsers.then(([path]) => browser(path)),
  ]);
  await check('budgets', 'node scripts/checks/budget.mjs');
  await check('every declared answer is given by the server', `node scripts/checks/answers.ts ${answers}`, {
    // it reads what the suites above have recorded
    alone: '',
    shows: true,
  });
}
if (isAll) {
  await check('tests notice what changes', `node scripts/checks/mutateChanged.mjs ${ref}`.trim(), {
    shows: true,
  });
}
rmSync(folder, { recursive: true, force: true });
print();
// CI hosts set `CI`; without it the machine may lack a browser
const isCi = !['', '0', 'false'].includes((process.env.CI ?? '').toLowerCase());
if (isCi && total.skipped > 0) console.log(`CI is set: skipped tests (${total.skipped}) count as failed.`);
const failed = total.failed + (isCi ? total.skipped : 0);
const skipped = isCi || total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
console.log(`${total.passed} passed, ${failed} failed${skipped}`);
process.exit(failed > 0 ? 1 : 0);
