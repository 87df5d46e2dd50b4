import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';

export const root = resolve(import.meta.dirname, '../../..');

/** Builds the page of a folder with the product's configuration. `remove` deletes the result. */
export async function buildPage(folder: string): Promise<{ outDir: string; remove(): void }> {
  const outDir = mkdtempSync(join(tmpdir(), 'arazi-bundle-'));
  const remove = () => rmSync(outDir, { recursive: true, force: true });
  try {
    await build({
      root: folder,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: relative(folder, outDir), emptyOutDir: true },
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { outDir, remove };
}
