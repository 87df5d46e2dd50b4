import type { Kysely } from 'kysely';
import { uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { registerFiles, releaseFiles } from '../../files/fileRegister.ts';
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

/** Stands in `existing_images` for the next of the new media. */
const newMedium = 'new';

/**
 * Which stored media stay, in which order; `new` marks the place of the next new one.
 * @param wanted the form's `existing_images`, comma-joined; undefined keeps all, and empty none.
 * @throws Refusal 400 for a name that is not one of this ad's, for more places than new media, and
 * when there would be too many in all.
 */
export function mediaThatStay(
  stored: readonly string[],
  wanted: string | undefined,
  added: number,
): readonly string[] {
  const names = wanted === undefined ? stored : wanted.split(',').map((name) => name.trim());
  const staying = names.filter(
    (name, index) => name !== '' && (name === newMedium || names.indexOf(name) === index),
  );
  const places = staying.filter((name) => name === newMedium).length;
  if (places > added || staying.some((name) => name !== newMedium && !stored.includes(name))) {
    throw new Refusal(400, refusalText.checkFields, { fields: { existing_images: adText.strangeMedia } });
  }
  if (staying.length - places + added > maxFiles) {
    throw new Refusal(400, refusalText.checkFields, { fields: { images: adText.tooManyMedia(maxFiles) } });
  }
  return staying;
}

/**
 * Writes the media of an ad: those that stay, with the new ones in their places or behind them; the
 * others are released.
 */
export async function replaceMedia(
  trx: Kysely<Database>,
  adId: number,
  change: { stored: readonly string[]; staying: readonly string[]; added: readonly string[] },
): Promise<void> {
  const unused = change.stored.filter((name) => !change.staying.includes(name));
  const waiting = [...change.added];
  const placed = change.staying.map((name) => (name === newMedium ? waiting.shift() : name));
  const names = [...placed.filter((name) => name !== undefined), ...waiting];
  await trx.deleteFrom('ad_media').where('ad_id', '=', adId).execute();
  await releaseFiles(trx, unused);
  await registerFiles(trx, change.added, 'media');
  if (names.length > 0) {
    await trx
      .insertInto('ad_media')
      .values(names.map((name, position) => ({ ad_id: adId, position, name })))
      .execute();
  }
}
