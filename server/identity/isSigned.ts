import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether a header `sha256=…` is the HMAC of the bytes that have arrived, compared in constant time.
 * @param header as Meta writes it, in hexadecimal digits.
 */
export function isSigned(header: string | string[] | undefined, body: Buffer, secret: string): boolean {
  const [, digits] = /^sha256=([\da-f]{64})$/i.exec(typeof header === 'string' ? header : '') ?? [];
  if (digits === undefined) return false;
  return timingSafeEqual(Buffer.from(digits, 'hex'), createHmac('sha256', secret).update(body).digest());
}
