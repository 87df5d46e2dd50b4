/**
 * `npm run diagrams` writes `docs/flows.md`: a diagram of every machine, drawn from the machine
 * itself. With `--check` it writes nothing and fails when the committed file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { allMachines, type FoundMachine } from './allMachines.ts';
import { toMermaid } from './mermaid.ts';

const target = new URL('../docs/flows.md', import.meta.url);

function section({ file, machine, purpose }: FoundMachine): string {
  return `## ${machine.id}

${purpose}

[The machine](../machines/${file}.ts) · [its walks](../tests/machines/${file}.test.ts)

\`\`\`mermaid
${toMermaid(machine)}
\`\`\`
`;
}

/** The whole page as it should be now. */
export function flows(machines: readonly FoundMachine[]): string {
  return `# Flows

Every flow of the product, drawn from its state machine by \`npm run diagrams\`; a test fails when this page is older than a machine.

A box is a state with states inside; a line through a box divides regions that run side by side. An arrow says what happens and, in brackets,
under which guard; where several arrows answer one event, the first whose guard holds is taken, and \`[else]\` the one that is left. "runs" names
the calls and watchers of a state; "takes" what a state answers without leaving; an arrow from "anywhere" leaves whichever state of its box is active.

${machines.map(({ machine }) => `- [${machine.id}](#${machine.id.toLowerCase()})`).join('\n')}

${machines.map(section).join('\n')}`;
}

if (import.meta.main) {
  const fresh = flows(await allMachines());
  if (!process.argv.includes('--check')) {
    writeFileSync(target, fresh);
    console.log('docs/flows.md written');
  } else if (readFileSync(target, 'utf8') !== fresh) {
    console.error('docs/flows.md is older than a machine. Run: npm run diagrams');
    process.exit(1);
  } else {
    console.log('docs/flows.md is current');
  }
}
