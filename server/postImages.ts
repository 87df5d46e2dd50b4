import type { Kysely } from 'kysely';
import type { Handlers } from './contract.ts';
import type { Database } from './database/schema.ts';
import { registerFiles } from './fileRegister.ts';
import { withKeptMedia } from './media.ts';
import type { Services } from './services.ts';
import { requireAdmin } from './sessions.ts';

/** Pictures inside a post's text: stored before the post is, so that the text never carries them itself. */
export function postImageHandlers(services: Services): Pick<Handlers, 'uploadPostImage'> {
  return {
    async uploadPostImage({ body, session }) {
      requireAdmin(session);
      const file = await withKeptMedia(services, 'file', [body.file], async ([name]) => {
        if (name === undefined) throw new Error('a stored picture has no name');
        await services.db.transaction().execute((trx) => registerFiles(trx, [name], 'media'));
        return name;
      });
      return { status: 200, body: { file, url: `/api/v1/users/docs/${file}` } };
    },
  };
}

/** The names of our own stored pictures in a sanitised text. */
function imagesIn(content: string): string[] {
  const found = content.matchAll(/src="\/api\/v1\/users\/docs\/([a-z0-9]{10,64}\.[a-z0-9]{2,5})["?]/g);
  return [...new Set([...found].flatMap(([, name]) => name ?? []))];
}

/**
 * Writes down which stored pictures a post's text refers to.
 * @returns those that it referred to before and does no longer.
 */
export async function replacePostImages(
  trx: Kysely<Database>,
  postId: number,
  content: string,
): Promise<string[]> {
  const before = await trx
    .deleteFrom('post_images')
    .where('post_id', '=', postId)
    .returning('name')
    .execute();
  const wanted = imagesIn(content);
  if (wanted.length > 0) {
    const known = await trx
      .selectFrom('files')
      .select('name')
      .where('name', 'in', wanted)
      .where('kind', '=', 'media')
      // whoever is just about to give one up waits, and then finds that it is somebody's
      .forKeyShare()
      .execute();
    const rows = known.map(({ name }) => ({ post_id: postId, name }));
    if (rows.length > 0) await trx.insertInto('post_images').values(rows).execute();
  }
  return before.map(({ name }) => name).filter((name) => !wanted.includes(name));
}
