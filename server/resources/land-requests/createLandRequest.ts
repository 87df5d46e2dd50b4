import { createHash } from 'node:crypto';
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
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { addVisitorMessage, withinDailyTotal } from '../../outbox/visitorMessages.ts';
import type { Answer, Body, Call } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { type FoundPlace, requirePlace } from '../places/requirePlace.ts';
import { readKey } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { makeReceipt } from './landRequestPhotos.ts';
import { landRequestText } from './landRequestText.ts';

/**
 * Stores an owner's form and answers after the commit. The same key with the same content is stored
 * once.
 * @throws Refusal 400 for places that do not belong together, and for what is no version of the
 * notice; 409 for a used key with another content.
 */
export async function createLandRequest(
  { db, config, outbox, throttle, now }: Pick<Services, 'db' | 'config' | 'outbox' | 'throttle' | 'now'>,
  { body, headers }: Pick<Call<'createLandRequest'>, 'body' | 'headers'>,
): Promise<Answer<'createLandRequest'>> {
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
  };
  // other numbers would cost more, and a robot could make us call them
  const number = config.messages.ownerReceipt ? smsNumber(form.phone) : undefined;
  const receiptTo = number !== undefined && isTurkishMobile(number) ? number : undefined;
  const save = (isOver: boolean) =>
    db.transaction().execute(async (trx) => {
      const stored = await trx
        .insertInto('land_requests')
        .values(row)
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning(['id', 'created_at'])
        .executeTakeFirst();
      if (!stored) {
        const earlier = await trx
          .selectFrom('land_requests')
          .select(['id', 'fingerprint', 'created_at'])
          .where('idempotency_key', '=', key)
          // another repeat waits here, and then replaces the secret of this one
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (earlier?.fingerprint !== fingerprint) throw new Refusal(409, landRequestText.otherForm);
        return { goesOut: false, id: earlier.id, token: await makeReceipt(trx, earlier, now()) };
      }
      await recordHistory(trx, 'request', stored.id, undefined, 'received');
      const alert = alertText.landRequest(config.publicUrl, form, { place: place.names, id: stored.id });
      const record = { kind: 'request', id: stored.id } as const;
      for (const message of alertMessages(config, alert, record)) await outbox.add(trx, message);
      const token = await makeReceipt(trx, stored, now());
      if (receiptTo === undefined) return { goesOut: false, id: stored.id, token };
      const receipt = {
        kind: 'landRequestReceived',
        phone: receiptTo,
        record,
        ...landRequestText.received(landRequestReference(stored.id)),
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
  return {
    status: 200,
    body: {
      status: 'success',
      reference: landRequestReference(id),
      ...(token !== undefined && { receipt_token: token }),
    },
  };
}

type FormColumns = ReturnType<typeof formColumns>;

/** The form's values as they are stored. */
export function formColumns({ info, user, ...plot }: Body<'createLandRequest'>) {
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
