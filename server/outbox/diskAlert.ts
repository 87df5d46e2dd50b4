import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { istanbulTime } from '../../rules/records/istanbulTime.ts';
import type { Config } from '../config/config.ts';
import { Refusal } from '../config/refusal.ts';
import type { Database } from '../database/schema.ts';
import type { DiskSpace } from '../files/diskSpace.ts';
import type { Throttle } from '../identity/throttle.ts';
import { alertMessages } from './alerts.ts';
import { alertText } from './alertText.ts';
import type { Outbox } from './outbox.ts';

interface Needed {
  db: Kysely<Database>;
  config: Config;
  disk: Pick<DiskSpace, 'warning'>;
  outbox: Outbox;
  throttle: Throttle;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Tells the office (`ALERT_TO`) once a day, and once more when a disk that was low is full. */
export async function warnOfDisk({ db, config, disk, outbox, throttle, now, log }: Needed): Promise<void> {
  try {
    const warning = await disk.warning();
    if (!warning) return;
    const key = `diskAlert:${warning.level}:${istanbulTime(now()).day}`;
    // not by the message's `once_key`: a summary replaces messages
    await throttle.hit(key, 1, 24 * 60 * 60);
    log.warn({ disk: warning }, 'the disk fills up');
    for (const message of alertMessages(config, alertText.disk(config.publicUrl, warning))) {
      await outbox.add(db, message);
    }
    outbox.wake();
  } catch (error) {
    const isTold = error instanceof Refusal && error.status === 429;
    if (!isTold) log.error({ err: error }, 'could not warn of the disk');
  }
}
