import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { listen } from '../../../server/http/listen.ts';

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
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
