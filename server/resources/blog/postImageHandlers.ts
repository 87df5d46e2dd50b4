import type { Kysely } from 'kysely';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { registerFiles } from '../../files/fileRegister.ts';
import { saveWithMedia } from '../../files/saveWithMedia.ts';
import { requireOpenSession } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { postText } from './postText.ts';

/**
 * Images inside a post's text, which are uploaded before the post is saved. Those of a text that is
 * never saved are removed as {@link writePostImages} says.
 */
export function postImageHandlers(services: Services) {
  return {
    async uploadPostImage({ body, session }) {
      const file = await saveWithMedia(services, 'file', [body.file], async ([name]) => {
        if (name === undefined) throw new Error('A stored image has no name');
        await services.db.transaction().execute(async (trx) => {
          await registerFiles(trx, [name], { textImageUploadedAt: services.now() });
          await requireOpenSession(trx, session);
        });
        return name;
      });
      return { status: 200, body: { file, url: `/api/v1/users/docs/${file}` } };
    },
  } satisfies Partial<Handlers>;
}

/** The file names of the images in a sanitised text, in its order, repeated ones included. */
function imagesIn(content: string): string[] {
  const images = content.match(/<img [^<>]*>/g) ?? [];
  return images.flatMap((image) => / src="\/api\/v1\/users\/docs\/([^"?]+)/.exec(image)?.[1] ?? []);
}

/**
 * Records which stored images a post's text refers to. Images that the text no longer shows stay
 * stored for 14 days, since another admin's draft may hold them; `releaseForgottenImages` in
 * `server/files/fileRegister.ts`, called hourly by `server/start/server.ts`, then removes them.
 * @throws Refusal 400 when the text refers to an image that does not exist any more.
 */
export async function writePostImages(
  trx: Kysely<Database>,
  postId: number,
  content: string,
  now: Date,
): Promise<void> {
  const shown = imagesIn(content);
  const wanted = [...new Set(shown)];
  if (wanted.length > 0) {
    const stored = await trx
      .selectFrom('files')
      .select('name')
      .where('name', 'in', wanted)
      .where('kind', '=', 'media')
      .orderBy('name')
      // A concurrent release of the same image waits for this lock, then sees the new reference. A
      // release that was first makes this statement wait, and the image is not found.
      .forKeyShare()
      .execute();
    const names = new Set(stored.map(({ name }) => name));
    const missing = shown.flatMap((name, index) => (names.has(name) ? [] : [index + 1]));
    if (missing.length > 0) {
      throw new Refusal(400, refusalText.checkFields, {
        fields: { content: postText.missingImages(missing) },
      });
    }
  }
  const before = await trx
    .deleteFrom('post_images')
    .where('post_id', '=', postId)
    .returning('name')
    .execute();
  if (wanted.length > 0) {
    await trx
      .insertInto('post_images')
      .values(wanted.map((name) => ({ post_id: postId, name })))
      .execute();
  }
  await noteTextUse(
    trx,
    before.map(({ name }) => name).filter((name) => !wanted.includes(name)),
    now,
  );
}

async function noteTextUse(trx: Kysely<Database>, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  // two posts that lose the same images lock them in the same order, so that they cannot deadlock
  await trx
    .selectFrom('files')
    .select('name')
    .where('name', 'in', names)
    .orderBy('name')
    .forNoKeyUpdate()
    .execute();
  await trx.updateTable('files').set({ last_text_use_at: now }).where('name', 'in', names).execute();
}
