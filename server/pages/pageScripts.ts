import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PagePath, pageFolder } from '../../rules/site/paths.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Vite's manifest entry of each chunk, by the path of its source file (`build.manifest`). */
type BuildManifest = Record<string, Chunk>;

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
  const add = (source: string, chunks: Set<Chunk>) => {
    const chunk = manifest[source];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported, chunks);
  };
  const [first, all] = [new Set<Chunk>(), new Set<Chunk>()];
  for (const source of Object.keys(manifest)) {
    if (manifest[source]?.isEntry) add(source, first);
    if (page.test(source)) add(source, all);
  }
  if (layout === 'admin') add('src/app/layouts/AdminLayout.tsx', all);
  return [...all].filter((chunk) => !first.has(chunk)).map(({ file }) => file);
}
