import { defineConfig } from 'vitest/config';

/**
 * The tests of the rules and the machines. Each machine's own test compares it with its diagram, so
 * the tests that draw all of them are left out.
 */
export default defineConfig({
  test: {
    include: ['{rules,machines}/**/*.test.ts', 'tests/machines/**/*.test.ts'],
    exclude: ['tests/machines/flows.test.ts', 'tests/machines/all.test.ts'],
    globalSetup: 'tests/contract/parsedContract.ts',
    // Stryker starts a process for each mutant: its files share what they import
    isolate: false,
    // shorter than Stryker's timeout, so that a test fails before its process is given up
    testTimeout: 2000,
  },
});
