import { normaliseEmail } from '../../../rules/people/email.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { addressCounts } from '../../identity/addressKey.ts';
import { isDigestOf } from '../../identity/passwords.ts';
import { tokenHeader, wireId } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';

/** The window in which failed sign-ins are counted; see the two limits below. */
const windowSeconds = 15 * 60;
const maxAccountFailures = 30;
// an office shares one address, so an address may fail far more often than an account
const maxAddressFailures = 200;

/** Signing in and out (product, 4 to 8). */
export function signInHandlers({ db, sessions, throttle }: Services) {
  return {
    async login({ body, request }) {
      const email = normaliseEmail(body.email);
      const account = `login:account:${email}`;
      const addresses = addressCounts(request.ip).map(({ key, factor }) => ({
        key: `login:address:${key}`,
        limit: factor * maxAddressFailures,
      }));
      // counted before the slow check, so that concurrent guesses count too, and given back when
      // the password is right
      for (const { key, limit } of addresses) await throttle.hit(key, limit, windowSeconds);
      await throttle.hit(account, maxAccountFailures, windowSeconds);
      const user = await db
        .selectFrom('users')
        .select(['id', wireId.as('wire_id'), 'name', 'last_name', 'email', 'phone', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirst();
      const isRight = await isDigestOf(user?.password_hash, body.password);
      const passwordHash = user?.password_hash ?? null;
      const token =
        user && isRight && passwordHash !== null
          ? await sessions.open(db, { userId: user.id, passwordHash })
          : undefined;
      if (!user || token === undefined) throw new Refusal(401, refusalText.wrongCredentials);
      request.trace = { person: { personId: user.id, name: `${user.name} ${user.last_name}`.trim() } };
      for (const { key } of addresses) await throttle.giveBack(key);
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
