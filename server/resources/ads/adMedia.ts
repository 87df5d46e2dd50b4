import type { Kysely } from 'kysely';
import { uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { releaseFiles } from '../../files/fileRegister.ts';
import { adText } from './adText.ts';

const { maxFiles } = uploadLimits.media;

/** The stored media of an ad, in the order shown. */
export async function mediaOf(db: Kysely<Database>, adId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ad_media')
    .select('name')
    .where('ad_id', '=', adId)
    .orderBy('position')
    .execute();
  return rows.map(({ name }) => name);
}

/** The placeholder in `existing_images` for the next of the new media. */
const newMark = 'new';

/**
 * Arranges the media of a changed ad. New media without a place in the list are
 * appended.
 * @param wanted the form's `existing_images`, comma-joined; undefined keeps all stored media, and
 * an empty text none.
 * @throws Refusal 400 for a name that is not one of this ad's, for more places than new media, and
 * for more than an ad may have.
 */
export function arrangeMedia(
  stored: readonly string[],
  wanted: string | undefined,
  added: readonly string[],
): string[] {
  const listed = wanted?.split(',').map((name) => name.trim()) ?? stored;
  const unplaced = [...added];
  const names: string[] = [];
  for (const [index, listedName] of listed.entries()) {
    if (listedName === '' || (listedName !== newMark && listed.indexOf(listedName) < index)) continue;
    const name = listedName === newMark ? unplaced.shift() : stored.find((one) => one === listedName);
    if (name === undefined) {
      throw new Refusal(400, refusalText.checkFields, { fields: { existing_images: adText.strangeMedia } });
    }
    names.push(name);
  }
  names.push(...unplaced);
  if (names.length > maxFiles) {
    throw new Refusal(400, refusalText.checkFields, { fields: { images: adText.tooManyMedia(maxFiles) } });
  }
  return names;
}

/** Writes the media of an ad in their order, and releases the stored ones that it has lost. */
export async function writeMedia(
  trx: Kysely<Database>,
  adId: number,
  stored: readonly string[],
  names: readonly string[],
): Promise<void> {
  await trx.deleteFrom('ad_media').where('ad_id', '=', adId).execute();
  await releaseFiles(
    trx,
    stored.filter((name) => !names.includes(name)),
  );
  if (names.length === 0) return;
  await trx
    .insertInto('ad_media')
    .values(names.map((name, position) => ({ ad_id: adId, position, name })))
    .execute();
}
