import type { Selectable } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { plainText } from '../../../rules/blog/excerpt.ts';
import { isBlankHtml } from '../../../rules/blog/postFields.ts';
import { fold, sortKey } from '../../../rules/lists/turkish.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { PostsTable } from '../../database/tables/posts.ts';
import { registerFiles, releaseFiles } from '../../files/fileRegister.ts';
import { saveWithMedia } from '../../files/saveWithMedia.ts';
import { requireAdmin } from '../../identity/sessions.ts';
import { defaultSize, listPage, type PagedList } from '../answerList.ts';
import type { Handlers } from '../handlerTypes.ts';
import { changedFields, recordHistory } from '../history.ts';
import { keepKey, readKey, saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { nextVersion, refuseOutdated } from '../versions.ts';
import { replacePostImages } from './postImages.ts';
import { createPostReads } from './postReads.ts';
import { postText } from './postText.ts';
import { sanitise } from './sanitise.ts';

type PostHandlers = Pick<
  Handlers,
  'listPosts' | 'createPost' | 'listBestReadPosts' | 'getPost' | 'updatePost' | 'deletePost'
>;

const columns = ['id', 'title', 'content', 'meta_desc', 'image', 'version'] as const;
type PostRow = Pick<Selectable<PostsTable>, (typeof columns)[number]>;

const posts: PagedList<'id' | 'title'> = {
  table: 'posts',
  counts: ['posts'],
  sortColumns: { id: 'id', title: 'title_sort' },
  defaultSort: '-id',
};
const bestReadShown = 5;

/** The blog (product, 2 and 7). */
export function postHandlers(services: Services): PostHandlers {
  const { db, now } = services;
  const reads = createPostReads(services);
  const missing = () => new Refusal(404, refusalText.missing);
  const gone = () => new Refusal(404, refusalText.gone);

  return {
    async listPosts({ query }) {
      const size = query.size ?? defaultSize;
      const shown = db.selectFrom('posts').select(columns);
      const { rows, total, headers } = await listPage(db, posts, { ...query, size }, shown);
      return { status: 200, body: { blogs: rows.map(toPost), pages: Math.ceil(total / size) }, headers };
    },

    async listBestReadPosts() {
      const rows = await db
        .selectFrom('posts')
        .select(columns)
        .orderBy('reads', 'desc')
        .orderBy('id', 'desc')
        .limit(bestReadShown)
        .execute();
      return { status: 200, body: { blogs: rows.map(toPost) } };
    },

    async getPost({ params, request, session }) {
      const row = await db.selectFrom('posts').select(columns).where('id', '=', params.id).executeTakeFirst();
      if (!row) throw missing();
      // whoever edits or checks a post is no reader of it
      if (request.method === 'GET' && !session?.isAdmin) {
        reads.count(params.id, { address: request.ip, browser: request.headers['user-agent'] ?? '' });
      }
      return { status: 200, body: toPost(row) };
    },

    async createPost({ body, headers, session }) {
      requireAdmin(session);
      const key = readKey(headers);
      const post = {
        title: tidy(body.title),
        content: readable(body.content),
        meta_desc: tidy(body.meta_desc ?? ''),
      };
      const id = await saveOnce(db, { kind: 'post', key }, () =>
        saveWithMedia(services, 'file', body.file ? [body.file] : [], ([image = null]) =>
          db.transaction().execute(async (trx) => {
            await registerFiles(trx, image === null ? [] : [image], 'media');
            const row = await trx
              .insertInto('posts')
              .values({ ...post, ...keysOf(post), image })
              .returning('id')
              .executeTakeFirstOrThrow();
            await keepKey(trx, { kind: 'post', key, id: row.id }, now());
            await replacePostImages(trx, row.id, post.content, now());
            await recordHistory(trx, 'post', row.id, session, 'created', { title: post.title });
            return row.id;
          }),
        ),
      );
      return { status: 200, body: { status: 'success', id } };
    },

    async updatePost({ params: { id }, body, headers, session }) {
      requireAdmin(session);
      const key = readKey(headers);
      const changes = {
        ...(body.title === undefined ? {} : { title: tidy(body.title) }),
        ...(body.content === undefined ? {} : { content: readable(body.content) }),
        ...(body.meta_desc === undefined ? {} : { meta_desc: tidy(body.meta_desc) }),
      };
      await saveOnce(db, { kind: 'post', key, id }, async () => {
        // before the image is stored, so that a refusal costs little
        const known = await db.selectFrom('posts').select('version').where('id', '=', id).executeTakeFirst();
        if (!known) throw gone();
        refuseOutdated(known, body.version);
        return await saveWithMedia(services, 'file', body.file ? [body.file] : [], ([image]) =>
          db.transaction().execute(async (trx) => {
            const before = await trx
              .selectFrom('posts')
              .select(columns)
              .where('id', '=', id)
              .forUpdate()
              .executeTakeFirst();
            if (!before) throw gone();
            await keepKey(trx, { kind: 'post', key, id }, now());
            refuseOutdated(before, body.version);
            const fields = changedFields(before, changes);
            if (image !== undefined) fields.push('file');
            if (fields.length === 0) return id;
            const after = { ...before, ...changes, ...(image === undefined ? {} : { image }) };
            await registerFiles(trx, image === undefined ? [] : [image], 'media');
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
            await recordHistory(trx, 'post', id, session, 'changed', { title: after.title, fields });
            if (changes.content !== undefined) await replacePostImages(trx, id, changes.content, now());
            if (image !== undefined && before.image !== null) await releaseFiles(trx, [before.image]);
            return id;
          }),
        );
      });
      return { status: 200, body: { status: 'success' } };
    },

    async deletePost({ params: { id }, session }) {
      requireAdmin(session);
      await saveWithMedia(services, 'file', [], () =>
        db.transaction().execute(async (trx) => {
          // the post before its pictures, as a save locks them: else the two would wait for each
          // other
          const deleted = await trx
            .selectFrom('posts')
            .select(['title', 'image'])
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst();
          if (!deleted) throw gone();
          const { title, image } = deleted;
          await replacePostImages(trx, id, '', now());
          await trx.deleteFrom('posts').where('id', '=', id).execute();
          await recordHistory(trx, 'post', id, session, 'deleted', { title });
          await releaseFiles(trx, image === null ? [] : [image]);
        }),
      );
      return { status: 202, body: { status: 'success' } };
    },
  };
}

/** The specification's `meta_title` has no input of its own: it is the title. */
function toPost(row: PostRow): components['schemas']['Post'] {
  return { ...row, image: row.image ?? '', meta_title: row.title };
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

function keysOf(post: Pick<PostRow, 'title' | 'content' | 'meta_desc'>) {
  return {
    search_text: fold(`${post.title} ${post.meta_desc} ${plainText(post.content)}`),
    title_sort: sortKey(post.title),
  };
}
