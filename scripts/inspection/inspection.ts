import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..').replaceAll('\\', '/');
const pages = `${root}/src`;
const seen: Record<string, string> = { xstate: 'xstate.ts', '@xstate/react': 'xstateReact.ts' };

/**
 * In development the pages get `xstate` and `@xstate/react` through `src/dev`, which lets an
 * inspector listen on `?inspect`. Nothing else imports that folder, so no build contains it.
 */
export function inspection(): Plugin {
  return {
    name: 'inspection',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      // Mermaid's own bundle is served as it is: preparing it would slow down each first start
      resolve: { alias: [{ find: /^mermaid$/, replacement: 'mermaid/dist/mermaid.esm.min.mjs' }] },
      optimizeDeps: { exclude: ['mermaid'] },
      // a worktree may share its packages with another one
      server: { fs: { allow: [root, realpathSync(join(root, 'node_modules'))] } },
    }),
    resolveId: (id, importer = '') => {
      const file = seen[id];
      if (!file || !importer.startsWith(pages) || importer.startsWith(`${pages}/dev/`)) return undefined;
      return `${pages}/dev/${file}`;
    },
  };
}
