import type { Kysely } from 'kysely';
import { plainText } from '../../../rules/blog/excerpt.ts';
import { isBlankHtml } from '../../../rules/blog/postFields.ts';
import { fold, sortKey } from '../../../rules/lists/folding.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { releaseFiles } from '../../files/fileRegister.ts';
import type { Handlers } from '../handlerTypes.ts';
import { changedFields } from '../history.ts';
import { changeRecord, createRecord, deleteRecord } from '../saveRecord.ts';
import type { Services } from '../services.ts';
import { nextVersion } from '../versions.ts';
import { writePostImages } from './postImageHandlers.ts';
import { createPostReads } from './postReads.ts';
import { type PostRow, readBestReadPosts, readPost, readPostPage, selectPosts } from './postRows.ts';
import { postText } from './postText.ts';
import { sanitise } from './sanitise.ts';

const posts = {
  kind: 'post',
  mediaField: 'file',
  find: (db: Kysely<Database>, id: number) => selectPosts(db).where('id', '=', id),
} as const;

/** The blog (product, 2 and 7). */
export function postHandlers(services: Services) {
  const { db, now } = services;
  const countRead = createPostReads(services);

  return {
    async listPosts({ query }) {
      const page = await readPostPage(db, query);
      return { status: 200, body: { blogs: page.items, pages: page.pages }, headers: page.headers };
    },

    async listBestReadPosts() {
      return { status: 200, body: { blogs: await readBestReadPosts(db) } };
    },

    async getPost({ params, request, session }) {
      const post = await readPost(db, params.id);
      if (!post) throw new Refusal(404, refusalText.missing);
      // an admin edits or checks the post, and HEAD reads nothing
      if (request.method === 'GET' && !session?.isAdmin) {
        countRead(params.id, { address: request.ip, browser: request.headers['user-agent'] ?? '' });
      }
      return { status: 200, body: post };
    },

    async createPost({ body, headers, session }) {
      const post = {
        title: tidy(body.title),
        content: readable(body.content),
        meta_desc: tidy(body.meta_desc ?? ''),
      };
      const save = { headers, session, fields: post, uploads: body.file ? [body.file] : [] };
      const id = await createRecord(services, posts, save, async (trx, [image = null]) => {
        const { id } = await trx
          .insertInto('posts')
          .values({ ...post, ...keysOf(post), image })
          .returning('id')
          .executeTakeFirstOrThrow();
        await writePostImages(trx, id, post.content, now());
        return { id, title: post.title };
      });
      return { status: 200, body: { status: 'success', id } };
    },

    async updatePost({ params: { id }, body, headers, session }) {
      const changes = {
        ...(body.title === undefined ? {} : { title: tidy(body.title) }),
        ...(body.content === undefined ? {} : { content: readable(body.content) }),
        ...(body.meta_desc === undefined ? {} : { meta_desc: tidy(body.meta_desc) }),
      };
      const uploads = body.file ? [body.file] : [];
      const save = { id, version: body.version, headers, session, fields: changes, uploads };
      await changeRecord(services, posts, save, async (trx, before, [image]) => {
        const fields = [...changedFields(before, changes), ...(image === undefined ? [] : ['file'])];
        if (fields.length === 0) return undefined;
        const after = { ...before, ...changes, image: image ?? before.image };
        await trx
          .updateTable('posts')
          .set({
            ...changes,
            ...keysOf(after),
            image: after.image,
            updated_at: now(),
            version: nextVersion,
          })
          .where('id', '=', id)
          .execute();
        if (changes.content !== undefined) await writePostImages(trx, id, changes.content, now());
        if (image !== undefined && before.image !== null) await releaseFiles(trx, [before.image]);
        return { title: after.title, fields };
      });
      return { status: 200, body: { status: 'success' } };
    },

    async deletePost({ params: { id }, session }) {
      await deleteRecord(services, posts, { id, session }, async (trx, { image }) => {
        await writePostImages(trx, id, '', now());
        await trx.deleteFrom('posts').where('id', '=', id).execute();
        await releaseFiles(trx, image === null ? [] : [image]);
      });
      return { status: 202, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}

function tidy(value: string): string {
  return value.normalize('NFC').trim();
}

/** @throws Refusal 400 when nothing is left to read. */
function readable(html: string): string {
  const content = sanitise(html);
  if (isBlankHtml(content)) {
    throw new Refusal(400, refusalText.checkFields, { fields: { content: postText.empty } });
  }
  return content;
}

/** The columns that the list searches and sorts by. */
function keysOf(post: Pick<PostRow, 'title' | 'content' | 'meta_desc'>) {
  return {
    search_text: fold(`${post.title} ${post.meta_desc} ${plainText(post.content)}`),
    title_sort: sortKey(post.title),
  };
}
