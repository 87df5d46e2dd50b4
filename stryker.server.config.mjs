import common from './stryker.config.mjs';

/**
 * `npm run mutate:server` changes the server's identity, access, throttling and outbox, as
 * `stryker.config.mjs` changes machines. Its tests run on PostgreSQL: a process of the embedded
 * database starts slowly, and each mutant that hangs needs a new one.
 * `npm run mutate:server -- --mutate server/identity/throttle.ts` changes one file.
 */
export default {
  ...common,
  mutate: [
    'server/{identity,outbox}/*.ts',
    'server/http/slowSenders.ts',
    'server/http/contract/{admit,addressLimits}.ts',
    '!**/*.test.ts',
  ],
  vitest: { configFile: 'vitest.mutate.server.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorers: [],
  incrementalFile: 'node_modules/.cache/stryker/incremental.server.json',
  // the first mutant of a process also waits for the prepared database
  timeoutMS: 60_000,
  // a process keeps the memory of its databases
  maxTestRunnerReuse: 100,
  thresholds: { high: 90, low: 90, break: 90 },
};
