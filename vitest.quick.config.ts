import { defineConfig } from 'vitest/config';
import common from './vitest.config.ts';

/**
 * The tests of `npm run test:quick`. They need no database. The excluded contract tests call the
 * whole server or the mock, which takes minutes.
 */
export default defineConfig({
  test: {
    ...common.test,
    include: ['{rules,machines}/**/*.test.ts', 'tests/{machines,contract}/**/*.test.ts'],
    exclude: ['tests/contract/{ended-session,inputs,mock,server,walk,wrong-calls}.test.ts'],
    globalSetup: 'tests/contract/document/parsedContract.ts',
  },
});
