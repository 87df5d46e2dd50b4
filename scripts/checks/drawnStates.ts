/**
 * Reads which states of the machines the pages drew during the browser tests, from a folder of
 * files with lines `machine state new|same`, where `parent>machine` is a machine that another one
 * invokes. Names each state that no test reaches on a page, for each parent of its own. Names each
 * state that a screen reader cannot tell from the one before, and each failure or refusal that is
 * not announced. A second argument, such as `messages/resend`, asks for that machine alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateNode } from 'xstate';
import { isRefusing } from '../../src/dev/refusingStates.ts';
import { unseenStates } from '../../tests/browser/unseenStates.ts';
import { allMachines } from '../diagrams/allMachines.ts';

const [folder = '', asked = ''] = process.argv.slice(2);
const drawn = new Set(
  readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')),
);
const running = new Set([...drawn].map((line) => line.split(' ')[0] ?? ''));

/** The innermost states in which a machine can rest. */
function restingStates(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'final' || node.always?.some(({ guard }) => !guard)) return [];
  const children = Object.values(node.states);
  return children.length > 0 ? children.flatMap(restingStates) : [node];
}

const machines = (await allMachines()).filter(({ file }) => !asked || file === asked);
if (machines.length === 0) throw new Error(`machines/${asked}.ts has no machine`);
const states = machines.flatMap(({ file, machine }) => {
  const found = [...running].filter((name) => name.split('>').at(-1) === machine.id);
  const names = found.length > 0 ? found : [machine.id];
  return restingStates(machine.root).flatMap(({ path }) =>
    names.map((name) => ({ file, name: `${name} ${path.join('.')}` })),
  );
});
const unheard = (name: string) =>
  isRefusing(name)
    ? 'A screen reader announces no alert, status text or invalid field that was not there before'
    : 'A screen reader cannot tell it from the state before it';
const problems: string[] = [];
for (const { file, name } of states) {
  if (drawn.has(`${name} new`) || unseenStates[name] !== undefined) continue;
  if (drawn.has(`${name} same`)) problems.push(`${unheard(name)}: ${name} (machines/${file}.ts)`);
  else problems.push(`Reached on a page by no browser test: ${name} (machines/${file}.ts)`);
}
for (const known of Object.keys(unseenStates))
  if (!asked && !states.some(({ name }) => name === known))
    problems.push(`No machine has the state ${known} of tests/browser/unseenStates.ts`);

console.log(`The pages drew ${states.length - problems.length} of ${states.length} states as they should.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
