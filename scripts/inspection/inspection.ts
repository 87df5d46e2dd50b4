import { execFile } from 'node:child_process';
import { globSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { eventFieldsPath } from '../../src/dev/eventFields.ts';
import { devModule } from './devModules.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..').replaceAll('\\', '/');

/**
 * In development the pages get `xstate` and `@xstate/react` through `src/dev`, which lets an
 * inspector listen on `?inspect`. No build that is served to people contains that folder.
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
    resolveId: devModule,
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
