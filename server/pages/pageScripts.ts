import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What the build says of each source file that became a file of its own, by the source's path
 * (`build.manifest` of Vite).
 */
export type BuildManifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

const frames: Record<string, string> = {
  admin: 'src/app/layouts/AdminLayout.tsx',
  login: 'src/app/layouts/LoginLayout.tsx',
};

/**
 * Reads what the build wrote beside the pages; nothing is known of pages that were built without
 * it.
 */
export async function readManifest(folder: string): Promise<BuildManifest> {
  const file = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(file);
}

/**
 * The scripts that the page of a route needs beyond the first one, which is in every page already.
 * The browser can then fetch and compile them all at once, not one after the other as each is found
 * to be needed. A page stands in `src/pages/<word>/<route>/`.
 * @param pattern such as `/admin/land-detail/:id`.
 */
export function scriptsOf(manifest: BuildManifest, pattern: string): string[] {
  const names = pattern.split('/').filter((part) => part && !part.startsWith(':'));
  const [area = ''] = names;
  const folder = (area === 'admin' ? names.slice(-1) : names).join('-');
  const page = new RegExp(`^src/pages/[^/]+/${folder}/[^/]+$`);
  const scripts = new Set<string>();
  const add = (source: string) => {
    const built = manifest[source];
    if (!built || built.isEntry || scripts.has(built.file)) return;
    scripts.add(built.file);
    built.imports?.forEach(add);
  };
  for (const source of Object.keys(manifest)) {
    if (page.test(source)) add(source);
  }
  const frame = frames[area];
  if (scripts.size > 0 && frame) add(frame);
  return [...scripts];
}
