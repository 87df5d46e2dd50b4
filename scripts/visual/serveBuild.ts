import { createReadStream } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { listen } from '../../server/http/listen.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wav': 'audio/wav',
};

/** Values for the placeholders of `index.html` that the product's server replaces. */
const placeholders = { __PUBLIC_TOKEN__: 'arazi-teklif-web', __CSP_NONCE__: 'visual', __YEAR__: '2026' };

/**
 * Serves the built pages of a tree on loopback, and passes their calls on to the mock. The tree's
 * own server would write the posts of its database into the blog's HTML; the comparison needs the
 * contract's examples there.
 * @param tree the folder of the tree, whose pages are built.
 * @param mock the address of the mock, without a trailing slash.
 */
export async function serveBuild(tree: string, mock: string): Promise<{ url: string; close: () => void }> {
  const folder = join(tree, 'dist/web');
  let template = await readFile(join(folder, 'index.html'), 'utf8');
  for (const [name, value] of Object.entries(placeholders)) template = template.replaceAll(name, value);
  const styles = await stylesWithFonts(folder);
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/v1/')) return passOn(asked, answer, mock);
    const type = types[extname(pathname)];
    if (!type)
      return void answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(template);
    const style = styles.get(pathname);
    if (style) return void answer.writeHead(200, { 'content-type': type }).end(style);
    const file = createReadStream(join(folder, pathname));
    file.on('error', () => answer.writeHead(404).end());
    // hundreds of pages load the same scripts
    file.on('open', () => {
      answer.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=3600' });
      file.pipe(answer);
    });
  });
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * The style sheets by their paths, with their fonts inside. A page does not use a font that comes
 * late (`font-display: optional`), so screenshots would differ by chance.
 */
async function stylesWithFonts(folder: string): Promise<ReadonlyMap<string, string>> {
  const styles = new Map<string, string>();
  for await (const path of glob('assets/*.css', { cwd: folder })) {
    let css = await readFile(join(folder, path), 'utf8');
    for (const [font] of css.matchAll(/\/assets\/[^)"']+\.woff2/g)) {
      const content = await readFile(join(folder, font), 'base64');
      css = css.replaceAll(font, `data:font/woff2;base64,${content}`);
    }
    styles.set(`/${path}`, css.replaceAll(/font-display: ?optional/g, 'font-display:swap'));
  }
  return styles;
}

function passOn(call: IncomingMessage, answer: ServerResponse, mock: string): void {
  const { method, headers, url = '' } = call;
  const passed = request(mock + url, { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  call.pipe(passed);
}
