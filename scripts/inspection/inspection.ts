import { execFile } from 'node:child_process';
import { globSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { eventFieldsPath } from '../../src/dev/eventFields.ts';

const run = promisify(execFile);
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
      optimizeDeps: { exclude: ['mermaid'], include: ['@statelyai/inspect'] },
      // a worktree may share its packages with another one
      server: { fs: { allow: [root, realpathSync(join(root, 'node_modules'))] } },
    }),
    configureServer: ({ middlewares }) => {
      middlewares.use(eventFieldsPath, (_, answer, next) => {
        eventFields().then((json) => {
          answer.setHeader('content-type', 'application/json');
          answer.end(json);
        }, next);
      });
    },
    resolveId: (id, importer = '') => {
      const file = seen[id];
      if (!file || !importer.startsWith(pages) || importer.startsWith(`${pages}/dev/`)) return undefined;
      return `${pages}/dev/${file}`;
    },
  };
}

let known: { version: number; json: Promise<string> } | undefined;

/** The answer to `eventFieldsPath`. Reading takes seconds, so a process of its own does it. */
function eventFields(): Promise<string> {
  const files = globSync('{api,rules,machines}/**/*.ts', { cwd: root });
  const version = Math.max(...files.map((file) => statSync(join(root, file)).mtimeMs));
  if (known?.version === version) return known.json;
  const reading = run(process.execPath, [join(root, 'scripts/inspection/readEventFields.ts')], { cwd: root });
  known = { version, json: reading.then(({ stdout }) => stdout) };
  return known.json;
}
