import { type Kysely, sql } from 'kysely';
import { firstPhoneKey } from '../../rules/people/phone.ts';
import type { Database } from '../database/schema.ts';
import type { OutboxTable } from '../database/tables/outbox.ts';
import { keepRefusal } from './commercialRefusals.ts';
import { type Carrier, type DeliveryReport, fieldOf } from './gateways/gateway.ts';
import { readIletimerkeziReport } from './gateways/iletimerkezi.ts';
import { readNetgsmReport } from './gateways/netgsm.ts';
import { readVerimorReport } from './gateways/verimor.ts';
import { bySmsColumns } from './whatsapp/bySmsColumns.ts';
import { whatsappText } from './whatsapp/whatsappText.ts';

interface PushedReport {
  provider: Carrier;
  report: DeliveryReport;
}

const readers = {
  verimor: readVerimorReport,
  iletimerkezi: readIletimerkeziReport,
  netgsm: readNetgsmReport,
} as const;

/**
 * What a gateway has posted, in the shape of whichever: Verimor's list, İleti Merkezi's `report`,
 * NetGSM's `jobs` or one of them. After a change of gateways the old one reports for some days.
 * @returns nothing for what is no report, such as a text that was received.
 */
export function readPushedReports(body: unknown): PushedReport[] {
  const jobs = fieldOf(body, 'jobs');
  const list: unknown[] = Array.isArray(body) ? body : Array.isArray(jobs) ? jobs : [body];
  return list.flatMap((one) => {
    for (const provider of ['verimor', 'iletimerkezi', 'netgsm'] as const) {
      const report = readers[provider](one);
      if (report) return [{ provider, report }];
    }
    return [];
  });
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Stores what a gateway says of a message. One that is not ours, that was erased, or that was sent
 * again since, is ignored. What was final stays, so reports may be repeated and come in any order.
 * What WhatsApp could not deliver goes by SMS.
 * @returns whether a message is due again: wake the outbox.
 */
export async function storeReport(
  db: Kysely<Database>,
  { provider, report }: PushedReport,
): Promise<boolean> {
  const key = report.deliveryKey !== undefined && uuid.test(report.deliveryKey) ? report.deliveryKey : null;
  const reference = report.reference ?? null;
  return await db.transaction().execute(async (trx) => {
    const { rows } = await sql<ReportedRow>`
      select id, kind, recipient, report is not null as is_final from outbox_messages
      where erased_at is null
        and (delivery_key = ${key}::uuid or (gateway_reference = ${reference} and gateway = ${provider}))
      order by id
      for update`.execute(trx);
    const goesBySms = provider === 'whatsapp' && report.state === 'undelivered';
    if (goesBySms) {
      const open = rows.filter(({ is_final }) => !is_final).map(({ id }) => id);
      return await sendBySms(trx, open, report.reason ?? whatsappText.failed(undefined));
    }
    for (const row of rows) await storeReportOf(trx, row, { provider, report });
    return false;
  });
}

async function sendBySms(trx: Kysely<Database>, ids: readonly number[], reason: string): Promise<boolean> {
  if (ids.length === 0) return false;
  await trx.updateTable('outbox_messages').set(bySmsColumns(reason)).where('id', 'in', ids).execute();
  return true;
}

/** A message that a report is about. */
interface ReportedRow {
  id: number;
  kind: OutboxTable['kind'];
  recipient: string;
  /** Whether an earlier report was final. */
  is_final: boolean;
}

async function storeReportOf(
  trx: Kysely<Database>,
  { id, kind, recipient, is_final: isFinal }: ReportedRow,
  { provider, report }: PushedReport,
): Promise<void> {
  const { state, reason, isNumberFault, isConsentRefused, parts, cost, reference } = report;
  const number = firstPhoneKey(recipient);
  const told = {
    gateway: provider,
    gateway_reference: sql<string>`coalesce(gateway_reference, ${reference ?? null})`,
    ...(parts !== undefined && parts >= 1 && { parts: Math.round(parts) }),
    ...(cost !== undefined && { cost }),
  };
  const final = {
    report: state === 'open' ? null : state,
    // it was handed over, though the answer to that may be lost
    delivered_at: sql<Date>`coalesce(delivered_at, now())`,
    abandoned_as: null,
    unknown_since: null,
    last_error: state === 'undelivered' ? (reason ?? null) : null,
    ...(state === 'undelivered' && isNumberFault && number !== '' && { dead_number: number }),
    ...(state !== 'open' && { report_due_at: null }),
  };
  await trx
    .updateTable('outbox_messages')
    .set({ ...told, ...(isFinal ? {} : final) })
    .where('id', '=', id)
    .execute();
  if (!isFinal && state === 'undelivered' && isConsentRefused)
    await keepRefusal(trx, { kind, recipient }, { gateway: provider, reason: reason ?? '' });
  // what arrives by WhatsApp says nothing of text messages
  if (isFinal || state !== 'delivered' || number === '' || provider === 'whatsapp') return;
  // the number gets messages again
  await trx
    .updateTable('outbox_messages')
    .set({ dead_number: null })
    .where('dead_number', '=', number)
    .execute();
}
