import { readdirSync, readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { StateMachine } from 'xstate';

const folder = new URL('../machines/', import.meta.url);

export interface FoundMachine {
  /** The path of the file in `machines/` without its ending; `tests/machines/` mirrors it. */
  file: string;
  machine: AnyStateMachine;
  /** What the file says of its machine. */
  purpose: string;
}

/**
 * Every machine of `machines/`, by its file: what a file exports as a machine, or as a factory
 * `create…Machine`. A new file is found the day it appears.
 */
export async function allMachines(): Promise<FoundMachine[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const found: FoundMachine[] = [];
  for (const name of files) {
    const url = new URL(name, folder);
    const exported: Record<string, unknown> = await import(url.href);
    const source = readFileSync(url, 'utf8');
    for (const [key, value] of Object.entries(exported)) {
      const machine = toMachine(key, value);
      if (machine)
        found.push({ file: name.slice(0, -'.ts'.length), machine, purpose: purposeOf(source, key) });
    }
  }
  return found;
}

function toMachine(name: string, value: unknown): AnyStateMachine | undefined {
  const made: unknown = typeof value === 'function' && /^create[A-Z]\w*Machine$/.test(name) ? value() : value;
  return made instanceof StateMachine ? made : undefined;
}

/** The comment that stands right above an export. */
function purposeOf(source: string, name: string): string {
  const at = source.search(new RegExp(`^export (const|function) ${name}\\b`, 'm'));
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, at)) ?? [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim();
}
