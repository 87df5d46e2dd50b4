import type { FastifyRequest } from 'fastify';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { isSameSecret } from '../identity/isSameSecret.ts';
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
 * Checks a request against the contract's `security` of its operation (product, 6). It runs before
 * the body is read, so that callers without access cannot upload files.
 * Handlers do not check it again.
 * @returns the caller's session, if there is one.
 * @throws Refusal 401 or 403.
 */
export async function admit(
  request: FastifyRequest,
  security: readonly Record<string, string[]>[],
  services: Services,
): Promise<Session | undefined> {
  const asksFor = (scheme: string) => security.some((one) => scheme in one);
  if (asksFor('publicToken') && !isSameSecret(request.headers['x-token'], services.config.publicToken)) {
    throw new Refusal(401, refusalText.badPublicToken);
  }
  if (!asksFor('session')) return undefined;
  const header = tokenHeader(request);
  const session = await services.sessions.find(header);
  // an empty requirement admits visitors
  if (security.some((one) => Object.keys(one).length === 0)) return session;
  const roles = security.flatMap((one) => one.session ?? []);
  // nothing is stored of an ended session, so only the format of its token can be checked
  if (roles.includes('ended') && parseToken(header)) return session;
  if (roles.includes('admin')) return requireAdmin(session);
  return roles.includes('self') ? requireSelfOrAdmin(session, idIn(request.params)) : requireSession(session);
}

/** The id in the path. A path id that is not a number matches no record. */
function idIn(params: unknown): number {
  return typeof params === 'object' && params !== null && 'id' in params ? Number(params.id) : Number.NaN;
}
