import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpInMemory } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { loadPlaces } from '../../server/locationData.ts';

const names = ['empty.tar', 'places.tar'];
/** Names the folder for the processes of the tests. */
const variable = 'PREPARED_DATABASES';

/**
 * Makes the databases that the tests begin with, once for all of them: a new one takes seconds, a copy a fraction of one. Vitest calls it
 * before the first test, and what it answers after the last.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'arazi-prepared-'));
  for (const [index, dump] of (await dumpInMemory([migrate, loadPlaces])).entries()) {
    await writeFile(join(folder, names[index] ?? ''), Buffer.from(await dump.arrayBuffer()));
  }
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A migrated database, with all provinces, districts and neighbourhoods or without; undefined outside the test runner. */
export async function preparedDatabase(places: boolean): Promise<Blob | undefined> {
  const folder = process.env[variable];
  return folder ? await openAsBlob(join(folder, names[places ? 1 : 0] ?? '')) : undefined;
}
