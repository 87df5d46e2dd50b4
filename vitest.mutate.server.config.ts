import { defineConfig } from 'vitest/config';
import common from './vitest.mutate.config.ts';

/**
 * The tests of the rooms that `stryker.server.config.mjs` names. Left out are tests that wait for
 * real time, tests of the embedded database, and tests that start a process, which would run
 * without the mutant.
 */
export default defineConfig({
  test: {
    ...common.test,
    include: [
      'server/{identity,outbox,http,http/contract}/*.test.ts',
      'tests/server/{account,consultants,identity,outbox}/*.test.ts',
      'tests/server/messages/outbox-list.test.ts',
      'tests/server/land-requests/{offer-messages,offer-links,call-reminders}.test.ts',
      'tests/server/lists/phone-search.test.ts',
      'tests/server/http/{roles,security}.test.ts',
    ],
    exclude: [],
    globalSetup: ['tests/server/fixtures/testDatabases.ts', 'tests/contract/document/parsedContract.ts'],
    // the first test of a worker also waits for its database
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // a message that does not go out at once goes out after the five seconds of a round
    expect: { poll: { timeout: 3_000 } },
  },
});
