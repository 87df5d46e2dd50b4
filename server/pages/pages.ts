import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { istanbulTime } from '../../rules/records/istanbulTime.ts';
import { type MapTiles, tileSources } from '../../rules/site/mapTiles.ts';
import { matcher, notFound, type PagePath, paths } from '../../rules/site/paths.ts';
import { StartError } from '../config/startError.ts';
import { answerUnknownCall } from '../http/errors.ts';
import { pagePolicy } from '../http/headers.ts';
import { registerApiPage } from './apiPage.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { InitialPage } from './initialPosts.ts';
import { readManifest, scriptsOf } from './pageScripts.ts';
import { type PlaceholderValues, readPrerendered } from './prerendered.ts';

interface PageOptions {
  /** The folder of the built pages. */
  folder: string;
  publicToken: string;
  /** Scheme and host of the site, without a slash at the end. */
  publicUrl: string;
  /** Where the images of maps come from. */
  mapTiles?: MapTiles | undefined;
  now(): Date;
  /**
   * Resolves with what the page shows first; with undefined for a page that the browser draws, and
   * with 'missing' for one that says so, with status 404.
   */
  initialPageOf?(url: string): Promise<InitialPage | 'missing' | undefined>;
}

/** Keeps an address that is a secret from other sites and from search engines. */
const secretHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

/**
 * Serves the built pages. Hashed files are cached forever and sent as the build compressed them.
 * The page itself is written for each answer, with a new nonce.
 * @throws StartError when the pages have not been built.
 */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const manifest = await readManifest(options.folder);
  const prerendered = await readPrerendered(options.folder, options.publicUrl);
  const template = prerendered.withTheme(await readTemplate(options));
  const imageSources = options.mapTiles ? tileSources(options.mapTiles) : [];
  await app.register(serveFiles, {
    root: options.folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  const writePage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    template: string,
  ): Promise<string> => {
    const nonce = randomBytes(16).toString('base64');
    const [year = ''] = istanbulTime(options.now()).day.split('-');
    // before any text of a post is in the page: it could contain these placeholders
    const page = template.replaceAll('__CSP_NONCE__', nonce).replaceAll('__YEAR__', year);
    reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': pagePolicy(nonce, prerendered.scriptSource, imageSources),
      'cache-control': 'no-cache',
    });
    const initialPage = await options.initialPageOf?.(request.url).catch((error: unknown) => {
      request.log.error({ err: error }, 'a page went without its content');
      return undefined;
    });
    if (initialPage === 'missing') reply.code(404);
    const shown = initialPage === 'missing' ? undefined : initialPage;
    return prerendered.withNotice(await withContent(request, page, shown, { nonce, year }), nonce);
  };

  /** The page with its content, where the server knows it. */
  const withContent = async (
    request: FastifyRequest,
    page: string,
    initialPage: InitialPage | undefined,
    values: PlaceholderValues,
  ): Promise<string> => {
    if (!initialPage) return page;
    try {
      return await prerendered.withInitialContent(page, { ...initialPage, ...values });
    } catch (error) {
      request.log.error({ err: error }, 'a page was not drawn');
      return page;
    }
  };

  const createPageHandler = (path: PagePath) => {
    const withOwnScripts = withScripts(template, scriptsOf(manifest, path));
    const pageTemplate = prerendered.withStatic(withOwnScripts, path.pattern);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (path.isSecret) reply.headers(secretHeaders);
      return reply.send(await writePage(request, reply, pageTemplate));
    };
  };
  const pages = Object.values(paths).map((path) => ({
    matches: matcher(path.pattern),
    handler: createPageHandler(path),
    pattern: path.pattern,
  }));
  for (const { pattern, handler } of pages) app.get(pattern, handler);
  registerApiPage(app);
  const answerNotFound = createPageHandler(notFound);
  // a separate route: `@fastify/compress` skips the not-found handler
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || !acceptsHtml(request)) return answerUnknownCall(request, reply);
    const [path = ''] = request.url.split('?');
    // the pages' own router ignores case, and would draw another page over this one
    const page = pages.find(({ matches }) => matches.test(path));
    return page ? page.handler(request, reply) : answerNotFound(request, reply.code(404));
  });
  app.setNotFoundHandler(answerUnknownCall);
}

/**
 * Reads the built page and puts the public token and the configuration of maps into it.
 * @throws StartError when the pages have not been built.
 */
export async function readTemplate({
  folder,
  publicToken,
  mapTiles,
}: Pick<PageOptions, 'folder' | 'publicToken' | 'mapTiles'>): Promise<string> {
  try {
    const template = await readFile(join(folder, 'index.html'), 'utf8');
    return template
      .replaceAll('__PUBLIC_TOKEN__', () => escapeHtml(publicToken))
      .replaceAll('__MAP_TILES__', () => escapeHtml(mapTiles ? JSON.stringify(mapTiles) : ''));
  } catch (error) {
    throw new StartError('The pages are not built; run `npm run build` first', { cause: error });
  }
}

function acceptsHtml(request: FastifyRequest): boolean {
  const { accept } = request.headers;
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}

/** Lets the browser preload the scripts that the page will need. */
function withScripts(template: string, scripts: readonly string[]): string {
  const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return template.replace('</head>', () => `${links.join('')}</head>`);
}
