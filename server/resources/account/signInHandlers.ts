import { normaliseEmail } from '../../../rules/people/email.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { callerOf } from '../../identity/caller.ts';
import { countPasswordGuess } from '../../identity/passwordGuesses.ts';
import { isDigestOf } from '../../identity/passwords.ts';
import { tokenHeader, wireId } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { openWithCode } from './secondFactor.ts';

/** Signing in and out (product, 4 to 8). */
export function signInHandlers(services: Services) {
  const { db, sessions, throttle } = services;
  return {
    async login({ body, request }) {
      const email = normaliseEmail(body.email);
      const takeBack = await countPasswordGuess(throttle, email, request.ip);
      const user = await db
        .selectFrom('users')
        .select(['id', wireId.as('wire_id'), 'name', 'last_name', 'email', 'phone', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirst();
      const isRight = await isDigestOf(user?.password_hash, body.password);
      const passwordHash = user?.password_hash ?? null;
      if (!user || !isRight || passwordHash === null) throw new Refusal(401, refusalText.wrongCredentials);
      // also when the code is still to come: the password was no wrong guess
      await takeBack();
      request.trace = { isPasswordRight: true };
      const token = await openWithCode(services, user, body.code, async (trx) => {
        const opened = await sessions.open(trx, { userId: user.id, passwordHash }, callerOf(request));
        // somebody who may not sign in, or a password that was changed meanwhile
        if (opened === undefined) {
          request.trace = undefined;
          throw new Refusal(401, refusalText.wrongCredentials);
        }
        return opened;
      });
      request.trace = { person: { personId: user.id, name: `${user.name} ${user.last_name}`.trim() } };
      const { wire_id: id, name, last_name, phone } = user;
      return { status: 200, body: { data: { id, token, name, last_name, email: user.email, phone } } };
    },

    async logout({ request }) {
      await sessions.close(tokenHeader(request));
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
