import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Serves a built page as the product serves its own: compressed once, and kept by the browser.
 * @param api answers calls of the API: the product, in the same process, without an extra hop.
 */
export async function servePage(
  folder: string,
  api?: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bare.invalid');
    if (api && pathname.startsWith('/api/')) return api(request, response);
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    const compressed = existsSync(`${file}.br`);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(compressed && { 'content-encoding': 'br' }),
    });
    return response.end(readFileSync(compressed ? `${file}.br` : file));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The bare page has no port');
  return {
    url: `http://127.0.0.1:${bound.port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
