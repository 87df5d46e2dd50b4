/**
 * `npm run diagrams` writes `docs/flows.md`: a diagram of every machine, drawn from the machine.
 */
import { writeFileSync } from 'node:fs';
import { toMermaid } from '../src/dev/chart/mermaid.ts';
import { allMachines, type FoundMachine } from './diagrams/allMachines.ts';

function section({ file, machine, purpose }: FoundMachine): string {
  return `## ${machine.id}

${purpose}

[The machine](../machines/${file}.ts) · [its walks](../tests/machines/${file}.test.ts)

\`\`\`mermaid
${toMermaid(machine)}
\`\`\`
`;
}

/** The content of `docs/flows.md` for these machines. */
export function flows(machines: readonly FoundMachine[]): string {
  return `# Flows

Every flow of the product, drawn from its state machine by \`npm run diagrams\`. A test fails when a machine has changed since.

- A box is a state that contains states. A line through a box separates regions that are active at the same time.
- An arrow names its event, in brackets its guard, and after a slash its actions in their order. Of several arrows for one event, the first whose guard holds is taken: the guards are numbered in the order in which they are asked, and \`else\` is the last one.
- An action that "sets" something changes that part of the machine's data; "entry" and "exit" are the actions on entering and leaving a state.
- "runs" lists the calls and watchers of a state, "takes" the events that it handles without leaving. An arrow from "anywhere" leaves every state of its box.

${machines.map(({ machine }) => `- [${machine.id}](#${machine.id.toLowerCase()})`).join('\n')}

${machines.map(section).join('\n')}`;
}

if (import.meta.main) {
  writeFileSync(new URL('../docs/flows.md', import.meta.url), flows(await allMachines()));
  console.log('docs/flows.md written');
}
