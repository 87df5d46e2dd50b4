import { fileURLToPath } from 'node:url';
import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';

const contractPath = fileURLToPath(new URL('../openapi.yaml', import.meta.url));

export interface Mock {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

interface Address {
  /** 0 takes any free port. */
  port: number;
  host: string;
}

const baseConfig = {
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
export function startMock(address: Address): Promise<Mock> {
  return start(address, { ...baseConfig, isProxy: false });
}

/**
 * Passes calls on to a server. The header `sl-violations` of an answer names how request and answer
 * break the contract. The proxy corrupts bytes above 127 in the bodies that it passes on.
 */
export function startProxy({ upstream, ...address }: Address & { upstream: URL }): Promise<Mock> {
  return start(address, { ...baseConfig, isProxy: true, upstream });
}

type Config = Parameters<typeof createServer>[1]['config'];

async function start({ port, host }: Address, config: Config): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(contractPath);
  const components = { logger: createLogger('mock', { level: 'silent' }) };
  const server = createServer(operations, { cors: true, config, components });
  return { url: await server.listen(port, host), close: () => server.close() };
}
