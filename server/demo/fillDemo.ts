import type { Kysely } from 'kysely';
import { adminId } from '../../rules/account/adminId.ts';
import type { Database } from '../database/schema.ts';
import { buildApp } from '../http/app.ts';
import { allHandlers } from '../resources/allHandlers.ts';
import type { Services } from '../resources/services.ts';
import { addConsultants } from './addConsultants.ts';
import { addLandRequests } from './addLandRequests.ts';
import { addOwnerPhotos } from './addOwnerPhotos.ts';
import { addParcels } from './addParcels.ts';
import { addAds, addPosts } from './addPostsAndAds.ts';
import { addPurchase } from './addPurchase.ts';

/**
 * Adds the sample records to a database that has an admin. Consultants, photographs, purchase, posts and ads go
 * through the API, so that they are validated and stored like any other. A kind of record that already
 * exists is not added again; consultants are added with the land requests.
 */
export async function fillDemo(services: Services, consultantPassword: string): Promise<void> {
  const { db, sessions } = services;
  const app = await buildApp({ services, handlers: allHandlers(services) });
  const admin = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', adminId)
    .executeTakeFirstOrThrow();
  const session = await sessions.open(db, { userId: adminId, passwordHash: admin.password_hash ?? '' });
  const token = `${adminId}.${session}`;
  try {
    if (await isEmpty(db, 'land_requests')) {
      await addLandRequests(services);
      await addOwnerPhotos(app, db);
      await addParcels(app, token, db, 'request');
      await addPurchase(app, db, token);
      await addConsultants(app, db, { token, password: consultantPassword });
    }
    if (await isEmpty(db, 'posts')) await addPosts(app, token, db);
    if (await isEmpty(db, 'ads')) {
      await addAds(app, token);
      await addParcels(app, token, db, 'ad');
    }
  } finally {
    await sessions.close(token);
    await app.close();
  }
}

async function isEmpty(db: Kysely<Database>, table: 'land_requests' | 'posts' | 'ads'): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined;
}
