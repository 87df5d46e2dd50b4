import { defineConfig } from 'vitest/config';

/** The tests of the machines alone; the diagrams would notice every change, whether it matters or not. */
export default defineConfig({
  test: {
    include: ['machines/**/*.test.ts', 'tests/machines/**/*.test.ts'],
    exclude: ['tests/machines/flows.test.ts', 'tests/machines/all.test.ts'],
  },
});
