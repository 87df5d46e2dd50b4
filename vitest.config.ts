import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{api,machines,server,src}/**/*.test.ts', 'tests/{machines,contract,server}/**/*.test.ts'],
    globalSetup: 'tests/server/preparedDatabase.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // files share what they import: reading it anew for each would take as long as all tests
    isolate: false,
  },
});
