import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { OperationId } from './contract.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { requireAdmin, requireSession, type Session } from './sessions.ts';
import { text } from './text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
}

/**
 * What only admins may call (specification, section 6). It is asked before the body is read, so that nobody else makes the
 * server take in files; the handlers ask again where they decide.
 */
const adminOnly: ReadonlySet<OperationId> = new Set<OperationId>([
  'listLandRequests',
  'listPurchasedLandRequests',
  'listCanceledLandRequests',
  'getLandRequest',
  'cancelLandRequest',
  'purchaseLandRequest',
  'offerLandRequest',
  'createAd',
  'getAdForEditing',
  'updateAd',
  'deleteAd',
  'listUsers',
  'listNewUsers',
  'listCanceledUsers',
  'cancelUser',
  'approveUser',
  'restoreUser',
  'createPost',
  'updatePost',
  'deletePost',
]);

/**
 * Decides from the contract's `security` of an operation whether a request may come in.
 * @returns the session of the person who calls, if there is one.
 * @throws Refusal 401 or 403.
 */
export async function admit(
  request: FastifyRequest,
  operationId: OperationId,
  security: readonly Record<string, string[]>[],
  services: Services,
): Promise<Session | undefined> {
  const asksFor = (scheme: string) => security.some((one) => scheme in one);
  if (asksFor('publicToken') && !sameToken(request.headers['x-token'], services.config.publicToken)) {
    throw new Refusal(401, text.refusal.badPublicToken);
  }
  if (!asksFor('session')) return undefined;
  const header = request.headers.token;
  const session = await services.sessions.find(Array.isArray(header) ? header[0] : header);
  // an empty requirement in the list lets visitors in
  if (security.some((one) => Object.keys(one).length === 0)) return session;
  return adminOnly.has(operationId) ? requireAdmin(session) : requireSession(session);
}

/** Compares in a time that tells nothing about the expected token. */
function sameToken(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  return timingSafeEqual(
    createHash('sha256').update(given).digest(),
    createHash('sha256').update(expected).digest(),
  );
}
