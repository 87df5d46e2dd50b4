import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keptRows } from '../../../server/resources/answerList.ts';
import { openTestDatabase } from '../fixtures/testDatabases.ts';

const message = sql`insert into contact_messages (name, last_name, phone, subject, message) values ('', '', '', '', '')`;

test('an uncommitted writer does not block another from counting', async ({ onTestFinished }) => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
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
