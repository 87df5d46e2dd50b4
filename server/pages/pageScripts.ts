import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PagePath, pageFolder } from '../../rules/site/paths.ts';

/**
 * Vite's manifest entry of each chunk, by the path of its source file (`build.manifest`).
 */
export type BuildManifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

/** What the pages of a layout need besides their own file. */
const layouts = {
  public: [],
  admin: ['src/app/layouts/AdminLayout.tsx', 'src/app/panelPages.ts'],
  login: ['src/app/layouts/LoginLayout.tsx'],
};

/**
 * Reads Vite's manifest from the folder of the built pages. It is empty for a build without one.
 */
export async function readManifest(folder: string): Promise<BuildManifest> {
  const file = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(file);
}

/**
 * The scripts that a page needs beyond the first ones, which every page loads. Named in the HTML,
 * they are fetched in parallel instead of one after another.
 */
export function scriptsOf(manifest: BuildManifest, { pattern, layout }: PagePath): string[] {
  const page = new RegExp(`^src/pages/[^/]+/${pageFolder(pattern)}/[^/]+Page[.]tsx$`);
  const scripts = new Set<string>();
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const first = [entry, ...(entry?.imports ?? []).map((source) => manifest[source])];
  const add = (source: string) => {
    const built = manifest[source];
    if (!built || first.includes(built) || scripts.has(built.file)) return;
    scripts.add(built.file);
    built.imports?.forEach(add);
  };
  for (const source of Object.keys(manifest)) {
    if (page.test(source)) add(source);
  }
  layouts[layout].forEach(add);
  return [...scripts];
}
