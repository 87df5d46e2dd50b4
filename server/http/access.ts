import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import {
  parseToken,
  requireAdmin,
  requireSelfOrAdmin,
  requireSession,
  type Session,
  tokenHeader,
} from '../identity/sessions.ts';
import type { Services } from '../resources/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
}

/**
 * Decides from the contract's `security` of an operation whether a request may come in, before the
 * body is read, so that nobody else makes the server take in files (product, 6).
 * Handlers do not check it again.
 * @returns the session of the person who calls, if there is one.
 * @throws Refusal 401 or 403.
 */
export async function admit(
  request: FastifyRequest,
  security: readonly Record<string, string[]>[],
  services: Services,
): Promise<Session | undefined> {
  const asksFor = (scheme: string) => security.some((one) => scheme in one);
  if (asksFor('publicToken') && !sameToken(request.headers['x-token'], services.config.publicToken)) {
    throw new Refusal(401, refusalText.badPublicToken);
  }
  if (!asksFor('session')) return undefined;
  const header = tokenHeader(request);
  const session = await services.sessions.find(header);
  // an empty requirement in the list lets visitors in
  if (security.some((one) => Object.keys(one).length === 0)) return session;
  const roles = security.flatMap((one) => one.session ?? []);
  // a session that has ended has left nothing behind, so only the form of its token can be checked
  if (roles.includes('ended') && parseToken(header)) return session;
  if (roles.includes('admin')) return requireAdmin(session);
  return roles.includes('self') ? requireSelfOrAdmin(session, idIn(request.params)) : requireSession(session);
}

/** The id in the path. A path id that is not a number matches no record. */
function idIn(params: unknown): number {
  return typeof params === 'object' && params !== null && 'id' in params ? Number(params.id) : Number.NaN;
}

/** Compares in a time that tells nothing about the expected token. */
function sameToken(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  return timingSafeEqual(
    createHash('sha256').update(given).digest(),
    createHash('sha256').update(expected).digest(),
  );
}
