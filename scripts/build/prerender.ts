/**
 * Draws the public pages whose content is the same for every visitor into `prerender/pages.json`
 * of the build, and makes the inline script of these pages, `prerender/beforeScripts.js`.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { notFound, paths } from '../../rules/site/paths.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(resolve(root, process.env.BUILD_FOLDER ?? 'dist'), 'prerender');
const { prerender, prerenderEmpty } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
/** The server puts the address of the site in its place. */
const siteUrl = '__SITE_URL__';
const drawn: Record<string, unknown> = { empty: prerenderEmpty(siteUrl) };
for (const { pattern, isStatic } of Object.values({ ...paths, notFound })) {
  if (!isStatic) continue;
  const page = await prerender(pattern, { publicToken: '', year: '__YEAR__', initialContent: {}, siteUrl });
  if (/ style="/.test(page.html))
    throw new Error(`${pattern} has a style attribute, which the policy blocks`);
  drawn[pattern] = page;
}
writeFileSync(join(folder, 'pages.json'), JSON.stringify(drawn));

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: join(root, 'src/app/beforeScripts.ts'),
      name: 'beforeScripts',
      formats: ['iife'],
      fileName: () => 'beforeScripts.js',
    },
  },
});
