import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { createClock } from '../database/clock.ts';
import type { Database } from '../database/schema.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { createDiskSpace } from '../files/diskSpace.ts';
import { createFileRemovals } from '../files/fileRemovals.ts';
import { checkBody } from '../http/contract/checkBody.ts';
import { createAccessLog } from '../identity/accessLog.ts';
import { createSessions } from '../identity/sessions.ts';
import { createThrottle } from '../identity/throttle.ts';
import { createUploadSlots } from '../identity/uploadSlots.ts';
import { createVisitorImages } from '../identity/visitorImages.ts';
import { createChannels, deliveryLimits } from '../outbox/channels.ts';
import { createGatewayAccount } from '../outbox/gatewayAccount.ts';
import { createGateway } from '../outbox/gateways/createGateway.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createReportAsker } from '../outbox/reportAsker.ts';
import { createWhatsapp } from '../outbox/whatsapp/createWhatsapp.ts';
import { createImportRunner } from '../resources/imports/importRunner.ts';
import type { Services } from '../resources/services.ts';
import { createPostWebhook } from '../webhooks/postWebhook.ts';
import { createWebhooks } from '../webhooks/webhooks.ts';

/** The kind of an error, without its message. */
function kindOf(error: unknown): { type: string; code: string | undefined } {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, code };
}

/** Creates the services of one process. Background work begins only when it is started. */
export function createServices(parts: {
  config: Config;
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  now: () => Date;
}): Services {
  const { config, db, log, now } = parts;
  const files = createFileStore(config);
  const throttle = createThrottle(db, now);
  const { sms, whatsapp: whatsappConfig } = config.messages;
  const smsAccount = createGatewayAccount(db, sms?.provider, log);
  const smsGateway = sms && createGateway(sms);
  const whatsapp = whatsappConfig && createWhatsapp(whatsappConfig);
  const whatsappAccount = createGatewayAccount(db, whatsapp?.provider, log);
  const accounts = { sms: smsAccount, whatsapp: whatsappAccount };
  const deliver = createChannels(config, log, deliveryLimits, accounts);
  return {
    ...parts,
    checkBody,
    importRunner: createImportRunner({ db, now, checkBody }, (error) =>
      log.error({ err: error }, 'an import could not go on'),
    ),
    smsAccount,
    smsGateway,
    whatsappAccount,
    whatsapp,
    reportAsker: createReportAsker(db, smsGateway, (error) =>
      log.error({ err: error }, 'could not ask the SMS gateway for reports'),
    ),
    outbox: createOutbox(db, deliver, (error) =>
      // the reason may quote the recipient or the link; 'Giden Mesajlar' shows it, masked
      log.warn({ failure: kindOf(error) }, 'a message could not be delivered'),
    ),
    webhooks: createWebhooks(
      db,
      createPostWebhook({ allowsPrivate: config.webhooksMayBePrivate }),
      config,
      (error) => log.error({ err: error }, 'the end of a webhook was not stored'),
    ),
    files,
    disk: createDiskSpace(config),
    removals: createFileRemovals(db, files, (error) =>
      log.error({ err: error }, 'stored files were not removed'),
    ),
    throttle,
    accessLog: createAccessLog(db, throttle, now, (error) =>
      log.error({ err: error }, 'an entry of the log was not written'),
    ),
    clock: createClock(db, now, { isEmbedded: config.databaseUrl === undefined }),
    sessions: createSessions(db, now, config),
    uploadSlots: createUploadSlots(),
    visitorImages: createVisitorImages(throttle),
  };
}
