import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { buildApp } from '../http/app.ts';
import { adminId } from '../identity/admin.ts';
import { allHandlers } from '../resources/allHandlers.ts';
import { districtId, neighbourhoodId } from '../resources/places/placeData.ts';
import type { Services } from '../resources/services.ts';
import { drawPlan, drawScene } from './images.ts';
import { samplePosts } from './postTexts.ts';
import { sampleAds } from './sampleAds.ts';
import { type Field, send } from './send.ts';

/**
 * Adds sample posts and ads where there are none, in the admin's name and through the API, so that
 * they are checked, cleaned and stored as any other.
 */
export async function fillRecords(services: Services): Promise<void> {
  const { db, sessions } = services;
  const needed = { posts: await isEmpty(db, 'posts'), ads: await isEmpty(db, 'ads') };
  if (!needed.posts && !needed.ads) return;
  const app = await buildApp({ services, handlers: allHandlers(services) });
  const { password_hash: passwordHash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', adminId)
    .executeTakeFirstOrThrow();
  const token = `${adminId}.${await sessions.open(db, { userId: adminId, passwordHash: passwordHash ?? '' })}`;
  try {
    if (needed.posts) await addPosts(app, token, db);
    if (needed.ads) await addAds(app, token);
  } finally {
    await sessions.close(token);
    await app.close();
  }
}

async function isEmpty(db: Kysely<Database>, table: 'posts' | 'ads'): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined;
}

async function addPosts(app: FastifyInstance, token: string, db: Kysely<Database>): Promise<void> {
  for (const { title, meta_desc, content, scene, reads } of samplePosts) {
    const id = await send(app, '/api/v1/blog', token, [
      ['title', title],
      ['meta_desc', meta_desc],
      ['content', content],
      ['file', picture(await drawScene(scene))],
    ]);
    await db.updateTable('posts').set({ reads }).where('id', '=', id).execute();
  }
}

async function addAds(app: FastifyInstance, token: string): Promise<void> {
  for (const { title, place, metre_kare, fiyat, ada, parsel, scenes, plan, tkgm } of sampleAds) {
    const [plate, district, neighbourhood] = place;
    const pictures = [];
    for (const scene of scenes) pictures.push(picture(await drawScene(scene)));
    if (plan !== undefined) pictures.push(picture(await drawPlan(plan)));
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
      ...pictures.map((file): Field => ['images', file]),
    ]);
  }
}

const picture = (jpeg: Buffer) => new File([new Uint8Array(jpeg)], 'resim.jpg');
