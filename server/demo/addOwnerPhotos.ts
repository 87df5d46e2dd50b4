import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { makeReceipt } from '../resources/land-requests/landRequestPhotos.ts';
import { drawAerial } from './drawAerial.ts';
import { drawScene, type Scene } from './images.ts';
import { type Field, send } from './send.ts';

/** What the owners of some open land requests have photographed, from the ground and from above. */
const photographed: readonly (readonly [owner: string, ...scenes: Scene[]])[] = [
  ['Ayşe Yılmaz', { sun: 0.3, trees: 2, road: true }, { sun: 0.7, evening: true, houses: true }],
  ['Hatice Çelik', { sun: 0.5, sea: true }],
  ['Elif Koç', { sun: 0.2, sea: true, houses: true }, { sun: 0.8, trees: 3 }, { sun: 0.6, evening: true }],
];

/** Adds photographs to open land requests by receipts, as their owners do, soon after the form. */
export async function addOwnerPhotos(app: FastifyInstance, db: Kysely<Database>): Promise<void> {
  for (const [index, [owner, ...scenes]] of photographed.entries()) {
    const { id } = await db
      .selectFrom('land_requests')
      .select('id')
      .where('name', '=', owner)
      .executeTakeFirstOrThrow();
    const now = new Date();
    const receipt = await makeReceipt(db, { id, created_at: now }, now);
    const photos = [
      ...(await Promise.all(scenes.map(drawScene))),
      await drawAerial(scenes[0] ?? { sun: 0.5 }, 700 + index),
    ];
    const fields = photos.map(
      (jpeg): Field => ['fotograflar', new File([new Uint8Array(jpeg)], 'arazi.jpg')],
    );
    await send(app, `/api/v1/receipts/${receipt}/photos`, undefined, fields);
    await db.deleteFrom('land_request_receipts').where('land_request_id', '=', id).execute();
    const soonAfter = sql<Date>`
      (select created_at + interval '4 minutes' from land_requests where land_requests.id = ${id})`;
    await db
      .updateTable('land_request_photos')
      .set({ made_at: soonAfter })
      .where('land_request_id', '=', id)
      .execute();
    await db
      .updateTable('history')
      .set({ created_at: soonAfter })
      .where('kind', '=', 'request')
      .where('record_id', '=', id)
      .where('action', '=', 'photosAdded')
      .execute();
  }
}
