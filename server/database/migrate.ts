import { readdirSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './schema.ts';

/**
 * One file per migration; they run in the order of their names. A released migration is never
 * changed: the next one corrects it.
 */
const migrationFolder = path.join(import.meta.dirname, 'migrations');

/** Whether this version has the migration, such as `0001_people`. */
export function knowsMigration(name: string): boolean {
  return readdirSync(migrationFolder).includes(`${name}.ts`);
}

/** Applies all missing migrations. The migrator's lock lets several processes call this at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder,
    // Windows imports an absolute path only as a URL
    import: (file) => import(pathToFileURL(file).href),
  });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
