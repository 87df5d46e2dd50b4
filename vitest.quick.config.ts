import { defineConfig } from 'vitest/config';
import common, { long } from './vitest.config.ts';

/**
 * The tests of `npm run test:quick`: those that take little for what they notice. Left out are
 * those that take more than about four seconds, and most of what calls the mock or every operation.
 */
export default defineConfig({
  test: {
    ...common.test,
    // each worker imports the server and opens a database: what remains here waits for little
    maxWorkers: 2,
    exclude: [
      ...long,
      'tests/scripts/**',
      'tests/server/{postgresql,embedded}/**',
      'tests/contract/{list-filters,inputs}.test.ts',
      'tests/contract/{mock,server,walk,wrong-calls}.test.ts',
      'tests/contract/document/release.test.ts',
      'tests/server/account/{password-reset,second-factor,stolen-session,team}.test.ts',
      'tests/server/{outbox/outbox,messages/outbox-list}.test.ts',
      'tests/server/{ads,metrics,places,privacy}/**',
      'tests/server/{http/address-limits,saves/save-keys}.test.ts',
      'tests/server/http/readiness.test.ts',
      'tests/server/lists/{kept-counts,phone-search,report-figures,search,turkish-order}.test.ts',
      'tests/server/land-requests/{similar-land-requests,report}.test.ts',
      'tests/server/{forms/uploads,files/file-removals,files/public-image,outbox/alerts}.test.ts',
      'src/app/companyFacts.test.ts',
    ],
  },
});
