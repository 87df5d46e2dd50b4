import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { toMermaid } from '../../src/dev/chart/mermaid.ts';

const flows = readFileSync(new URL('../../docs/flows.md', import.meta.url), 'utf8');

/** Whether docs/flows.md draws exactly this machine. */
export function isDrawn(machine: AnyStateMachine): boolean {
  // with both fences: a machine that lost its last arrow is drawn as the beginning of the old one
  return flows.includes(`\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``);
}
