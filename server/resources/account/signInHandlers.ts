import { normaliseEmail } from '../../../rules/people/email.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { addressKey } from '../../identity/addressKey.ts';
import { isDigestOf } from '../../identity/passwords.ts';
import { tokenHeader, wireId } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { requireSignInCode } from './secondFactor.ts';

/** The window in which failed sign-ins are counted; see the two limits below. */
const windowSeconds = 15 * 60;
const maxAccountFailures = 30;
// an office shares one address, so an address may fail far more often than an account
const maxAddressFailures = 200;

/** Signing in and out (product, 4 to 8). */
export function signInHandlers(services: Services) {
  const { db, sessions, throttle } = services;
  return {
    async login({ body, request }) {
      const email = normaliseEmail(body.email);
      const account = `login:account:${email}`;
      const address = `login:address:${addressKey(request.ip)}`;
      // counted before the slow check, so that concurrent guesses count too, and given back when
      // the password is right
      await throttle.hit(address, maxAddressFailures, windowSeconds);
      await throttle.hit(account, maxAccountFailures, windowSeconds);
      const user = await db
        .selectFrom('users')
        .select(['id', wireId.as('wire_id'), 'name', 'last_name', 'email', 'phone', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirst();
      const isRight = await isDigestOf(user?.password_hash, body.password);
      const passwordHash = user?.password_hash ?? null;
      // after the password, so that the answer to a wrong one says nothing about the code
      if (user && isRight) await requireSignInCode(services, user, body.code);
      const token =
        user && isRight && passwordHash !== null
          ? await sessions.open(db, { userId: user.id, passwordHash })
          : undefined;
      if (!user || token === undefined) throw new Refusal(401, refusalText.wrongCredentials);
      await throttle.giveBack(address);
      await throttle.reset(account);
      const { wire_id: id, name, last_name, phone } = user;
      return { status: 200, body: { data: { id, token, name, last_name, email: user.email, phone } } };
    },

    async logout({ request }) {
      await sessions.close(tokenHeader(request));
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
