/** Secrets and signatures of webhooks, as the Standard Webhooks specification 1.0.0 has them. */
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** A random secret in the form in which receivers expect it. */
export const newSecret = (): string => prefix + randomBytes(secretBytes).toString('base64');

/**
 * The headers of one attempt.
 * @param secrets while a secret is changed there are two, and the receiver may check either.
 * @param id the same for every attempt of a delivery.
 * @param at the time of this attempt, to the second.
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
