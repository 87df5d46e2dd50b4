import { fileURLToPath } from 'node:url';
import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';

const contract = fileURLToPath(new URL('../openapi.yaml', import.meta.url));

export interface Mock {
  /** Its address, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

interface Place {
  /** 0 takes any free port. */
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
 * Serves the contract's examples through Prism, in this process. Requests are validated. `Prefer:
 * code=404` asks for a declared status, `Prefer: example=none` for a named example.
 */
export function startMock(place: Place): Promise<Mock> {
  return start(place, { ...always, isProxy: false });
}

/**
 * Passes calls on to a server. The header `sl-violations` of an answer names how request and answer
 * break the contract. The proxy corrupts bytes above 127 in the bodies that it passes on.
 */
export function startProxy({ upstream, ...place }: Place & { upstream: URL }): Promise<Mock> {
  return start(place, { ...always, isProxy: true, upstream });
}

type Config = Parameters<typeof createServer>[1]['config'];

async function start({ port, host }: Place, config: Config): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(contract);
  const components = { logger: createLogger('mock', { level: 'silent' }) };
  const server = createServer(operations, { cors: true, config, components });
  return { url: await server.listen(port, host), close: () => server.close() };
}
