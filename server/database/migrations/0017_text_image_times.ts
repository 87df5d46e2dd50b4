import { type Kysely, sql } from 'kysely';

/** When an image was last used in a post's text, and how often its removal was attempted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column last_text_use_at timestamptz`.execute(db);
  // unreferenced media may be in a draft that is open now
  await sql`
    update files set last_text_use_at = now()
    where kind = 'media'
      and not exists (select from posts where posts.image = files.name)
      and not exists (select from post_images where post_images.name = files.name)
      and not exists (select from ad_media where ad_media.name = files.name)`.execute(db);
  await sql`create index on files (last_text_use_at) where last_text_use_at is not null`.execute(db);
  await sql`drop index files_created_at_idx`.execute(db);
  await sql`alter table file_removals add column attempts integer not null default 0`.execute(db);
}
