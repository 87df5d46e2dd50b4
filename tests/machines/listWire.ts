import { createApiClient } from '../../api/client.ts';
import { operationAt } from '../contract/document/document.ts';
import { expectDeclared, success } from '../contract/refusal.ts';

/**
 * A client that answers every call with `json`; `calls` are the addresses below `/api/v1/`.
 * @param json by default the contract's example.
 * @param headers added to the required ones of the contract's example.
 */
export function listWire(json?: unknown, headers: Record<string, string> = {}) {
  return wire((method, path) => {
    const usual = success(operationAt(method, path)?.id ?? path);
    const all = new Headers(usual.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    const answer = { ...usual, json: json ?? usual.json, headers: Object.fromEntries(all) };
    expectDeclared(method, path, answer);
    return Response.json(answer.json, answer);
  });
}

/** Answers what the contract does not allow, for callers that do not rely on it. */
export function undeclaredWire(json: unknown, headers: Record<string, string> = {}) {
  return wire(() => Response.json(json, { headers }));
}

function wire(answer: (method: string, path: string) => Response) {
  const calls: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => undefined,
    onSessionRejected: () => undefined,
    fetch: async ({ method, url }) => {
      calls.push(decodeURIComponent(url.replace('http://wire.invalid/api/v1/', '')));
      return answer(method, new URL(url).pathname);
    },
  });
  return { client, calls, signal: new AbortController().signal };
}
