import type { Services } from '../services.ts';
import { erase } from './erase.ts';
import { findExpired } from './personalData.ts';

/** Records of each kind in one transaction, for which the writers of messages wait. */
const batchSize = 50;
/** What is left is erased an hour later, so that a stop does not wait for it. */
const maxBatches = 50;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Erases the personal data of land requests and consultants that were cancelled `RETENTION_DAYS`
 * ago. Several processes may do so at a time: each takes what no other has locked.
 */
export async function eraseExpired({ db, config, removals, now }: Services): Promise<void> {
  if (config.retentionDays === undefined) return;
  const before = new Date(now().getTime() - config.retentionDays * dayMs);
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const found = await db.transaction().execute(async (trx) => {
      const data = await findExpired(trx, before, { config, limit: batchSize });
      const count = data.landRequests.length + data.consultants.length;
      if (count > 0) await erase(trx, data, { by: 'retention', kept: 0 });
      return count;
    });
    if (found === 0) break;
    removals.wake();
  }
}
