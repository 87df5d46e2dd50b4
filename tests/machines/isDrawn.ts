import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { toMermaid } from '../../src/dev/chart/mermaid.ts';

const flows = readFileSync(new URL('../../docs/flows.md', import.meta.url), 'utf8');

/** Whether docs/flows.md draws exactly this machine. */
export function isDrawn(machine: AnyStateMachine): boolean {
  // with both fences: otherwise the diagram of a machine that lost its last arrow would be found as
  // the beginning of the old diagram
  return flows.includes(`\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``);
}
