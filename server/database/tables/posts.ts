import type { Generated, GeneratedAlways } from 'kysely';

export interface PostTables {
  posts: PostsTable;
  post_images: PostImagesTable;
  post_reads: PostReadsTable;
  read_salts: ReadSaltsTable;
}

interface PostsTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  /** The last change by an admin; reads do not change it. */
  updated_at: Generated<Date>;
  title: string;
  /** Sanitised HTML. */
  content: string;
  meta_desc: string;
  /** The name of a stored file. */
  image: string | null;
  reads: Generated<number>;
  /** Increases with every change of a field in the contract. */
  version: Generated<number>;
  /** Folded text that the list searches. */
  search_text: string;
  /** `sortKey` of the title. */
  title_sort: string;
}

/** The stored images that a post's text refers to. */
interface PostImagesTable {
  post_id: number;
  name: string;
}

/** One row per visitor, post and day. */
interface PostReadsTable {
  /** YYYY-MM-DD. */
  day: string;
  post_id: number;
  /** A hash with the day's salt. */
  visitor: string;
}

interface ReadSaltsTable {
  /** YYYY-MM-DD. */
  day: string;
  salt: string;
}
