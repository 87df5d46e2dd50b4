import { defineConfig } from 'vitest/config';

/**
 * The tests of the machines alone; each of them holds its machine against the committed diagram, so
 * that none has to draw them all.
 */
export default defineConfig({
  test: {
    include: ['{rules,machines}/**/*.test.ts', 'tests/machines/**/*.test.ts'],
    exclude: ['tests/machines/flows.test.ts', 'tests/machines/all.test.ts'],
    // a test that waits for what a broken machine never does fails by itself, sooner than its whole
    // process is given up
    testTimeout: 4000,
  },
});
