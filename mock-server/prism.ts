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

/**
 * Serves the contract's examples through Prism, in this process. Requests are validated; `Prefer: code=404` asks for a declared status and
 * `Prefer: example=none` for a named example. Port 0 takes any free one.
 */
export async function startMock({ port, host }: { port: number; host: string }): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(contract);
  const server = createServer(operations, {
    cors: true,
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
    components: { logger: createLogger('mock', { level: 'silent' }) },
  });
  const url = await server.listen(port, host);
  return { url, close: () => server.close() };
}
