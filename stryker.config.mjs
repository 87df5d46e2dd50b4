/**
 * `npm run mutate` changes the machines in every small way, one way at a time, and counts how many
 * changes the tests detect. `stryker.rules.config.mjs` does the same for the rules.
 * `npm run mutate -- --mutate machines/account/signIn.ts` changes one file. A mutant whose file and
 * tests are unchanged keeps its last result; `--force` runs all again, which the constants of a
 * file need after a new test. A mutant that breaks a test file before its first test is reported as
 * an error; it counts neither as detected nor as undetected.
 */
export default {
  mutate: ['machines/**/*.ts', '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/checks/xstateIgnorer.mjs'],
  ignorers: ['xstate'],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker/incremental.json',
  tempDirName: '.stryker',
  concurrency: 2,
  // a slow machine must not count as a detected change; a test's own timeout is shorter
  timeoutMS: 15_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 95, break: 95 },
  warnings: { slow: false },
  disableTypeChecks: true,
};
