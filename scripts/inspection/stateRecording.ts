import type { Plugin } from 'vite';
import { devModule } from './devModules.ts';

/**
 * With `RECORD_STATES` in the environment, the build reports each state of a machine that the page
 * draws. Only the browser tests build this.
 */
export function stateRecording(): Plugin {
  return {
    name: 'state-recording',
    apply: ({ build }, { command }) =>
      command === 'build' && !build?.ssr && Boolean(process.env.RECORD_STATES),
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === './inspector.ts' && importer?.includes('/src/dev/')
        ? importer.replace(/[^/]+$/, 'recordStates.ts')
        : devModule(id, importer),
  };
}
