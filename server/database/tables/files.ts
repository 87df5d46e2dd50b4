import type { Generated } from 'kysely';

export interface FilesTable {
  /** The random name in the file store, with its extension. */
  name: string;
  /** A document is for its owner and the admins, media are for everyone. */
  kind: 'document' | 'media';
  /** The consultant whose document it is; null for media. */
  owner_id: number | null;
  created_at: Generated<Date>;
  /**
   * When the image was uploaded for a post's text, or last removed from one: drafts may hold it for
   * a while after that. Null for a file that was in no text, or still is in its first.
   */
  last_text_use_at: Date | null;
}

export interface FileTables {
  files: FilesTable;
  /** Files that are to be removed from the store. */
  file_removals: {
    name: string;
    due_at: Generated<Date>;
    /** How many times a process has begun to remove the file. */
    attempts: Generated<number>;
  };
  /** One row: until when nothing is removed from the store. */
  removal_pause: { is_only_row: Generated<true>; until: Date };
}
