import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the file with the contract as JSON for the test processes. */
const variable = 'PARSED_CONTRACT';

/**
 * Parses the contract once for the whole run: YAML takes a fifth of a second, which a run that
 * starts a process for each of thousands of mutants cannot spend. Vitest calls this before the
 * first test, and the returned function after the last.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(await parsed()));
  process.env[variable] = file;
  return () => rm(folder, { recursive: true, force: true });
}

export async function parsedContract(): Promise<Record<string, unknown>> {
  const file = process.env[variable];
  return file === undefined ? await parsed() : JSON.parse(readFileSync(file, 'utf8'));
}

async function parsed(): Promise<Record<string, unknown>> {
  const { parse } = await import('yaml');
  return parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));
}
