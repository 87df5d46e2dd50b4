import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { components } from '../../api/schema.ts';
import { withinMs } from '../database/withinMs.ts';
import { hostOf, isPublicAddress } from './publicAddress.ts';

export type WebhookFailure = NonNullable<components['schemas']['WebhookDelivery']['failure']>;

/** How one attempt ended. */
export interface AttemptEnd {
  /** Undefined once the receiver has taken it. */
  failure: WebhookFailure | undefined;
  status: number | undefined;
  /** How long the receiver wants to be left alone; undefined when it has not asked for it. */
  retryAfterSeconds: number | undefined;
}

interface Post {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Makes one attempt; it never throws. */
export type PostWebhook = (post: Post, signal: AbortSignal) => Promise<AttemptEnd>;

interface Address {
  address: string;
  family: number;
}

interface PosterOptions {
  allowsPrivate: boolean;
  /** All addresses of a host name. */
  resolve?: (host: string) => Promise<Address[]>;
  timeoutMs?: number;
}

/** Of a whole attempt, from the resolution of the name to the status of the answer. */
const usualTimeoutMs = 20_000;

/**
 * Posts to receivers that anybody may name. The connection goes to the addresses that were checked,
 * since a name could resolve to another one a moment later; redirects are not followed, and nothing
 * of the answer but its status and `Retry-After` is read.
 */
export function createPostWebhook({
  allowsPrivate,
  resolve = (host) => lookup(host, { all: true }),
  timeoutMs = usualTimeoutMs,
}: PosterOptions): PostWebhook {
  return async (post, signal) => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const url = new URL(post.address);
      const host = hostOf(url);
      const family = isIP(host);
      const addresses = family === 0 ? await withinMs(resolve(host), timeoutMs) : [{ address: host, family }];
      if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
        return ended('privateAddress');
      if (within.aborted) return ended('timeout');
      return endOf(await send(url, post, addresses, within));
    } catch {
      return ended(within.aborted ? 'timeout' : 'unreachable');
    }
  };
}

function ended(failure: WebhookFailure): AttemptEnd {
  return { failure, status: undefined, retryAfterSeconds: undefined };
}

/** Posts over a connection of its own. @throws the error of the connection. */
function send(
  url: URL,
  { headers, body }: Post,
  addresses: readonly Address[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const length = Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': length,
          'user-agent': 'Arazi-Teklif-Webhook/1',
        },
        agent: false,
        lookup: onlyTo(addresses),
        signal,
      },
      (answer) => {
        resolve(answer);
        answer.destroy();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Resolves a name to addresses that are known already. */
function onlyTo(addresses: readonly Address[]): LookupFunction {
  return (_, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(first ? null : new Error('no address'), first?.address ?? '', first?.family);
  };
}

function endOf({ statusCode: status = 0, headers }: IncomingMessage): AttemptEnd {
  const retryAfterSeconds = secondsOf(headers['retry-after']);
  const answered = (failure?: WebhookFailure) => ({ failure, status, retryAfterSeconds });
  if (status >= 200 && status < 300) return answered();
  if (status >= 300 && status < 400) return answered('redirected');
  return answered(status === 410 ? 'gone' : 'refused');
}

/** The header `Retry-After`, in seconds or as a date. */
function secondsOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
