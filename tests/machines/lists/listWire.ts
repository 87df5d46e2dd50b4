import { createApiClient } from '../../../api/client.ts';

/** A client that answers every call with `json`; `calls` are the addresses below `/api/v1/`. */
export function listWire(json: unknown, headers: Record<string, string> = {}) {
  const calls: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => undefined,
    onSessionRejected: () => undefined,
    fetch: async ({ url }) => {
      calls.push(decodeURIComponent(url.replace('http://wire.invalid/api/v1/', '')));
      return Response.json(json, { headers });
    },
  });
  return { client, calls, signal: new AbortController().signal };
}
