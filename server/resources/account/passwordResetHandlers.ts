import { setTimeout as wait } from 'node:timers/promises';
import { isStrongPassword } from '../../../rules/account/password.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { validationText } from '../../config/validationText.ts';
import { digestOf, hashDigest, isDigestOf } from '../../identity/passwords.ts';
import {
  createResetLink,
  type FoundToken,
  findResetToken,
  resetLinkSeconds,
  spendResetToken,
} from '../../identity/resetLinks.ts';
import { requireSession, type Session } from '../../identity/sessions.ts';
import { notify } from '../../outbox/notify.ts';
import { fullName, normaliseEmail } from '../consultants/consultantRows.ts';
import { userText } from '../consultants/consultantText.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';

const perAccount = { limit: 10, windowSeconds: 15 * 60 };
/**
 * Every answer takes at least this long, so that its time does not tell whether the address is
 * known.
 */
const answerMilliseconds = 200;

/** Forgotten passwords, and the links that set one (product, 4 and 8). */
export function passwordResetHandlers(
  services: Services,
): Pick<Handlers, 'forgotPassword' | 'resetPassword'> {
  const { db, throttle, now } = services;

  return {
    async forgotPassword({ body, session, request }) {
      const started = performance.now();
      const email = normaliseEmail(body.email);
      // who believes to be signed in asks for somebody else, and is told what became of it
      if (request.headers.token) requireSession(session);
      if (session?.isAdmin) {
        await throttle.hit(`reset:admin:${email}`, perAccount.limit, perAccount.windowSeconds);
        if (!(await sendLink(services, email, session))) throw new Refusal(404, userText.unknownEmail);
      } else if (await isAllowed(services, email)) await sendLink(services, email, session);
      await wait(Math.max(0, answerMilliseconds - (performance.now() - started)));
      return { status: 200, body: { status: 'success' } };
    },

    async resetPassword({ body }) {
      if (!isStrongPassword(body.password)) {
        const message = validationText.weakPassword;
        throw new Refusal(400, refusalText.checkFields, { fields: { password: message } });
      }
      const digest = digestOf(body.password);
      const found = await findResetToken(db, body.token, now());
      if (!found) throw deadLink();
      if (found.isSpent) await requireRepeat(services, found, digest);
      else if (!(await setPassword(services, found.userId, body.token, digest))) {
        // an identical call may have been quicker
        const spent = await findResetToken(db, body.token, now());
        if (!spent) throw deadLink();
        await requireRepeat(services, spent, digest);
      }
      return { status: 200, body: { status: 'success' } };
    },
  };
}

function deadLink(): Refusal {
  return new Refusal(404, userText.deadLink);
}

/** @returns false when another request has used the token up; then nothing has changed. */
async function setPassword(
  { db, sessions, now }: Services,
  userId: number,
  token: string,
  digest: string,
): Promise<boolean> {
  // hashed outside the transaction, which must stay short
  const passwordHash = await hashDigest(digest);
  return await db.transaction().execute(async (trx) => {
    // Lock the account before its tokens and sessions: two resets at once would otherwise wait for
    // each other, and a session that a sign-in is just opening would outlive this reset.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    if (!(await spendResetToken(trx, token, now()))) return false;
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await sessions.closeAll(trx, userId);
    await recordHistory(trx, 'user', userId, { userId }, 'passwordSet');
    return true;
  });
}

/**
 * Lets a call with a spent token pass when it repeats the one that set the password, whose answer
 * may have been lost.
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
 * Counts per account, known or not. Over the limit a visitor is sent nothing, and the answer stays
 * the same.
 */
async function isAllowed({ throttle }: Services, email: string): Promise<boolean> {
  try {
    await throttle.hit(`reset:account:${email}`, perAccount.limit, perAccount.windowSeconds);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}

/** @returns whether there was somebody to send it to. */
async function sendLink(
  { db, config, outbox, now }: Services,
  email: string,
  sender: Session | undefined,
): Promise<boolean> {
  let wanted = db
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'name', 'last_name'])
    .where('email', '=', email);
  // an admin sends it to anybody; it sets a password only once the person may sign in
  if (!sender?.isAdmin) wanted = wanted.where('status', '=', 1).where('is_deleted', '=', 0);
  const person = await wanted.executeTakeFirst();
  if (!person) return false;
  await db.transaction().execute(async (trx) => {
    const link = await createResetLink(trx, config.publicUrl, person.id, now(), resetLinkSeconds);
    await recordHistory(trx, 'user', person.id, sender, 'resetLinkSent');
    const message = userText.message.resetLink(fullName(person), link.url);
    await notify(outbox, trx, 'resetLink', person, { ...message, link });
  });
  outbox.wake();
  return true;
}
