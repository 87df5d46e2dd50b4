import { type Kysely, sql } from 'kysely';

/**
 * Blog posts, and each day's readers of each post, as hashes that cannot be traced back once the
 * day's salt is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table posts (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      title text not null,
      content text not null,
      meta_desc text not null,
      image text references files (name),
      reads bigint not null default 0,
      search_text text not null,
      title_sort text collate "C" not null
    )`.execute(db);
  await sql`create index on posts (title_sort, id)`.execute(db);
  await sql`create index on posts (reads, id)`.execute(db);
  await sql`create table read_salts (day date primary key, salt text not null)`.execute(db);
  await sql`
    create table post_reads (
      day date not null,
      post_id bigint not null references posts (id) on delete cascade,
      visitor text not null,
      primary key (post_id, day, visitor)
    )`.execute(db);
  await sql`create index on post_reads (day)`.execute(db);
}
