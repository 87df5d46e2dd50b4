import { createServer } from 'node:http';
import { urlOf } from '../config/config.ts';
import { reason, StartError } from '../config/startError.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves the metrics on a port of their own, which people never reach.
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const message = `Cannot serve metrics on ${host}, port ${port}: ${reason(error)}`;
      reject(new StartError(message, { cause: error }));
    });
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  return {
    url: urlOf(host, typeof address === 'object' && address !== null ? address.port : port),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
