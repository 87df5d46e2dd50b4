import type { Kysely } from 'kysely';
import { smsNumber } from '../../../rules/people/phone.ts';
import { Refusal } from '../../config/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { countPasswordGuess } from '../../identity/passwordGuesses.ts';
import { digestOf, isDigestOf } from '../../identity/passwords.ts';
import type { Session } from '../../identity/sessions.ts';
import { notifyAccount } from '../../outbox/notifyAccount.ts';
import type { Services } from '../services.ts';
import { accountText } from './accountText.ts';

/** The refusal of a change of password or email for which the current password is needed. */
export function currentPasswordNeeded(message: string = accountText.currentPassword.missing): Refusal {
  return new Refusal(400, message, { fields: { current_password: message } });
}

/**
 * Whether the caller has shown by a recent sign-in or by the current password that the session is
 * not a stolen one. The password is the caller's own, as typed or as the digest of the sign-in.
 * @throws Refusal 400 for a wrong password, 429 after too many, as at the sign-in.
 */
export async function hasProvenIdentity(
  { db, config, throttle, now }: Pick<Services, 'db' | 'config' | 'throttle' | 'now'>,
  session: Session,
  current: string | undefined,
  ip: string,
): Promise<boolean> {
  const ageMs = now().getTime() - session.signedInAt.getTime();
  if (ageMs < config.freshSignInMinutes * 60_000) return true;
  if (current === undefined || current === '') return false;
  const { email, password_hash } = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', session.personId)
    .executeTakeFirstOrThrow();
  const takeBack = await countPasswordGuess(throttle, email, ip);
  const digest = /^[0-9a-f]{32}$/.test(current) ? current : digestOf(current);
  if (!(await isDigestOf(password_hash, digest)))
    throw currentPasswordNeeded(accountText.currentPassword.wrong);
  await takeBack();
  return true;
}

/** How often an admin may do what needs a proof; each may cost a slow check of the password. */
const maxProofs = 60;
const proofSeconds = 15 * 60;

/**
 * Refuses a call of an admin unless {@link hasProvenIdentity}.
 * @param proof.current the current password, if it was sent.
 * @param proof.message asks for it.
 * @throws Refusal 400 while the sign-in is too old and the current password missing or wrong, 429
 * after too many calls or wrong passwords.
 */
export async function requireProvenIdentity(
  services: Pick<Services, 'db' | 'config' | 'throttle' | 'now'>,
  session: Session,
  proof: { current: string | undefined; ip: string; message: string },
): Promise<void> {
  await services.throttle.hit(`proof:${session.personId}`, maxProofs, proofSeconds);
  if (!(await hasProvenIdentity(services, session, proof.current, proof.ip)))
    throw currentPasswordNeeded(proof.message);
}

/** How often an account may change its address or phone in a day: others get messages by each. */
const maxContactChanges = 10;

/** @throws Refusal 429 for too many new addresses or phones of an account. */
export async function countContactChange(
  { throttle }: Pick<Services, 'throttle'>,
  field: 'email' | 'phone',
  id: number,
): Promise<void> {
  await throttle.hit(`${field}:account:${id}`, maxContactChanges, 24 * 60 * 60);
}

/** Whether two phone fields send text messages to different numbers, however they are written. */
export function isOtherPhone(before: string, after: string): boolean {
  const number = (phone: string) => smsNumber(phone) ?? phone.trim();
  return number(before) !== number(after);
}

/** A field's value before and after a change. */
export type BeforeAndAfter = readonly [before: string, after: string];

/**
 * Tells an account what has changed: the old and the new mailbox, and the old phone. The messages
 * hold nothing that anybody has typed.
 * @param changed.password which of the account's sessions a new password has ended.
 */
export async function tellOfChange(
  { outbox, config }: Pick<Services, 'outbox' | 'config'>,
  trx: Kysely<Database>,
  changed: {
    personId: number;
    password: 'all' | 'others' | undefined;
    emails: BeforeAndAfter;
    phones?: BeforeAndAfter;
  },
): Promise<void> {
  const [email, newEmail] = changed.emails;
  const { personId: id, phones } = changed;
  const office = config.messages.contactEmail;
  if (email !== newEmail) {
    const toOld = accountText.emailChangedMessage(office);
    await notifyAccount(outbox, trx, 'emailChanged', { id, email, phone: '' }, toOld);
    const toNew = accountText.newEmailMessage(office);
    await notifyAccount(outbox, trx, 'emailChanged', { id, email: newEmail, phone: '' }, toNew);
  }
  if (phones && isOtherPhone(...phones)) {
    const [phone] = phones;
    const message = accountText.phoneChangedMessage(office);
    await notifyAccount(outbox, trx, 'phoneChanged', { id, email, phone }, message);
  }
  if (changed.password) {
    const message = accountText.passwordChangedMessage(office, changed.password);
    await notifyAccount(outbox, trx, 'passwordChanged', { id, email, phone: '' }, message);
  }
}
