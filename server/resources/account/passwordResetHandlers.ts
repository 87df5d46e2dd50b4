import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { inboxOf, normaliseEmail } from '../../../rules/people/email.ts';
import { smsNumber } from '../../../rules/people/phone.ts';
import { Refusal } from '../../config/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { digestOf, hashDigest, isDigestOf } from '../../identity/passwords.ts';
import {
  createResetLink,
  type FoundToken,
  findResetToken,
  resetLinkSeconds,
  spendResetToken,
} from '../../identity/resetLinks.ts';
import { requireSession, type Session } from '../../identity/sessions.ts';
import { deliveryText } from '../../outbox/deliveryText.ts';
import { notifyAccount } from '../../outbox/notifyAccount.ts';
import { whyNoSms } from '../../outbox/visitorMessages.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { accountText } from './accountText.ts';
import { tellOfChange } from './freshSignIn.ts';
import { refuseBadPassword } from './newPassword.ts';

const perAccount = { limit: 10, windowSeconds: 15 * 60 };
/** Text messages cost, and whoever knows an address can cause them. */
const textsPerDay = { limit: 20, windowSeconds: 24 * 60 * 60 };
/** The count of links to an address that admins have sent. */
export const linksOfAdmins = { ...perAccount, key: (email: string) => `reset:admin:${email}` };
/** The minimum response time, so that it does not reveal whether the address is known. */
const minAnswerMs = 200;

/** Forgotten passwords, and the links that set one (product, 4 and 8). */
export function passwordResetHandlers(services: Services) {
  const { db, throttle, outbox, now } = services;

  return {
    async forgotPassword({ body, session, request, headers }) {
      const started = performance.now();
      const email = normaliseEmail(body.email);
      // an admin whose session has ended must not get a visitor's answer, which is always a success
      if (request.headers.token) requireSession(session);
      if (session?.isAdmin) {
        const stored = await storedAddress(db, body.email.trim(), email);
        await throttle.hit(linksOfAdmins.key(stored), perAccount.limit, perAccount.windowSeconds);
        await sendLinkOnce(services, stored, session, headers);
      } else if (await isAllowed(services, `reset:inbox:${inboxOf(email)}`, perAccount)) {
        const isTexted = await isAllowed(services, `reset:sms:${email}`, textsPerDay);
        const sentTo = await db
          .transaction()
          .execute((trx) => sendLink(services, trx, email, session, isTexted));
        if (sentTo !== undefined) outbox.wake();
      }
      await wait(Math.max(0, minAnswerMs - (performance.now() - started)));
      return { status: 200, body: { status: 'success' } };
    },

    async resetPassword({ body, request }) {
      refuseBadPassword(body.password);
      const digest = digestOf(body.password);
      const found = await findResetToken(db, body.token, now());
      if (!found) throw deadLink();
      request.trace = { person: { personId: found.userId } };
      if (found.isSpent) await requireRepeat(services, found, digest);
      else if (!(await setPassword(services, found.userId, body.token, digest))) {
        // a concurrent call with the same password may have spent the token
        const spent = await findResetToken(db, body.token, now());
        if (!spent) throw deadLink();
        await requireRepeat(services, spent, digest);
      }
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}

function deadLink(): Refusal {
  return new Refusal(404, accountText.deadLink);
}

/** @returns false when another call has spent the token; then nothing has changed. */
async function setPassword(
  services: Services,
  userId: number,
  token: string,
  digest: string,
): Promise<boolean> {
  const { db, sessions, outbox, now } = services;
  // hashed outside the transaction, which must stay short
  const passwordHash = await hashDigest(digest);
  const isSet = await db.transaction().execute(async (trx) => {
    // Lock the account before its tokens and sessions: two resets at once would otherwise wait for
    // each other, and a session that a sign-in is just opening would outlive this reset.
    const { email } = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (!(await spendResetToken(trx, token, now()))) return false;
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await sessions.closeAll(trx, userId);
    await recordHistory(trx, 'user', userId, { personId: userId }, 'passwordSet');
    await tellOfChange(services, trx, { personId: userId, password: 'all', emails: [email, email] });
    return true;
  });
  outbox.wake();
  return isSet;
}

/**
 * Admits a call with a spent token when it repeats the one that set the password, whose answer may
 * have been lost.
 * @throws Refusal 404 for another password; 429 for too many of them, because each one is a guess
 * of the account's password.
 */
async function requireRepeat(
  { throttle }: Services,
  { userId, passwordHash }: FoundToken,
  digest: string,
): Promise<void> {
  const guesses = `reset:repeat:${userId}`;
  // counted before the slow check, so that concurrent guesses count too
  await throttle.hit(guesses, perAccount.limit, perAccount.windowSeconds);
  if (!(await isDigestOf(passwordHash, digest))) throw deadLink();
  await throttle.giveBack(guesses);
}

/**
 * Counts a visitor's request, whether or not the account exists.
 * @returns false over the limit; the visitor then gets no link or no text message, and the usual
 * answer.
 */
async function isAllowed(
  { throttle }: Services,
  key: string,
  { limit, windowSeconds }: typeof perAccount,
): Promise<boolean> {
  try {
    await throttle.hit(key, limit, windowSeconds);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}

/**
 * The address of the account that an admin sees: as it is stored, which an earlier version may have
 * done in another form than the normal one. In that form it can be another account's.
 */
async function storedAddress(db: Kysely<Database>, seen: string, normal: string): Promise<string> {
  const account = db.selectFrom('users').select('id').where('email', '=', seen);
  const isPlain = seen.toLowerCase() === normal;
  return isPlain && !(await account.executeTakeFirst()) ? normal : seen;
}

/**
 * Sends a link for an admin, unless one was sent under the call's key: the admin may have lost the
 * answer, and the consultant would get another message.
 * @throws Refusal 404 when no account has the address; 400 for a key that belongs to another one.
 */
async function sendLinkOnce(
  services: Services,
  email: string,
  admin: Session,
  headers: Parameters<typeof saveOnce>[1]['headers'],
): Promise<void> {
  const unknown = () => new Refusal(404, accountText.unknownEmail);
  const { db, outbox } = services;
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (!user) throw unknown();
  await saveOnce(services, { kind: 'resetLink', headers, id: user.id }, (transact) =>
    transact(async (trx) => {
      const sentTo = await sendLink(services, trx, email, admin);
      if (sentTo === undefined) throw unknown();
      return sentTo;
    }),
  );
  outbox.wake();
}

/**
 * @param isTexted whether a text message may go out too.
 * @returns the account's id; undefined when no link was sent.
 */
async function sendLink(
  { config, outbox, now }: Services,
  trx: Kysely<Database>,
  email: string,
  sender: Session | undefined,
  isTexted = true,
): Promise<number | undefined> {
  // locked, so that a concurrent change of phone or email ends this link, or is seen here
  let query = trx
    .selectFrom('users')
    .select(['id', 'email', 'phone'])
    .where('email', '=', email)
    .forNoKeyUpdate();
  // an admin may send it early: it sets a password only once the account may sign in
  if (!sender?.isAdmin) query = query.where('status', '=', 1).where('is_deleted', '=', 0);
  // the team switches its own members on and off
  else query = query.where(({ or, eb }) => or([eb('role', '!=', 'admin'), eb('is_deleted', '=', 0)]));
  const user = await query.executeTakeFirst();
  if (!user) return undefined;
  const link = await createResetLink(trx, config.publicUrl, user.id, now(), resetLinkSeconds);
  await recordHistory(trx, 'user', user.id, sender, 'resetLinkSent');
  const message = accountText.resetLinkMessage(link.url);
  // a visitor's call goes by text message to what costs little, and by mail in any case
  const held = isTexted ? whyNoSms(smsNumber(user.phone)) : deliveryText.manyLinks;
  await notifyAccount(
    outbox,
    trx,
    'resetLink',
    user,
    { ...message, link },
    sender?.isAdmin ? undefined : held,
  );
  return user.id;
}
