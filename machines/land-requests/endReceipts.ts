import type { ApiClient } from '../../api/client.ts';

const callTimeoutMs = 30_000;

/**
 * Ends receipts that the device forgets. Nobody waits for the answer: the secret is gone from the
 * device whatever it is, and a receipt that a lost call has left ends with its day. The calls go on
 * when the page is closed.
 * @param tokens the secrets of the receipts.
 */
export function endReceipts(client: ApiClient, tokens: readonly string[]): void {
  for (const token of tokens) {
    client
      .DELETE('/api/v1/receipts/{token}', {
        params: { path: { token } },
        keepalive: true,
        signal: AbortSignal.timeout(callTimeoutMs),
      })
      .catch(() => undefined);
  }
}
