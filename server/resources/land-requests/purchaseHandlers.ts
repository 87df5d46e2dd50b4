import { type Kysely, sql } from 'kysely';
import {
  cleanStep,
  type PurchaseStep,
  type StepFields,
  type StepName,
  stepFaults,
  stepFieldsOf,
} from '../../../rules/land-requests/purchaseStep.ts';
import { maskIban } from '../../../rules/people/iban.ts';
import { istanbulTime, startOfDay } from '../../../rules/records/istanbulTime.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { firstMessageHour, toPhone } from '../../outbox/message.ts';
import type { Body, Handlers } from '../handlerTypes.ts';
import { lastEntry, recordHistory } from '../history.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { nextVersion, outdated, outdatedBy } from '../versions.ts';
import { landRequestText } from './landRequestText.ts';
import { endedLink } from './offers.ts';
import { lockPlan } from './purchaseLock.ts';
import { purchasePaperHandlers } from './purchasePapers.ts';
import { planOfLink, readPlan, selectSteps, toStep } from './purchasePlans.ts';
import { purchaseText } from './purchaseText.ts';

const hourMs = 60 * 60 * 1000;

/** The plan of a purchase, as the office changes it and its owner sees it (product, 4). */
export function purchaseHandlers(services: Services) {
  const { db, outbox, now } = services;

  return {
    ...purchasePaperHandlers(services),

    getPurchase: async ({ params }) => ({ status: 200, body: await readPlan(db, params.id) }),

    async changePurchaseStep({ params: { id, step }, body, headers, session }) {
      const fields = cleanStep(step, fieldsOf(body));
      const form = { ...fields, step, landRequest: id };
      const save = { kind: 'purchaseStep', headers, id, form, mismatchMessage: refusalText.usedKey };
      await saveOnce(services, save, (transact) =>
        transact(async (trx) => {
          const landRequest = await lockPlan(trx, id);
          const before = toStep(
            await selectSteps(trx)
              .where('land_request_id', '=', id)
              .where('step', '=', step)
              .executeTakeFirstOrThrow(),
          );
          const stored = cleanStep(step, stepFieldsOf(before));
          // also a repeat after a lost answer
          if (isSame(fields, stored)) return id;
          if (landRequest.erased_at) throw new Refusal(409, landRequestText.erased);
          if (landRequest.status === 'closed') throw new Refusal(409, purchaseText.closed);
          if (body.version !== landRequest.planVersion) {
            const last = await lastEntry(trx, 'request', [id], ['stepChanged']);
            throw last ? outdatedBy(last, purchaseText.changed, session) : outdated();
          }
          refuseFaults(step, fields, stored, now());
          const after = await storeStep(trx, id, { step, fields, before, now: now() });
          await trx
            .updateTable('purchase_plans')
            .set({ version: nextVersion })
            .where('land_request_id', '=', id)
            .execute();
          await recordHistory(trx, 'request', id, session, 'stepChanged', {
            step,
            step_state: after.state,
            ...(after.iban !== undefined && { iban: maskIban(after.iban) }),
          });
          await outbox.add(trx, {
            kind: 'purchaseStep',
            to: toPhone(landRequest.phone),
            record: { kind: 'request', id },
            ...purchaseText.stepChanged(id, after, before),
          });
          return id;
        }),
      );
      outbox.wake();
      return { status: 200, body: await readPlan(db, id) };
    },

    async getOwnerPurchase({ params: { token } }) {
      const id = await planOfLink(db, token);
      if (id === undefined) throw endedLink();
      return { status: 200, body: await readPlan(db, id) };
    },
  } satisfies Partial<Handlers>;
}

const fieldsOf = ({ amount, version: _, ...body }: Body<'changePurchaseStep'>): StepFields => ({
  reason: '',
  day: '',
  randevu_tarihi: '',
  randevu_yeri: '',
  iban: '',
  ...body,
  amount: amount === undefined ? '' : String(amount),
});

const isSame = (one: StepFields, other: StepFields) => JSON.stringify(one) === JSON.stringify(other);

/** @throws Refusal 400 that names the fields with a fault. */
function refuseFaults(step: StepName, fields: StepFields, stored: StepFields, now: Date): void {
  const faults = stepFaults(step, fields, { stored, now });
  const texts: Record<string, string> = {};
  for (const field of ['reason', 'day', 'amount', 'randevu_tarihi', 'randevu_yeri', 'iban'] as const) {
    const fault = faults[field];
    if (fault) texts[field] = purchaseText.fault(field, fault);
  }
  if (Object.keys(texts).length > 0) throw new Refusal(400, refusalText.checkFields, { fields: texts });
}

/** @returns the step as it is now. */
async function storeStep(
  trx: Kysely<Database>,
  id: number,
  { step, fields, before, now }: { step: StepName; fields: StepFields; before: PurchaseStep; now: Date },
): Promise<PurchaseStep> {
  const { state, reason, day, amount, iban } = fields;
  const isSettled = state !== 'waiting';
  await trx
    .updateTable('purchase_steps')
    .set({
      state,
      reason,
      day: day || null,
      amount: amount === '' ? null : Number(amount),
      iban: iban || null,
      changed_at: now,
      settled_at: isSettled ? (before.state === state ? sql<Date>`settled_at` : now) : null,
      ...(step === 'appointment' && appointmentOf(fields, before, now)),
    })
    .where('land_request_id', '=', id)
    .where('step', '=', step)
    .execute();
  return toStep(
    await selectSteps(trx)
      .where('land_request_id', '=', id)
      .where('step', '=', step)
      .executeTakeFirstOrThrow(),
  );
}

/** The columns of an appointment; one that is left out stays as a cancelled one. */
function appointmentOf({ randevu_tarihi, randevu_yeri }: StepFields, before: PurchaseStep, now: Date) {
  const { sequence, cancelled = false } = before;
  if (randevu_tarihi === '') {
    if (before.randevu_tarihi === undefined || cancelled) return {};
    return { is_cancelled: true, sequence: (sequence ?? 0) + 1 };
  }
  const isUnchanged =
    !cancelled && before.randevu_tarihi === randevu_tarihi && before.randevu_yeri === randevu_yeri;
  if (isUnchanged) return {};
  const at = new Date(`${randevu_tarihi}:00+03:00`);
  return {
    appointment_at: at,
    place: randevu_yeri,
    is_cancelled: false,
    sequence: sequence === undefined ? 0 : sequence + 1,
    // the message of the change is as late as a reminder would be
    ...(now >= reminderTime(at) && { reminded_of: at }),
  };
}

/** The morning of the day before an appointment, in Istanbul. */
export function reminderTime(appointment: Date): Date {
  return new Date(startOfDay(istanbulTime(appointment).day, -1).getTime() + firstMessageHour * hourMs);
}
