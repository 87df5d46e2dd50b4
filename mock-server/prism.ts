import { fileURLToPath } from 'node:url';
import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';

const contract = fileURLToPath(new URL('../openapi.yaml', import.meta.url));

export interface Mock {
  /** Where it listens, without a closing slash. */
  url: string;
  close: () => Promise<void>;
}

interface Place {
  /** 0 takes any free one. */
  port: number;
  host: string;
}

const always = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/**
 * Serves the contract's examples through Prism, in this process. Requests are validated; `Prefer:
 * code=404` asks for a declared status and `Prefer: example=none` for a named example.
 */
export async function startMock(place: Place): Promise<Mock> {
  return await start(place, { ...always, isProxy: false });
}

/**
 * Passes every call on to a server, and names in the header `sl-violations` of the answer what the
 * request and the answer break of the contract. It damages bytes above 127 in the bodies it passes
 * on.
 */
export async function startProxy({ upstream, ...place }: Place & { upstream: URL }): Promise<Mock> {
  return await start(place, { ...always, isProxy: true, upstream });
}

async function start(
  { port, host }: Place,
  config: Parameters<typeof createServer>[1]['config'],
): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(contract);
  const server = createServer(operations, {
    cors: true,
    config,
    components: { logger: createLogger('mock', { level: 'silent' }) },
  });
  const url = await server.listen(port, host);
  return { url, close: () => server.close() };
}
