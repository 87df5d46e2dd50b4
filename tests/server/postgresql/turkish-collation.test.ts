import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mayMention } from '../../../server/resources/privacy/mentions.ts';
import { openTestDatabase } from '../fixtures/testDatabases.ts';

test('an email address in capitals is found under a Turkish collation', async ({ onTestFinished }) => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const text = sql`('Yaz: INFO@EXAMPLE.COM' collate "tr-x-icu")`;
  const { rows } = await sql`
    select lower(${text}) as lowered, ${mayMention(text, [{ email: 'info@example.com' }])} as found`.execute(
    db,
  );
  expect(rows).toEqual([{ lowered: 'yaz: ınfo@example.com', found: true }]);
});
