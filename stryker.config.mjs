/**
 * `npm run mutate`: breaks the machines in every small way, one way at a time, and counts how many
 * the tests notice. `npm run mutate -- --mutate machines/account/signIn.ts` breaks one file only. What has
 * not changed since the last run is not run again; after a new test `--force` runs all of it, since
 * what a file does while it is loaded (constants, the machines themselves) belongs to no test.
 */
export default {
  mutate: ['{rules,machines}/**/*.ts', '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/xstateIgnorer.mjs'],
  ignorers: ['xstate'],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker/incremental.json',
  tempDirName: '.stryker',
  concurrency: 2,
  // long enough that a busy machine's slowness is not taken for a test that noticed; what waits in
  // vain fails by the tests' own timeout
  timeoutMS: 15_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  warnings: { slow: false },
  disableTypeChecks: true,
};
