import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { districtId, neighbourhoodId } from '../resources/places/placeData.ts';
import { drawAerial } from './drawAerial.ts';
import { drawPlan, drawScene } from './images.ts';
import { sampleAds } from './sampleAds.ts';
import { samplePosts } from './samplePosts.ts';
import { type Field, send } from './send.ts';

/** Adds the sample posts, with their numbers of reads. */
export async function addPosts(app: FastifyInstance, token: string, db: Kysely<Database>): Promise<void> {
  for (const { title, meta_desc, content, scene, reads } of samplePosts) {
    const id = await send(app, '/api/v1/blog', token, [
      ['title', title],
      ['meta_desc', meta_desc],
      ['content', content],
      ['file', image(await drawScene(scene))],
    ]);
    await db.updateTable('posts').set({ reads }).where('id', '=', id).execute();
  }
}

/** Adds the sample ads. */
export async function addAds(app: FastifyInstance, token: string): Promise<void> {
  for (const { title, place, metre_kare, fiyat, ada, parsel, scenes, plan, tkgm } of sampleAds) {
    const [plate, district, neighbourhood] = place;
    const images = [];
    for (const [index, scene] of scenes.entries())
      images.push(image(await drawAerial(scene, ada * 100 + parsel + index)));
    if (plan !== undefined) images.push(image(await drawPlan(plan)));
    await send(app, '/api/v1/lands', token, [
      ['title', title],
      ['il', plate],
      ['ilce', districtId(plate, district)],
      ['mahalle', neighbourhoodId(plate, district, neighbourhood)],
      ['metre_kare', metre_kare],
      ['fiyat', fiyat],
      ['ada', ada],
      ['parsel', parsel],
      ['tkgm_link', tkgm ? 'https://parselsorgu.tkgm.gov.tr/' : ''],
      ...images.map((file): Field => ['images', file]),
    ]);
  }
}

const image = (jpeg: Buffer) => new File([new Uint8Array(jpeg)], 'resim.jpg');
