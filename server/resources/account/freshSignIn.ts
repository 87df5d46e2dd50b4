import type { Kysely } from 'kysely';
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

/** How often an account may change its address in a day: each change writes to a new mailbox. */
const maxEmailChanges = 10;

/** @throws Refusal 429 for too many new addresses of an account. */
export async function countEmailChange({ throttle }: Pick<Services, 'throttle'>, id: number): Promise<void> {
  await throttle.hit(`email:account:${id}`, maxEmailChanges, 24 * 60 * 60);
}

/**
 * Tells the mailboxes of an account what has changed, both the old and the new one. The messages
 * hold nothing that anybody has typed.
 * @param emails before and after the change.
 */
export async function tellOfChange(
  { outbox, config }: Pick<Services, 'outbox' | 'config'>,
  trx: Kysely<Database>,
  changed: { password: boolean; emails: readonly [before: string, after: string] },
): Promise<void> {
  const [before, after] = changed.emails;
  const office = config.messages.contactEmail;
  const tell = async (email: string, kind: 'emailChanged' | 'passwordChanged', isNew = false) => {
    const words =
      kind === 'passwordChanged'
        ? accountText.passwordChangedMessage(office)
        : isNew
          ? accountText.newEmailMessage(office)
          : accountText.emailChangedMessage(office);
    await notifyAccount(outbox, trx, kind, { email, phone: '' }, words);
  };
  if (before !== after) {
    await tell(before, 'emailChanged');
    await tell(after, 'emailChanged', true);
  }
  if (changed.password) await tell(before, 'passwordChanged');
}
