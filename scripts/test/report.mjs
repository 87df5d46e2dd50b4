/**
 * What a test run has counted so far, and the tables that it ends with. The first run is on the
 * machine's own Node, because it installs ours.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../install/install.mjs';

const slowestFiles = 10;

/**
 * Collects what the parts of a run report.
 * @returns `count` for a finished part, `addFiles` for how long its test files took, `addRepeated`
 * for browser tests that passed on their second try, `print` and `total`.
 */
export function createReport() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const parts = [];
  const files = [];
  const repeated = [];
  return {
    total,
    count(name, { passed = 0, failed = 0, skipped = 0 }, seconds) {
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      parts.push({ name, seconds });
      const sign = failed > 0 ? '✗' : '✓';
      console.log(`${sign} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
    },
    addFiles: (part, some) => files.push(...some.map((one) => ({ ...one, part }))),
    addRepeated: (some) => repeated.push(...some),
    print() {
      const bySeconds = (one, other) => other.seconds - one.seconds;
      printTable('Seconds of each part', parts.toSorted(bySeconds));
      const slowest = files.toSorted(bySeconds).slice(0, slowestFiles);
      printTable(
        'The slowest test files',
        slowest.map(({ name, part, seconds }) => ({ name: `${name} (${part})`, seconds })),
      );
      if (repeated.length === 0) return;
      console.log('\nPassed on the second try, and what the first one waited for');
      for (const { name, reason } of repeated) console.log(`! ${name}\n    ${reason}`);
    },
  };
}

function printTable(title, rows) {
  if (rows.length === 0) return;
  console.log(`\n${title}`);
  for (const { name, seconds } of rows) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`);
}

/** @returns the counts and the files' seconds of a JSON report of Vitest. */
export function readVitestReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    repeated: [],
  };
}

/** @returns the same of a JSON report of Playwright, with the tests that needed a second try. */
export function readPlaywrightReport(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap(testsOf);
  const files = [...new Set(tests.map(({ file: name }) => name))].map((name) => ({
    name: `tests/browser/${name}`,
    seconds: secondsOf(tests.filter((test) => test.file === name)),
  }));
  const repeated = tests
    .filter(({ status }) => status === 'flaky')
    .map(({ file: of, title, results }) => ({
      name: `tests/browser/${of}: ${title}`,
      reason: reasonOf(results.find(({ status }) => status !== 'passed')),
    }));
  return {
    counts: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    },
    files,
    repeated,
  };
}

const secondsOf = (tests) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;

const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({ file, title, status, results })),
  ),
  ...suites.flatMap(testsOf),
];

/** The first lines of an error: what was expected, of which element, and where. */
function reasonOf({ error, errors = [] } = {}) {
  const { message = 'no error was reported', location } = error ?? errors[0] ?? {};
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const where = location ? ` (${relative(root, location.file)}:${location.line})` : '';
  return lines.slice(0, 6).join('\n    ') + where;
}
