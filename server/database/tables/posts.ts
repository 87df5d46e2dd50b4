import type { Generated, GeneratedAlways } from 'kysely';

export interface PostsTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  /** The last change by an admin; reads do not touch it. */
  updated_at: Generated<Date>;
  title: string;
  /** HTML, sanitised. */
  content: string;
  meta_desc: string;
  /** The name of a stored file. */
  image: string | null;
  reads: Generated<number>;
  /** Grows with every change of what the contract shows. */
  version: Generated<number>;
  search_text: string;
  /** Sorts in Turkish alphabetical order. */
  title_sort: string;
}

export interface PostTables {
  posts: PostsTable;
  /** One row per visitor, post and day. */
  post_reads: {
    /** As YYYY-MM-DD. */
    day: string;
    post_id: number;
    /** A hash with the day's salt. */
    visitor: string;
  };
  /** The stored pictures that a post's text refers to. */
  post_images: { post_id: number; name: string };
  read_salts: { day: string; salt: string };
}
