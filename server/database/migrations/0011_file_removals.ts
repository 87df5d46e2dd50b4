import { type Kysely, sql } from 'kysely';

/** Unreferenced files to be removed from the store, and the images in posts' texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_removals (
      name text primary key,
      due_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on file_removals (due_at)`.execute(db);
  await sql`
    create table post_images (
      post_id bigint not null references posts (id) on delete cascade,
      name text not null references files (name),
      primary key (post_id, name)
    )`.execute(db);
  await sql`create index on post_images (name)`.execute(db);
  await sql`
    insert into post_images (post_id, name)
    select distinct posts.id, files.name
    from posts
      cross join lateral regexp_matches(
        posts.content, 'src="/api/v1/users/docs/([a-z0-9]{10,64}[.][a-z0-9]{2,5})', 'g') as found
      join files on files.name = found[1] and files.kind = 'media'`.execute(db);
  await sql`create index on posts (image)`.execute(db);
  await sql`create index on files (created_at) where kind = 'media'`.execute(db);
}
