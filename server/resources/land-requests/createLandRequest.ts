import { createHash } from 'node:crypto';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { countedArea } from '../../../rules/land-requests/countedArea.ts';
import { plotWords } from '../../../rules/land-requests/plot.ts';
import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import { fold, sortKey } from '../../../rules/lists/folding.ts';
import { trimName } from '../../../rules/people/personName.ts';
import {
  firstPhoneKey,
  isTurkishMobile,
  phoneKey,
  readDigits,
  smsNumber,
} from '../../../rules/people/phone.ts';
import { firstNoticeVersion } from '../../../rules/privacy/noticeVersion.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import type { Session } from '../../identity/sessions.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { addVisitorMessage, withinDailyTotal } from '../../outbox/visitorMessages.ts';
import type { Answer, Call } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { type FoundPlace, requirePlace } from '../places/requirePlace.ts';
import { readKey } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { makeReceipt } from './landRequestPhotos.ts';
import { landRequestText } from './landRequestText.ts';

type CreateServices = Pick<Services, 'db' | 'config' | 'outbox' | 'throttle' | 'now'>;
type Form = Omit<Call<'createLandRequest'>['body'], 'kvkk'>;

/** Who enters a form for its owner. */
interface Bringer {
  session: Session;
  /** It is meant although they have brought the same within a day. */
  again: boolean;
}

/**
 * Stores an owner's form and answers after the commit. The same key with the same content is stored
 * once.
 * @throws Refusal as {@link storeLandRequest}.
 */
export async function createLandRequest(
  services: CreateServices,
  call: Pick<Call<'createLandRequest'>, 'body' | 'headers'>,
): Promise<Answer<'createLandRequest'>> {
  const { id, token } = await storeLandRequest(services, call);
  return {
    status: 200,
    body: {
      status: 'success',
      reference: landRequestReference(id),
      ...(token !== undefined && { receipt_token: token }),
    },
  };
}

/**
 * Stores a land request, and wakes the outbox for those who are told of it.
 * @param bringer who has entered it in the owner's place, who is then told of it.
 * @throws Refusal 400 for places that do not belong together, and for what is no version of the
 * notice; 409 for a used key with another content, and for what was brought within a day already.
 */
export async function storeLandRequest(
  { db, config, outbox, throttle, now }: CreateServices,
  { body, headers }: Pick<Call<'createLandRequest'>, 'headers'> & { body: Form },
  bringer?: Bringer,
): Promise<{ id: number; token: string | undefined }> {
  const key = readKey(headers);
  const form = formColumns(body);
  // hash the trimmed values in their order: a retry may send its fields in another order, or
  // with other outer spaces
  const fingerprint = fingerprintOf(form);
  const place = await requirePlace(db, body);
  const row = {
    ...form,
    ...derivedColumns(form, place),
    kvkk_version: readNoticeVersion(headers['Kvkk-Version']),
    idempotency_key: key,
    fingerprint,
    brought_by: bringer?.session.personId ?? null,
  };
  // other numbers would cost more, and a robot could make us call them
  const number = config.messages.ownerReceipt ? smsNumber(form.phone) : undefined;
  const ownNumber = number !== undefined && isTurkishMobile(number) ? number : undefined;
  // whoever did not send it themselves is told in any case; what cannot go out, the office sees
  const receiptTo = bringer ? form.phone : ownNumber;
  const save = (isOver: boolean) =>
    db.transaction().execute(async (trx) => {
      if (bringer) await refuseBroughtAgain(trx, row, bringer);
      const stored = await trx
        .insertInto('land_requests')
        .values(row)
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning(['id', 'created_at'])
        .executeTakeFirst();
      if (!stored) {
        const earlier = await trx
          .selectFrom('land_requests')
          .select(['id', 'fingerprint', 'created_at', 'brought_by'])
          .where('idempotency_key', '=', key)
          // another repeat waits here, and then replaces the secret of this one
          .forNoKeyUpdate()
          .executeTakeFirst();
        // neither an owner nor another consultant gets an answer about what somebody else has entered
        if (earlier?.fingerprint !== fingerprint || earlier.brought_by !== row.brought_by) {
          throw new Refusal(409, landRequestText.otherForm);
        }
        const token = bringer ? undefined : await makeReceipt(trx, earlier, now());
        return { goesOut: false, id: earlier.id, token };
      }
      await recordHistory(trx, 'request', stored.id, bringer?.session, 'received');
      const alert = alertText.landRequest(config.publicUrl, form, { place: place.names, id: stored.id });
      const record = { kind: 'request', id: stored.id } as const;
      for (const message of alertMessages(config, alert, record)) await outbox.add(trx, message);
      // photographs are the owner's to add
      const token = bringer ? undefined : await makeReceipt(trx, stored, now());
      if (receiptTo === undefined) return { goesOut: false, id: stored.id, token };
      const receipt = {
        kind: 'landRequestReceived',
        phone: receiptTo,
        record,
        ...(bringer ? landRequestText.brought : landRequestText.received)(landRequestReference(stored.id)),
      } as const;
      return {
        goesOut: await addVisitorMessage(outbox, trx, receipt, { now: now(), isOver }),
        id: stored.id,
        token,
      };
    });
  const { id, token } =
    receiptTo === undefined
      ? await save(false)
      : await withinDailyTotal({ config, throttle }, { kind: 'landRequestReceived', now: now() }, save);
  // the outbox looks with four statements, which other visitors would wait for
  if (receiptTo !== undefined || config.messages.alertTo.length > 0) outbox.wake();
  return { id, token };
}

/** An arbitrary number, beside the consultant whose forms are stored one after the other. */
const bringingLock = 680_068;

/**
 * Asks before a consultant brings the same parcel of the same owner twice. Only their own land
 * requests are looked at: nobody learns what others have sent.
 * @throws Refusal 409
 */
async function refuseBroughtAgain(
  trx: Kysely<Database>,
  row: Pick<Insertable<Database['land_requests']>, 'neighbourhood_id' | 'ada' | 'parsel' | 'phone_key'> & {
    idempotency_key: string | null;
  },
  { session, again }: Bringer,
): Promise<void> {
  if (again) return;
  // the second of two windows waits here, and then finds what the first has stored
  await sql`select pg_advisory_xact_lock(${bringingLock}, ${session.personId}::integer)`.execute(trx);
  const same = await trx
    .selectFrom('land_requests')
    .select('id')
    .where('brought_by', '=', session.personId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .where('neighbourhood_id', '=', row.neighbourhood_id)
    .where('ada', '=', row.ada)
    .where('parsel', '=', row.parsel)
    .where('phone_key', '=', row.phone_key ?? '')
    .where(sql<SqlBool>`idempotency_key::text is distinct from ${row.idempotency_key}::text`)
    .limit(1)
    .executeTakeFirst();
  const message = landRequestText.broughtAgain;
  if (same) throw new Refusal(409, message, { fields: { again: message } });
}

type FormColumns = ReturnType<typeof formColumns>;

/** The form's values as they are stored. */
export function formColumns({ info, user, ...plot }: Form) {
  return {
    province_id: plot.il,
    district_id: plot.ilce,
    neighbourhood_id: plot.mahalle,
    ada: plot.ada.trim(),
    parsel: plot.parsel.trim(),
    tapu_durum: info.tapu_durum,
    sahip_zaman: info.sahip_zaman,
    resmi_yol: info.resmi_yol,
    imar_durum: info.imar_durum,
    arsa_deger: info.arsa_deger,
    edinme_sekli: info.edinme_sekli,
    egim: info.egim,
    manzara: info.manzara,
    metrekare: info.metrekare.trim(),
    name: trimName(user.name),
    phone: user.phone.trim(),
    mesaj: user.mesaj ?? '',
  };
}

/** SHA-256 of the form's content. */
export const fingerprintOf = (form: FormColumns): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('hex');

/** What lists, searches and the report read. */
export function derivedColumns(form: FormColumns, place: FoundPlace) {
  const words = `${form.name} ${form.phone} ${phoneKey(readDigits(form.phone))} ${plotWords(form)}`;
  return {
    search_text: `${fold(words)} ${place.searchText}`,
    il_sort: place.provinceSort,
    name_sort: sortKey(form.name),
    phone_key: firstPhoneKey(form.phone),
    area_m2: countedArea(form.metrekare),
  };
}

/**
 * The version of the notice that the page has shown: one that was loaded before a change knows only
 * the older one, one of a newer release may be ahead of this process.
 * @throws Refusal 400 for what is no version.
 */
function readNoticeVersion(sent: string | undefined): string {
  if (sent === undefined) return firstNoticeVersion;
  if (/^\d{4}-\d{2}$/.test(sent)) return sent;
  throw new Refusal(400, refusalText.badInput, { fields: { 'Kvkk-Version': refusalText.badInput } });
}
