import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import type { FileRemovals } from './fileRemovals.ts';
import type { FileStore } from './files.ts';
import type { Outbox } from './outbox.ts';
import type { Sessions } from './sessions.ts';
import type { Throttle } from './throttle.ts';
import type { UploadSlots } from './uploadSlots.ts';

/** What every handler may use; made once at the start. */
export interface Services {
  db: Kysely<Database>;
  config: Config;
  outbox: Outbox;
  files: FileStore;
  removals: FileRemovals;
  sessions: Sessions;
  throttle: Throttle;
  uploadSlots: UploadSlots;
  log: FastifyBaseLogger;
  /** The clock; tests set it. */
  now: () => Date;
}
