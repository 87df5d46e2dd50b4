import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../server/database/connect.ts';
import { keptRows } from '../../../server/resources/answerList.ts';
import { openTestDatabase } from '../fixtures/testDatabases.ts';

let connection: Connection;

beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const message = sql`insert into contact_messages (name, last_name, phone, subject, message) values ('', '', '', '', '')`;

test('an uncommitted writer does not block another from counting', async () => {
  const { db } = connection;
  const total = async () => {
    const { rows } = await sql<{ total: number }>`select ${keptRows(['contact_messages'])} as total`.execute(
      db,
    );
    return rows[0]?.total;
  };
  await db.transaction().execute(async (open) => {
    await message.execute(open);
    await db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '2s'`.execute(other);
      await message.execute(other);
    });
    expect(await total()).toBe(1);
  });
  expect(await total()).toBe(2);
});
