import { join } from 'node:path';

const pages = join(import.meta.dirname, '../../src').replaceAll('\\', '/');
const seen: Record<string, string> = { xstate: 'xstate.ts', '@xstate/react': 'xstateReact.ts' };

/**
 * The file in `src/dev` that stands for a package of the pages, so that an inspector can listen to
 * their actors; undefined for any other import.
 */
export function devModule(id: string, importer = ''): string | undefined {
  const file = seen[id];
  if (!file || !importer.startsWith(pages) || importer.startsWith(`${pages}/dev/`)) return undefined;
  return `${pages}/dev/${file}`;
}
