import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { bearerOf, findApiKey } from '../../identity/apiKeys.ts';
import { callerOf, isUnattended } from '../../identity/caller.ts';
import { isSameSecret } from '../../identity/isSameSecret.ts';
import {
  parseToken,
  requireAdmin,
  requireSelfOrAdmin,
  requireSession,
  type Session,
  tokenHeader,
} from '../../identity/sessions.ts';

import type { Services } from '../../resources/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
    /** Who has called, admitted or not; set where a session is asked for. */
    caller: Session | undefined;
  }
}

/** What the contract demands of an operation's callers: a call must meet one of them. */
export type Security = Record<string, string[]>[];

/**
 * Keeps the server from starting on access rules that `admit` does not know.
 * @throws Error for an operation without `security`, or with an unknown scheme or role.
 */
export function requireKnownAccess(operation: { operationId: string; security: Security }): void {
  const { operationId, security } = operation;
  const known = new Map([
    ['publicToken', []],
    ['session', ['admin', 'self', 'ended', 'setup']],
    ['apiKey', ['read', 'write']],
  ]);
  const isKnown = ([scheme, scopes]: [string, string[]]) =>
    scopes.every((scope) => known.get(scheme)?.includes(scope)) && known.has(scheme);
  if (!Array.isArray(security) || !security.every((one) => Object.entries(one).every(isKnown)))
    throw new Error(`The contract names unknown access rules for ${operationId}`);
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
  security: Security,
  services: Services,
): Promise<Session | undefined> {
  const asksFor = (scheme: string) => security.some((one) => scheme in one);
  if (asksFor('publicToken') && !isSameSecret(request.headers['x-token'], services.config.publicToken)) {
    throw new Refusal(401, refusalText.badPublicToken);
  }
  if (!asksFor('session')) return undefined;
  const key = bearerOf(request);
  if (key !== undefined && mayBringKey(security)) return await admitKey(request, key, security, services);
  const header = tokenHeader(request);
  const session = await services.sessions.find(header, isUnattended(request) ? undefined : callerOf(request));
  request.caller = session;
  const roles = security.flatMap((one) => one.session ?? []);
  if (!roles.includes('setup') && !roles.includes('ended')) requireSecondFactor(session, services);
  // an empty requirement admits visitors
  if (security.some((one) => Object.keys(one).length === 0)) return session;
  // nothing is stored of an ended session, so only the format of its token can be checked
  if (roles.includes('ended') && parseToken(header)) return session;
  if (roles.includes('admin')) return requireAdmin(session);
  if (!roles.includes('self')) return requireSession(session);
  // a path id that is not a number matches no user
  return requireSelfOrAdmin(session, Number(Object(request.params).id));
}

/** Where a key counts for nothing, a call that brings one is a visitor's. */
const mayBringKey = (security: Security) =>
  security.every((one) => Object.keys(one).length > 0 && !one.session?.includes('ended')) ||
  security.some((one) => one.apiKey);

/**
 * Checks the call of a program. What is open to visitors answers a key that is not in use as a
 * visitor.
 * @throws Refusal 401 for a key that is not in use, 403 for an operation that it may not call.
 */
async function admitKey(
  request: FastifyRequest,
  key: string,
  security: Security,
  services: Services,
): Promise<Session | undefined> {
  const scopes = security.flatMap((one) => one.apiKey ?? []);
  const found = await findApiKey(services.db, key, services.now());
  if (!found && security.some((one) => Object.keys(one).length === 0)) return undefined;
  if (!found) throw new Refusal(401, refusalText.badKey);
  request.caller = found.session;
  if (scopes.length === 0) throw new Refusal(403, refusalText.keyNotAllowed);
  // who may write may read
  if (found.scope === 'read' && !scopes.includes('read')) throw new Refusal(403, refusalText.keyOnlyReads);
  requireSecondFactor(found.session, services);
  return found.session;
}

/** @throws Refusal 403 for an admin without the second factor that the configuration requires. */
function requireSecondFactor(session: Session | undefined, { config }: Services): void {
  if (!config.requireSecondFactor || !session?.isAdmin || session.hasSecondFactor) return;
  const message = refusalText.secondFactorNeeded;
  throw new Refusal(403, message, { fields: { second_factor: message } });
}
