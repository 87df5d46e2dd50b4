import type { IncomingHttpHeaders } from 'node:http';
import { addressKey } from './addressKey.ts';
import type { Caller } from './sessions.ts';

interface Request {
  ip: string;
  headers: IncomingHttpHeaders;
}

/** Where a request comes from. */
export function callerOf({ ip, headers }: Request): Caller {
  return { network: addressKey(ip), userAgent: headers['user-agent'] ?? '' };
}

/**
 * Whether a page made the call while nobody touched it, as the lists of an open panel do. Such a
 * call does not keep a session open. A program may leave the header out: it then counts as used.
 */
export function isUnattended({ headers }: Pick<Request, 'headers'>): boolean {
  return headers['x-unattended'] === '1';
}
