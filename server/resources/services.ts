import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Clock } from '../database/clock.ts';
import type { Database } from '../database/schema.ts';
import type { DiskSpace } from '../files/diskSpace.ts';
import type { FileRemovals } from '../files/fileRemovals.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { AccessLog } from '../identity/accessLog.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { UploadSlots } from '../identity/uploadSlots.ts';
import type { VisitorImages } from '../identity/visitorImages.ts';
import type { SmsGateway } from '../outbox/gateways/gateway.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ReportAsker } from '../outbox/reportAsker.ts';
import type { SmsAccount } from '../outbox/smsAccount.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

/**
 * Checks what a form's own call would be sent, by the contract. Changes numbers in texts into
 * numbers.
 * @returns a Turkish sentence for each refused field; none for a body that is good.
 */
export type CheckBody = (
  operation: 'createLandRequest' | 'createAd' | 'applyAsConsultant',
  body: object,
) => Record<string, string>;

/** Works on imports in the background. */
export interface ImportRunner {
  /** Goes on with what a stop has interrupted, and looks again each minute. */
  start(): void;
  /** Ends after the rows that are being worked on. */
  stop(): Promise<void>;
  /** There is something to do. */
  wake(): void;
  /** Does all that is to do; `wake` calls it. */
  run(): Promise<void>;
}

/** What handlers use; made once at the start. */
export interface Services {
  db: Kysely<Database>;
  config: Config;
  outbox: Outbox;
  smsAccount: SmsAccount;
  /** Undefined where text messages go to the log. */
  smsGateway: SmsGateway | undefined;
  reportAsker: ReportAsker;
  webhooks: Webhooks;
  files: FileStore;
  disk: DiskSpace;
  removals: FileRemovals;
  sessions: Sessions;
  throttle: Throttle;
  accessLog: AccessLog;
  clock: Clock;
  checkBody: CheckBody;
  importRunner: ImportRunner;
  uploadSlots: UploadSlots;
  visitorImages: VisitorImages;
  log: FastifyBaseLogger;
  /** Tests set the clock. */
  now: () => Date;
}
