import type { Kysely } from 'kysely';
import { generateSecret } from 'otplib';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import {
  factorUri,
  hashRecoveryCode,
  newRecoveryCodes,
  readCode,
  timeStepOf,
} from '../../identity/factorCodes.ts';
import { requireOpenSession, requireSession, type Session } from '../../identity/sessions.ts';
import { notifyAccount } from '../../outbox/notifyAccount.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { requireProvenIdentity } from './freshSignIn.ts';
import { countGuess, refuseCode, selectFactors, spendCode } from './secondFactor.ts';
import { secondFactorText } from './secondFactorText.ts';

const changed = () => new Refusal(409, secondFactorText.changed);

/** An admin's authenticator app and recovery codes (product, 10). */
export function secondFactorHandlers(services: Services) {
  const { db, config, outbox, sessions, now } = services;
  const done = { status: 200, body: { status: 'success' } } as const;

  const isOn = async (within: Kysely<Database>, userId: number) =>
    (await selectFactors(within).where('user_id', '=', userId).executeTakeFirst()) !== undefined;

  /** A stolen session must neither shut the owner out by a factor of its own nor remove a colleague's. */
  const requireProof = (session: Session, current: string | undefined, ip: string) =>
    requireProvenIdentity(services, session, { current, ip, message: secondFactorText.currentPassword });

  /** Runs a change with the person's row locked, counted as a guess, and tells them of it. */
  const changeWithCode = async <Result>(
    session: Session,
    told: keyof typeof secondFactorText.message,
    change: (trx: Kysely<Database>) => Promise<Result>,
  ): Promise<Result> => {
    const { personId } = session;
    const owner = await selectPerson(db, personId).executeTakeFirstOrThrow();
    const result = await countGuess(services, 'session', owner, () =>
      db.transaction().execute(async (trx) => {
        const person = await selectPerson(trx, personId).forNoKeyUpdate().executeTakeFirstOrThrow();
        await requireOpenSession(trx, session);
        const made = await change(trx);
        await notifyAccount(outbox, trx, 'secondFactor', person, secondFactorText.message[told]);
        return made;
      }),
    );
    outbox.wake();
    return result;
  };

  return {
    async getSecondFactor({ session }) {
      const { personId, hasSecondFactor } = requireSession(session);
      const codes = await db
        .selectFrom('recovery_codes')
        .select('user_id')
        .where('user_id', '=', personId)
        .execute();
      const state = hasSecondFactor ? 'on' : 'off';
      const body = { state, required: config.requireSecondFactor, recovery_codes: codes.length } as const;
      return { status: 200, body };
    },

    async beginSecondFactor({ body, session: caller, request }) {
      const session = requireSession(caller);
      const { personId } = session;
      await requireProof(session, body.current_password, request.ip);
      const secret = generateSecret();
      const email = await db.transaction().execute(async (trx) => {
        const person = await selectPerson(trx, personId).forNoKeyUpdate().executeTakeFirstOrThrow();
        await requireOpenSession(trx, session);
        if (await isOn(trx, personId)) throw changed();
        await trx
          .insertInto('second_factors')
          .values({ user_id: personId, secret, confirmed_at: null, last_step: null })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret }))
          .execute();
        return person.email;
      });
      return { status: 200, body: { secret, uri: factorUri(email, secret) } };
    },

    async confirmSecondFactor({ body, session: caller }) {
      const session = requireSession(caller);
      const { personId } = session;
      const codes = await changeWithCode(session, 'on', async (trx) => {
        const begun = await trx
          .selectFrom('second_factors')
          .select('secret')
          .where('user_id', '=', personId)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst();
        if (!begun) throw changed();
        const step = timeStepOf(begun.secret, readCode(body.code), now());
        if (step === undefined) refuseCode(secondFactorText.wrongSetUpCode);
        await trx
          .updateTable('second_factors')
          // the code that turns it on does not sign in as well
          .set({ confirmed_at: now(), last_step: step })
          .where('user_id', '=', personId)
          .execute();
        await recordHistory(trx, 'user', personId, session, 'factorOn');
        // they were opened by the password alone
        await sessions.closeAll(trx, personId, session);
        return await replaceRecoveryCodes(trx, personId);
      });
      return { status: 200, body: { recovery_codes: codes } };
    },

    async makeRecoveryCodes({ body, session: caller }) {
      const session = requireSession(caller);
      const { personId } = session;
      const codes = await changeWithCode(session, 'codes', async (trx) => {
        if (!(await isOn(trx, personId))) throw changed();
        if (!(await spendCode(services, trx, personId, body.code))) refuseCode();
        await recordHistory(trx, 'user', personId, session, 'recoveryCodesMade');
        return await replaceRecoveryCodes(trx, personId);
      });
      return { status: 200, body: { recovery_codes: codes } };
    },

    async turnOffSecondFactor({ body, session: caller }) {
      const session = requireSession(caller);
      const { personId } = session;
      await changeWithCode(session, 'off', async (trx) => {
        if (!(await isOn(trx, personId))) throw changed();
        if (!(await spendCode(services, trx, personId, body.code))) refuseCode();
        await trx.deleteFrom('second_factors').where('user_id', '=', personId).execute();
        await recordHistory(trx, 'user', personId, session, 'factorOff');
      });
      return done;
    },

    async resetSecondFactor({ params: { id }, body, session: caller, request }) {
      const session = requireSession(caller);
      if (id === session.personId) throw new Refusal(409, secondFactorText.own);
      await requireProof(session, body.current_password, request.ip);
      await db.transaction().execute(async (trx) => {
        // The caller's row too, and in the order of the others that lock several: two admins who
        // reset each other would wait for each other's session.
        const rows = await selectPeople(trx)
          .where('id', 'in', [id, session.personId])
          .where('role', '=', 'admin')
          .orderBy('id')
          .forNoKeyUpdate()
          .execute();
        const person = rows.find((row) => row.id === id);
        if (!person) throw new Refusal(404, refusalText.missing);
        await requireOpenSession(trx, session);
        if (!(await isOn(trx, id))) return;
        await trx.deleteFrom('second_factors').where('user_id', '=', id).execute();
        await recordHistory(trx, 'user', id, session, 'factorReset');
        // whoever has the lost phone may be signed in on it
        await sessions.closeAll(trx, id);
        await notifyAccount(outbox, trx, 'secondFactor', person, secondFactorText.message.reset);
      });
      outbox.wake();
      return done;
    },
  } satisfies Partial<Handlers>;
}

const selectPeople = (db: Kysely<Database>) =>
  db.selectFrom('users').select(['id', 'email', 'phone', 'password_hash']);

const selectPerson = (db: Kysely<Database>, id: number) => selectPeople(db).where('id', '=', id);

/** @returns the new codes, which are stored only as hashes. */
async function replaceRecoveryCodes(trx: Kysely<Database>, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute();
  return codes;
}
