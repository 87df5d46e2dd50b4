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

/** The lines by which docs/flows.md and the machine differ; all in their order if none does. */
export function drawnOtherwise(machine: AnyStateMachine): { inDocs: string[]; inMachine: string[] } {
  const [, diagram = ''] = flows.split(`\n## ${machine.id}\n`)[1]?.split(/```(?:mermaid)?\n/) ?? [];
  const [docs, drawn] = [diagram.trimEnd(), toMermaid(machine)].map((text) => text.split('\n'));
  const only = (lines: string[] = [], others: string[] = []) =>
    lines.filter((line) => !others.includes(line));
  const [inDocs, inMachine] = [only(docs, drawn), only(drawn, docs)];
  if (inDocs.length + inMachine.length > 0) return { inDocs, inMachine };
  return { inDocs: docs ?? [], inMachine: drawn ?? [] };
}
