import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { lockGroup } from './joined.ts';
import { planStatus } from './purchasePlans.ts';

/**
 * Locks the land request of a plan with its group, as its moves do.
 * @throws Refusal 404 without a plan.
 */
export async function lockPlan(trx: Kysely<Database>, id: number) {
  const group = await lockGroup(trx, [id]);
  const landRequest = group.find((one) => one.id === id);
  const plan = await trx
    .selectFrom('purchase_plans')
    .select('version')
    .select(planStatus(sql`purchase_plans.land_request_id`).as('status'))
    .where('land_request_id', '=', id)
    .executeTakeFirst();
  if (!landRequest || !plan) throw new Refusal(404, refusalText.missing);
  return { ...landRequest, status: plan.status, planVersion: plan.version };
}
