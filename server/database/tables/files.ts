import type { Generated } from 'kysely';

export interface FilesTable {
  /** The random name in the file store, with its extension. */
  name: string;
  /** A document is for its owner and the admins, media are for everyone. */
  kind: 'document' | 'media';
  /** The consultant whose document it is; null for media. */
  owner_id: number | null;
  created_at: Generated<Date>;
}

export interface FileTables {
  files: FilesTable;
  /** Files that are to be removed from the store. */
  file_removals: { name: string; due_at: Generated<Date> };
}
