import { createServer } from 'node:http';
import { urlOf } from '../config/config.ts';
import { reason, StartError } from '../config/startError.ts';
import { listen } from '../http/listen.ts';
import type { Metrics } from './metrics.ts';

interface MetricsServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves the metrics on a separate port, which is not public.
 * @throws StartError when it cannot listen there.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    return void metrics.collect().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const found = await listen(server, { host, port }).catch((error: unknown) => {
    const message = `Cannot serve metrics on ${host}, port ${port}: ${reason(error)}`;
    throw new StartError(message, { cause: error });
  });
  return {
    url: urlOf(host, found),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
