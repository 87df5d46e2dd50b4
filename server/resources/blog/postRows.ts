import type { Kysely } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { readingMinutes } from '../../../rules/blog/readingMinutes.ts';
import type { Database } from '../../database/schema.ts';
import { type PagedList, type RowOf, readNumberedPage } from '../answerList.ts';
import type { Call } from '../handlerTypes.ts';
import { madeBetween } from '../listFilters.ts';

type Post = components['schemas']['Post'];

export const selectPosts = (db: Kysely<Database>) =>
  db
    .selectFrom('posts')
    .select(['id', 'title', 'content', 'meta_desc', 'image', 'version', 'created_at', 'updated_at']);
export type PostRow = RowOf<typeof selectPosts>;

const postList: PagedList<'id' | 'title'> = {
  table: 'posts',
  counts: ['posts'],
  sortColumns: { id: 'id', title: 'title_sort' },
  defaultSort: '-id',
};
const maxBestRead = 5;

/** Reads one page of posts, newest first unless the query says otherwise. */
export const readPostPage = (db: Kysely<Database>, query: Call<'listPosts'>['query']) =>
  readNumberedPage(db, { ...postList, conditions: madeBetween(query) }, query, selectPosts, toPost);

/** Reads a post without counting the read; undefined when there is none. */
export async function readPost(db: Kysely<Database>, id: number): Promise<Post | undefined> {
  const row = await selectPosts(db).where('id', '=', id).executeTakeFirst();
  return row && toPost(row);
}

export async function readBestReadPosts(db: Kysely<Database>): Promise<Post[]> {
  const rows = await selectPosts(db)
    .orderBy('reads', 'desc')
    .orderBy('id', 'desc')
    .limit(maxBestRead)
    .execute();
  return rows.map(toPost);
}

/** No form has an input for `meta_title`: it is the title. */
function toPost({ created_at, updated_at, ...row }: PostRow): Post {
  return {
    ...row,
    image: row.image ?? '',
    meta_title: row.title,
    tarih: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    reading_minutes: readingMinutes(row.content),
  };
}
