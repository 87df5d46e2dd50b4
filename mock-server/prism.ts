import { fileURLToPath } from 'node:url';
import type { createServer as CreateServer } from '@stoplight/prism-http-server';

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
  return start(address, { ...baseConfig, isProxy: false }, countNothingInEmptyLists);
}

const countHeaders = new Set(['X-Total-Count', 'X-Waiting-Count']);

/** The contract has one example for a header: with an empty list it would still count rows. */
function countNothingInEmptyLists({ prism }: Server): void {
  const request = prism.request.bind(prism);
  prism.request =
    (...call) =>
    async () => {
      const answer = await request(...call)();
      if (answer._tag === 'Left' || !isEmptyList(answer.right.output.body)) return answer;
      const { output } = answer.right;
      const headers = Object.entries(output.headers ?? {}).map(([name, value]) => [
        name,
        countHeaders.has(name) ? '0' : value,
      ]);
      return {
        ...answer,
        right: { ...answer.right, output: { ...output, headers: Object.fromEntries(headers) } },
      };
    };
}

const isEmptyList = (body: unknown) => (Array.isArray(body) ? body.length === 0 : Object(body).pages === 0);

/**
 * Passes calls on to a server. The header `sl-violations` of an answer names how request and answer
 * break the contract. The proxy corrupts bytes above 127 in the bodies that it passes on.
 */
export function startProxy({ upstream, ...address }: Address & { upstream: URL }): Promise<Mock> {
  return start(address, { ...baseConfig, isProxy: true, upstream });
}

type Config = Parameters<typeof CreateServer>[1]['config'];
type Server = ReturnType<typeof CreateServer>;

/**
 * Imports Prism. Its bundle replaces `Error.prepareStackTrace` for the whole process, with one that
 * reads source maps and then names wrong lines of other files.
 */
async function importPrism() {
  const before = Error.prepareStackTrace;
  const { getHttpOperationsFromSpec } = await import('@stoplight/prism-cli/dist/operations.js');
  const { createLogger } = await import('@stoplight/prism-core');
  const { createServer } = await import('@stoplight/prism-http-server');
  Error.prepareStackTrace = before;
  return { getHttpOperationsFromSpec, createLogger, createServer };
}

async function start(
  { port, host }: Address,
  config: Config,
  change: (server: Server) => void = () => undefined,
): Promise<Mock> {
  const { getHttpOperationsFromSpec, createLogger, createServer } = await importPrism();
  const operations = await getHttpOperationsFromSpec(contractPath);
  const components = { logger: createLogger('mock', { level: 'silent' }) };
  const server = createServer(operations, { cors: !config.isProxy, config, components });
  change(server);
  return { url: await server.listen(port, host), close: () => server.close() };
}
