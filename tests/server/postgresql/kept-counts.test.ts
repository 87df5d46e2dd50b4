import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider } from 'kysely/migration';
import { expect, test } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import type { Database } from '../../../server/database/schema.ts';
import { keptRows } from '../../../server/resources/answerList.ts';
import { createServerDatabase, openTestDatabase } from '../fixtures/testDatabases.ts';
import { untilWaiting } from './raceTest.ts';

const message = sql`insert into contact_messages (name, last_name, phone, subject, message) values ('', '', '', '', '')`;

async function countMessages(db: Kysely<Database>): Promise<number | undefined> {
  const { rows } = await sql<{ total: number }>`select ${keptRows(['contact_messages'])} as total`.execute(
    db,
  );
  return rows[0]?.total;
}

test('an uncommitted writer does not block another from counting', async ({ onTestFinished }) => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  await db.transaction().execute(async (open) => {
    await message.execute(open);
    await db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '2s'`.execute(other);
      await message.execute(other);
    });
    expect(await countMessages(db)).toBe(1);
  });
  expect(await countMessages(db)).toBe(2);
});

test('a row that is being written when the counts are introduced is counted', async ({ onTestFinished }) => {
  const { url, drop } = await createServerDatabase('blank');
  onTestFinished(drop);
  const { db, close } = await connect({ databaseUrl: url, dataDir: '' }, () => {});
  onTestFinished(close);
  const migrationFolder = path.join(import.meta.dirname, '../../../server/database/migrations');
  const migrations = await new FileMigrationProvider({ fs, path, migrationFolder }).getMigrations();
  const { '0018_kept_counts': introduction, ...others } = migrations;
  for (const [name, { up }] of Object.entries(others)) if (name < '0018') await up(db);
  let introducing: Promise<unknown> | undefined;
  await db.transaction().execute(async (open) => {
    await message.execute(open);
    introducing = db.transaction().execute(async (trx) => await introduction?.up(trx));
    await untilWaiting(db, [introducing]);
  });
  await introducing;
  expect(await countMessages(db)).toBe(1);
});
