import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFolder, type paths } from '../../rules/site/paths.ts';

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
 * The scripts that a page needs beyond the first one, which every page loads. Named in the HTML,
 * they are fetched and compiled at once, not one after another.
 */
export function scriptsOf(
  manifest: BuildManifest,
  { pattern, layout }: (typeof paths)[keyof typeof paths],
): string[] {
  const page = new RegExp(`^src/pages/[^/]+/${pageFolder(pattern)}/[^/]+Page[.]tsx$`);
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
  const frame = frames[layout];
  if (scripts.size > 0 && frame) add(frame);
  return [...scripts];
}
