import { defineConfig } from 'vitest/config';
import common from './vitest.config.ts';

/**
 * The tests of `npm run test:quick`: rules, machines and the contract, without a database. Contract
 * tests that call the whole server or the mock take minutes.
 */
export default defineConfig({
  test: {
    ...common.test,
    include: ['{rules,machines}/**/*.test.ts', 'tests/{machines,contract}/**/*.test.ts'],
    exclude: ['tests/contract/{ended-session,inputs,mock,server,walk,wrong-calls}.test.ts'],
    globalSetup: 'tests/contract/document/parsedContract.ts',
  },
});
