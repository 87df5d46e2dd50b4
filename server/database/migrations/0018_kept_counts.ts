import { type Kysely, sql } from 'kysely';

/** The lists of each table, with the condition of their rows. Tables are locked in this order. */
const counted: Record<string, Record<string, string>> = {
  land_requests: {
    'land_requests:1': 'durum = 1',
    'land_requests:2': 'durum = 2',
    'land_requests:3': 'durum = 3',
    'land_requests:4': 'durum = 4',
  },
  users: {
    'users:all': "role = 'consultant'",
    'users:new': "role = 'consultant' and is_deleted = 0 and status = 0",
    'users:canceled': "role = 'consultant' and is_deleted = 1",
  },
  contact_messages: { contact_messages: 'true' },
  posts: { posts: 'true' },
  ads: { ads: 'true' },
  // last, because transactions write to the outbox after the table that the message is about
  outbox_messages: { outbox_messages: 'true' },
};

/**
 * Maintains the number of rows of each list with triggers, because counting a million rows takes
 * longer than all other work of a list. A list's number is the sum of its slots. A transaction
 * updates a slot that no other transaction has locked, or adds one. Concurrent writers therefore
 * neither wait nor deadlock, and a list has at most as many slots as it had concurrent writers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_counts (
      slot bigint generated always as identity primary key,
      list text not null,
      rows bigint not null
    ) with (fillfactor = 50)`.execute(db);
  await sql`create index on kept_counts (list)`.execute(db);
  await sql`
    create function keep_count(kept text, change bigint) returns void language plpgsql as $$
    begin
      if change = 0 then return; end if;
      update kept_counts set rows = rows + change
      where slot = (select slot from kept_counts where list = kept limit 1 for update skip locked);
      if not found then
        insert into kept_counts (list, rows) values (kept, change);
      end if;
    end $$`.execute(db);

  // no row may change between the first count and the creation of the triggers
  const tables = sql.join(Object.keys(counted).map((table) => sql.table(table)));
  await sql`lock table ${tables} in share row exclusive mode`.execute(db);
  for (const [table, lists] of Object.entries(counted)) await keepCounts(db, table, Object.entries(lists));
}

/** Counts the existing rows of a table, and adds the triggers that maintain the counts. */
async function keepCounts(
  db: Kysely<unknown>,
  table: string,
  lists: readonly [list: string, condition: string][],
): Promise<void> {
  const name = sql.ref(`count_${table}`);
  const target = sql.table(table);

  const counts = lists.map(
    ([, condition], index) =>
      sql`count(*) filter (where ${sql.raw(condition)}) as ${sql.ref(`rows_${index}`)}`,
  );
  const rows = lists.map(([list], index) => sql`(${sql.lit(list)}, ${sql.ref(`rows_${index}`)})`);
  await sql`
    insert into kept_counts (list, rows)
    select kept.list, kept.rows
    from (select ${sql.join(counts)} from ${target}) as counted
      cross join lateral (values ${sql.join(rows)}) as kept (list, rows)`.execute(db);

  const keep = lists.map(
    ([list, condition]) =>
      sql`keep_count(${sql.lit(list)}, coalesce(sum(change) filter (where ${sql.raw(condition)}), 0))`,
  );
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform ${sql.join(keep)} from (select 1 as change, * from added) as changed;
      elsif tg_op = 'UPDATE' then
        perform ${sql.join(keep)}
        from (select 1 as change, * from added union all select -1, * from removed) as changed;
      elsif tg_op = 'DELETE' then
        perform ${sql.join(keep)} from (select -1 as change, * from removed) as changed;
      else
        delete from kept_counts where list in (${sql.join(lists.map(([list]) => sql.lit(list)))});
      end if;
      return null;
    end $$`.execute(db);
  const triggers = {
    insert: 'referencing new table as added',
    delete: 'referencing old table as removed',
    truncate: '',
    // an update cannot change the number of all rows
    ...(lists.every(([, condition]) => condition === 'true')
      ? {}
      : { update: 'referencing old table as removed new table as added' }),
  };
  for (const [event, changed] of Object.entries(triggers)) {
    await sql`
      create trigger ${sql.ref(`count_${event}`)} after ${sql.raw(event)} on ${target} ${sql.raw(changed)}
      for each statement execute function ${name}()`.execute(db);
  }
}
