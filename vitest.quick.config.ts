import { defineConfig } from 'vitest/config';
import common from './vitest.config.ts';

/**
 * The tests of `npm run test:quick`. They need no database. The excluded contract tests call the
 * server or the mock, draw filter bars or read the last release, and take minutes.
 */
export default defineConfig({
  test: {
    ...common.test,
    include: ['{rules,machines}/**/*.test.ts', 'tests/{machines,contract}/**/*.test.ts'],
    exclude: [
      'tests/contract/{ended-session,filter-bars,given-examples,inputs}.test.ts',
      'tests/contract/{mock,server,walk,wrong-calls}.test.ts',
      'tests/contract/document/release.test.ts',
    ],
    globalSetup: 'tests/contract/document/parsedContract.ts',
  },
});
