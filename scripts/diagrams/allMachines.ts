import { globSync, readFileSync } from 'node:fs';
import { type AnyStateMachine, StateMachine } from 'xstate';

const folder = new URL('../../machines/', import.meta.url);

export interface FoundMachine {
  /** The path in `machines/` without its extension; `tests/machines/` mirrors it. */
  file: string;
  /** The name of the machine's export, or of its factory. */
  name: string;
  machine: AnyStateMachine;
  /** The docstring of the machine, on one line. */
  purpose: string;
}

/** Every machine, or factory `create…Machine`, that a file in `machines/` exports. */
export async function allMachines(): Promise<FoundMachine[]> {
  const found: FoundMachine[] = [];
  for (const name of globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).sort()) {
    const url = new URL(name, folder);
    const exported: Record<string, unknown> = await import(url.href);
    for (const [key, value] of Object.entries(exported)) {
      const isFactory = typeof value === 'function' && /^create[A-Z]\w*Machine$/.test(key);
      const machine: unknown = isFactory ? value() : value;
      if (machine instanceof StateMachine)
        found.push({ file: name.slice(0, -'.ts'.length), name: key, machine, purpose: purposeOf(url, key) });
    }
  }
  return found;
}

/** The docstring directly above an export. */
function purposeOf(url: URL, name: string): string {
  const [above = ''] = readFileSync(url, 'utf8').split(
    new RegExp(`^export (?:const|function) ${name}\\b`, 'm'),
  );
  if (!above.trimEnd().endsWith('*/')) return '';
  return above
    .slice(above.lastIndexOf('/**') + 3, above.lastIndexOf('*/'))
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
