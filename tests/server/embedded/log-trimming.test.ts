/** Of the embedded database only: a PostgreSQL server trims its log by itself. */
import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { test as base, expect, vi } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';
import { copyPreparedDatabase } from '../fixtures/testDatabases.ts';

const roundMs = 10_000;
/** PostgreSQL writes these again after a crash, so they need no sync. */
const temporary = /^pg_subtrans|pg_internal/;

const test = base
  .extend('dataDir', { scope: 'file' }, async ({}, { onCleanup }) => {
    const dataDir = await temporaryFolder(onCleanup);
    copyPreparedDatabase(dataDir);
    return dataDir;
  })
  .extend('folder', { scope: 'file' }, ({ dataDir }) => join(dataDir, 'db'))
  /** Lets the time pass that the database waits between two rounds. */
  .extend('passRound', { scope: 'file' }, ({}, { onCleanup }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onCleanup(() => {
      vi.useRealTimers();
    });
    return () => vi.advanceTimersByTime(roundMs);
  })
  /** Records the writes to the database's files, and what was not synced when one was renamed. */
  .extend('writes', { scope: 'file' }, ({ folder }, { onCleanup }) => {
    const names = new Map<number, string>();
    const written = new Set<string>();
    const unsynced = new Set<string>();
    const renames: { from: string; unsynced: string[] }[] = [];
    const { openSync, writeSync, fsyncSync, renameSync } = fs;
    const spies = [
      vi.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
        const descriptor = openSync(path, ...rest);
        names.set(descriptor, relative(folder, String(path)));
        return descriptor;
      }),
      vi.spyOn(fs, 'writeSync').mockImplementation((...parameters: Parameters<typeof writeSync>) => {
        const name = names.get(parameters[0]) ?? '';
        written.add(name);
        if (!temporary.test(name)) unsynced.add(name);
        return writeSync(...parameters);
      }),
      vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
        fsyncSync(descriptor);
        unsynced.delete(names.get(descriptor) ?? '');
      }),
      vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
        renames.push({ from: relative(folder, String(from)), unsynced: [...unsynced] });
        renameSync(from, to);
      }),
    ];
    syncBuiltinESMExports();
    onCleanup(() => {
      for (const spy of spies) spy.mockRestore();
      syncBuiltinESMExports();
    });
    return { written, renames };
  })
  .extend(
    'db',
    { scope: 'file' },
    async ({ dataDir, passRound: _timers, writes: _writes }, { onCleanup }) => {
      const { db, close } = await connect({ databaseUrl: undefined, dataDir }, () => {});
      onCleanup(close);
      await sql`create table notes (id int)`.execute(db);
      return db;
    },
  )
  .extend(
    'textOf',
    { scope: 'file' },
    ({ db }) =>
      async (expression: RawBuilder<string>): Promise<string> => {
        const row = await db.selectNoFrom(expression.as('text')).executeTakeFirstOrThrow();
        return row.text;
      },
  );

test('a short log is left as it is', async ({ db, passRound, textOf }) => {
  const lastTrim = sql<string>`(select checkpoint_lsn::text from pg_control_checkpoint())`;
  const before = await textOf(lastTrim);
  await sql`insert into notes values (1)`.execute(db);
  passRound();
  await sql`select from notes`.execute(db);
  expect(await textOf(lastTrim)).toBe(before);
});

test('the log gives up changes once the tables hold them on the disk', async ({
  db,
  folder,
  passRound,
  textOf,
  writes,
}) => {
  const table = await textOf(sql`pg_relation_filepath('notes')`);
  const log = join('pg_wal', await textOf(sql`pg_walfile_name(pg_current_wal_lsn())`));
  // each switch leaves the rest of a file of the log, 16 MB, empty
  for (let files = 0; files < 3; files++) {
    await sql`insert into notes values (1)`.execute(db);
    await sql`select pg_switch_wal()`.execute(db);
  }
  expect(existsSync(join(folder, log))).toBe(true);
  passRound();
  await expect.poll(() => existsSync(join(folder, log)), { interval: 5 }).toBe(false);
  expect(writes.written).toContain(table);
  expect(writes.renames.find(({ from }) => from === log)).toEqual({ from: log, unsynced: [] });
});
