import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { sharePicture } from '../../rules/site/paths.ts';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { isFileName } from '../files/fileNames.ts';
import { maxPixels } from '../forms/inspectFile.ts';
import { answerUnknownCall } from '../http/errors.ts';
import type { Services } from '../resources/services.ts';

/** Pixels; what link previews of all large services show uncut. */
const size = { width: 1200, height: 630 } as const;
const maxKept = 50;
/** How many pictures wait to be cut; one more is refused. */
const maxWaiting = 20;

/**
 * Serves the covers of posts as link previews show them. A picture is cut when it is first asked
 * for, one at a time, and the last ones are kept: the service that shows a link asks once for all
 * its readers.
 */
export function registerSharePictures(
  app: FastifyInstance,
  { db, files }: Pick<Services, 'db' | 'files'>,
): void {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const cut = async (name: string): Promise<Buffer | undefined> => {
    const stored = await files.open(name);
    if (!stored) return undefined;
    const cover = await buffer(await stored.read());
    return await sharp(cover, { limitInputPixels: maxPixels })
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  };

  const pictureOf = async (name: string): Promise<Buffer | undefined> => {
    const known = kept.get(name);
    if (known) {
      // asked for last, it is dropped last
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    if (waiting >= maxWaiting)
      throw new Refusal(503, refusalText.notReady, { headers: { 'Retry-After': '10' } });
    waiting += 1;
    const picture = last
      .then(() => cut(name))
      .finally(() => {
        waiting -= 1;
      });
    last = picture.catch(() => undefined);
    kept.set(name, picture);
    // a store that failed may answer the next time
    picture.then((data) => data ?? kept.delete(name)).catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return picture;
  };

  app.get<{ Params: { image: string } }>(sharePicture.pattern, async (request, reply) => {
    const { image } = request.params;
    // only covers: other images of the site are nobody's link preview
    const cover = isFileName(image)
      ? await db.selectFrom('posts').select('id').where('image', '=', image).executeTakeFirst()
      : undefined;
    const picture = cover && (await pictureOf(image));
    if (!picture) return answerUnknownCall(request, reply);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture);
  });
}
