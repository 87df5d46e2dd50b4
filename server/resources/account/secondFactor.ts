import type { Kysely } from 'kysely';
import { Refusal } from '../../config/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { hashRecoveryCode, readCode, timeStepOf } from '../../identity/factorCodes.ts';
import type { Services } from '../services.ts';
import { secondFactorText } from './secondFactorText.ts';

/**
 * Of a million codes three are right at any time. Somebody who has the password guesses one of 30
 * with a chance of 1 in 11,000, so within a year of such days with one of 3 %. A new password
 * starts these counts anew, because whoever has guessed does not have it; who can set it again and
 * again is held by the count of the person.
 */
const limits = [
  { name: 'quarter', attempts: 10, seconds: 15 * 60 },
  { name: 'day', attempts: 30, seconds: 24 * 60 * 60 },
] as const;
const perPerson = { attempts: 60, seconds: 24 * 60 * 60 };

/** Counted apart: guesses from a stolen session must not keep its owner from signing in. */
type Place = 'signIn' | 'session';

/** Whose code is checked. */
interface Owner {
  id: number;
  password_hash: string | null;
}

/** The second factors that are turned on. */
export const selectFactors = (db: Kysely<Database>) =>
  db.selectFrom('second_factors').select(['user_id', 'secret']).where('confirmed_at', 'is not', null);

function refusedCode(status: 400 | 401, message: string): Refusal {
  return new Refusal(status, message, { fields: { code: message } });
}

/**
 * Opens a session for a person whose password was right, and asks for the code of their second
 * factor, if they have one. Both in one transaction, which `open` begins by locking the account: the
 * factor is the one that holds when the session opens, and a code is not spent without a session.
 * @param open opens the session.
 * @throws Refusal 401 with `fields.code` for a missing or wrong code, 429 after too many, and what
 * `open` throws.
 */
export async function openWithCode<Result>(
  services: Services,
  user: Owner,
  code: string | undefined,
  open: (trx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const typed = code !== undefined && readCode(code) !== '' ? code : undefined;
  const attempt = () =>
    services.db.transaction().execute(async (trx) => {
      const opened = await open(trx);
      const factor = await selectFactors(trx).where('user_id', '=', user.id).executeTakeFirst();
      if (!factor) return opened;
      if (typed === undefined) throw refusedCode(401, secondFactorText.codeNeeded);
      if (!(await spendCode(services, trx, user.id, typed)))
        throw refusedCode(401, secondFactorText.wrongCode);
      return opened;
    });
  return typed === undefined ? await attempt() : await countGuess(services, 'signIn', user, attempt);
}

/**
 * Counts an attempt before it is made, so that concurrent ones count too, and gives it back when
 * `attempt` succeeds, or fails by anything but a wrong code.
 * @throws Refusal 429 over a limit, and what `attempt` throws.
 */
export async function countGuess<Result>(
  { throttle }: Services,
  place: Place,
  { id, password_hash }: Owner,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const keys = [
    ...limits.map((limit) => ({ ...limit, key: `code:${place}:${limit.name}:${id}:${password_hash}` })),
    { ...perPerson, key: `code:${place}:person:${id}` },
  ];
  for (const { key, attempts, seconds } of keys) await throttle.hit(key, attempts, seconds);
  const giveBack = async () => {
    for (const { key } of keys) await throttle.giveBack(key);
  };
  let result: Result;
  try {
    result = await attempt();
  } catch (error) {
    if (!isWrongCode(error)) await giveBack();
    throw error;
  }
  await giveBack();
  return result;
}

/**
 * Uses up a code of the app or a recovery code of the person. Each statement compares and changes
 * at once, so that of two calls with the same code only one is admitted, by whichever process.
 * @returns false for a wrong or used code.
 */
export async function spendCode(
  { now }: Services,
  db: Kysely<Database>,
  userId: number,
  typed: string,
): Promise<boolean> {
  const factor = await selectFactors(db).where('user_id', '=', userId).executeTakeFirst();
  if (!factor) return false;
  const step = timeStepOf(factor.secret, readCode(typed), now());
  if (step !== undefined) {
    const spent = await db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      // a concurrent set-up may have replaced it
      .where('secret', '=', factor.secret)
      .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
      .returning('user_id')
      .executeTakeFirst();
    return spent !== undefined;
  }
  const removed = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(typed))
    .returning('user_id')
    .executeTakeFirst();
  return removed !== undefined;
}

const isWrongCode = (error: unknown) => error instanceof Refusal && error.fields?.code !== undefined;

/**
 * @param sentence what to type instead; a set-up has no recovery codes yet.
 * @throws Refusal 400 with `fields.code`.
 */
export function refuseCode(sentence: string = secondFactorText.wrongCode): never {
  throw refusedCode(400, sentence);
}
