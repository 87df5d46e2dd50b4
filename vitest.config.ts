import { defineConfig } from 'vitest/config';

// Another time zone and another language than the product's: nothing that it says may depend on
// those of the machine. The test workers and the processes that tests start inherit both.
process.env.TZ = 'America/New_York';
process.env.LC_ALL = 'C';

/**
 * Set for a run of the server's tests on a PostgreSQL server; without it they run on the embedded
 * database.
 */
const onServer = process.env.TEST_DATABASE_URL !== undefined;

/**
 * Not repeated on a server: slow senders and silent buckets never reach the database, and the tests
 * of forms, files and headers ask it nothing that other tests do not ask too.
 * `postgresql/backup.test.ts` fills the demo there.
 */
const onOneEngine = [
  'tests/server/http/{slow-senders,own-limits,security}.test.ts',
  'tests/server/files/{file-stores,public-image,s3-limits,strip-location-metadata}.test.ts',
  'tests/server/forms/**',
  'tests/server/demo/**',
];

/** Set by `npm test`, which leaves out what follows; `npm run test:all` and a run by hand do not. */
const judgesChange = process.env.TEST_LEVEL === 'change';

/** Real processes and real waits: for time limits, stalled senders, silent stores, crashes, backups. */
export const long = [
  'tests/server/embedded/{backup,backup-s3,backup-control,orphan,synced-commits,log-trimming}.test.ts',
  'tests/server/files/{s3,s3-limits}.test.ts',
  'tests/server/http/{own-limits,slow-senders}.test.ts',
  'tests/server/{start/lifecycle,database/durability,lists/list-plans}.test.ts',
  'tests/server/demo/**',
];

/** What differs on a PostgreSQL server: races, plans, order, locks, and each operation's success. */
const differing = [
  'tests/server/{postgresql,lists,saves,land-requests}/**/*.test.ts',
  'tests/contract/server.test.ts',
];
const everyServerTest = [
  'tests/server/**/*.test.ts',
  'tests/contract/{server,walk,ended-session,inputs}.test.ts',
];

export default defineConfig({
  test: {
    include: onServer
      ? judgesChange
        ? differing
        : everyServerTest
      : [
          '{api,rules,machines,server,src}/**/*.test.ts',
          'tests/{machines,contract,server,scripts}/**/*.test.ts',
        ],
    exclude: [
      ...(onServer ? ['tests/server/embedded/**', ...onOneEngine] : ['tests/server/postgresql/**']),
      ...(judgesChange ? long : []),
    ],
    globalSetup: 'tests/server/fixtures/testDatabases.ts',
    // the first test of a file also waits until the server that the file's tests share has started
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // a second is too short on a busy machine
    expect: { poll: { timeout: 10_000 } },
    // Each imports the server and opens a database. All tests, of which many wait for time limits,
    // need more than a small machine has cores; those of a change share them with the browser's.
    maxWorkers: judgesChange ? 2 : 4,
    // files share what they import: reading it anew for each would take as long as all tests
    isolate: false,
  },
});
