import { type Kysely, sql } from 'kysely';

/**
 * Photographs of a land request, which its owner adds by the receipt. Their bytes count in the
 * quotas of files that strangers send, as those of applications do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table files
      drop constraint files_kind_check,
      drop constraint files_check,
      add constraint files_kind_check check (kind in ('document', 'media', 'ownerPhoto')),
      add constraint files_check check (kind <> 'document' or owner_id is not null)`.execute(db);
  await sql`
    create table land_request_photos (
      name text primary key references files (name),
      land_request_id bigint not null references land_requests (id),
      content_hash text not null,
      made_at timestamptz not null,
      unique (land_request_id, content_hash)
    )`.execute(db);
  await sql`
    create table land_request_receipts (
      token_hash text primary key,
      land_request_id bigint not null references land_requests (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index on land_request_receipts (land_request_id)`.execute(db);
  await sql`create index on land_request_receipts (expires_at)`.execute(db);
  await sql`
    alter table application_files
      add column land_request_id bigint references land_requests (id)`.execute(db);
  await sql`create index on application_files (land_request_id)`.execute(db);
}
