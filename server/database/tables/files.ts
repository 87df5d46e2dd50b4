import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './accounts.ts';

export interface FileTables {
  files: FilesTable;
  file_removals: FileRemovalsTable;
  removal_pause: RemovalPauseTable;
  application_files: ApplicationFilesTable;
}

interface FilesTable {
  /** The random name in the file store, with its extension. */
  name: string;
  /**
   * Documents are visible to their owner and the admins, an owner's photographs and the papers of a
   * purchase to the admins and by the owner's links, media to everyone.
   */
  kind: 'document' | 'media' | 'ownerPhoto' | 'paper';
  /** The consultant whose document it is; null for any other file. */
  owner_id: number | null;
  created_at: Generated<Date>;
  /**
   * When the image was uploaded for a post's text, or last removed from one; a draft may still hold
   * it. Null for any other file.
   */
  last_text_use_at: Date | null;
}

/** Files to be removed from the store. */
interface FileRemovalsTable {
  name: string;
  due_at: Generated<Date>;
  /** How many times a process has begun to remove the file. */
  attempts: Generated<number>;
}

/** One row: until when no file is removed from the store. */
interface RemovalPauseTable {
  is_only_row: Generated<true>;
  until: Date;
}

/** Files that a stranger has sent at once, for the quotas of `applicationQuota.ts`. */
interface ApplicationFilesTable {
  id: GeneratedAlways<number>;
  /** Null for an application with a known email address, whose documents are not stored. */
  user_id: number | null;
  /** The land request of photographs or papers; null for an application. */
  land_request_id: Generated<number | null>;
  /** The photograph or the paper, with which the row goes; both null for an application. */
  photo: Generated<string | null>;
  paper: Generated<string | null>;
  bytes: number;
  /** SHA-256 of the sender's /64, or IPv4 address; null after a day. */
  network: string | null;
  /** SHA-256 of the sender's /48, or IPv4 address; null after a day. */
  wide_network: string | null;
  received_at: Instant;
}
