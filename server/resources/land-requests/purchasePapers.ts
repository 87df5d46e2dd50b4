/** The papers of a purchase, which the office and the owner add, and only both see (product, 4). */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import { maxPapers } from '../../../rules/land-requests/purchaseStep.ts';
import { Refusal } from '../../config/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { registerFiles, releaseFiles } from '../../files/fileRegister.ts';
import { saveWithDocuments } from '../../files/saveWithFiles.ts';
import type { Session } from '../../identity/sessions.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { countDocuments, sentDocuments } from '../consultants/applicationQuota.ts';
import type { Body, Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { noteInHistory, wasToldLately } from './landRequestPhotos.ts';
import { selectLandRequests } from './landRequestRows.ts';
import { landRequestText } from './landRequestText.ts';
import { endedLink } from './offers.ts';
import { lockPlan } from './purchaseLock.ts';
import { planOfLink, readPlan } from './purchasePlans.ts';
import { purchaseText } from './purchaseText.ts';

/** Who adds or removes a paper: an admin, or an owner by the token of the offer's link. */
type By = { session: Session | undefined } | { token: string; ip: string };

/** Adding and removing papers, by the office and by the owner's link. */
export function purchasePaperHandlers(services: Services) {
  const { db, config, outbox, removals, now } = services;

  /** The same paper again, after a lost answer, is stored once. */
  const add = async (id: number, { kind, belge }: Body<'addPurchasePaper'>, by: By): Promise<void> => {
    const content_hash = await hashOf(belge.path);
    if (await isStored(db, id, content_hash)) return;
    await saveWithDocuments(services, { belge }, async ({ belge: name }) => {
      if (name === undefined) return;
      await db.transaction().execute(async (trx) => {
        // two calls with the same paper wait here for each other
        await lockOpenPlan(trx, id, by);
        if (await isStored(trx, id, content_hash)) return;
        await refuseTooMany(trx, id);
        await registerFiles(trx, [name], 'papers');
        const by_owner = 'token' in by;
        await trx
          .insertInto('purchase_papers')
          .values({ name, land_request_id: id, kind, by_owner, content_hash, made_at: now() })
          .execute();
        if (by_owner) {
          const sent = sentDocuments('papers', by.ip, [belge.size], now());
          await countDocuments(
            trx,
            config.ownerPhotos,
            sent,
            { landRequest: id, paper: name },
            purchaseText.quota,
          );
          const isNews = !(await wasToldLately(trx, id, 'papersAdded'));
          await noteInHistory(trx, id, 'papersAdded', 1);
          if (isNews) await tellOffice(trx, id);
        } else await recordHistory(trx, 'request', id, by.session, 'papersAdded', { count: 1 });
      });
    });
    outbox.wake();
  };

  const remove = async (id: number, file: string, by: By): Promise<void> => {
    await db.transaction().execute(async (trx) => {
      await lockOpenPlan(trx, id, by);
      let papers = trx
        .deleteFrom('purchase_papers')
        .where('name', '=', file)
        .where('land_request_id', '=', id);
      // what the office has added is not the owner's to remove
      if ('token' in by) papers = papers.where('by_owner', '=', true);
      const removed = await papers.returning('name').execute();
      if (removed.length === 0) return;
      await releaseFiles(trx, [file]);
      if ('token' in by) await noteInHistory(trx, id, 'papersRemoved', 1);
      else await recordHistory(trx, 'request', id, by.session, 'papersRemoved', { count: 1 });
    });
    removals.wake();
  };

  /** @throws Refusal 404 for a link without a plan. */
  const idOfLink = async (token: string): Promise<number> => {
    const id = await planOfLink(db, token);
    if (id === undefined) throw endedLink();
    return id;
  };

  const tellOffice = async (trx: Kysely<Database>, id: number): Promise<void> => {
    const { il_adi, ilce_adi, mahalle_adi, ...owner } = await selectLandRequests(trx)
      .where('land_requests.id', '=', id)
      .executeTakeFirstOrThrow();
    const place = [il_adi, ilce_adi, mahalle_adi].join(', ');
    const alert = alertText.papers(config.publicUrl, { ...owner, place });
    for (const one of alertMessages(config, alert, { kind: 'request', id })) await outbox.add(trx, one);
  };

  const answer = async (id: number) => ({ status: 200, body: await readPlan(db, id) }) as const;

  return {
    async addPurchasePaper({ params: { id }, body, session }) {
      await readPlan(db, id);
      await add(id, body, { session });
      return await answer(id);
    },

    async removePurchasePaper({ params: { id, file }, session }) {
      await remove(id, file, { session });
      return await answer(id);
    },

    async addOwnerPaper({ params: { token }, body, request }) {
      const id = await idOfLink(token);
      await add(id, body, { token, ip: request.ip });
      return await answer(id);
    },

    async removeOwnerPaper({ params: { token, file }, request }) {
      const id = await idOfLink(token);
      await remove(id, file, { token, ip: request.ip });
      return await answer(id);
    },
  } satisfies Partial<Handlers>;
}

/**
 * Makes other changes of the plan wait, and reads the link after them.
 * @throws Refusal 404 without a plan, or once the link has ended; 409 once the land request is closed.
 */
async function lockOpenPlan(trx: Kysely<Database>, id: number, by: By): Promise<void> {
  const { status, erased_at } = await lockPlan(trx, id);
  if ('token' in by) {
    if ((await planOfLink(trx, by.token)) !== id) throw endedLink();
    return;
  }
  if (erased_at) throw new Refusal(409, landRequestText.erased);
  if (status === 'closed') throw new Refusal(409, purchaseText.closed);
}

async function hashOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}

async function isStored(db: Kysely<Database>, id: number, content_hash: string): Promise<boolean> {
  const paper = await db
    .selectFrom('purchase_papers')
    .select('name')
    .where('land_request_id', '=', id)
    .where('content_hash', '=', content_hash)
    .executeTakeFirst();
  return paper !== undefined;
}

/** @throws Refusal 400 that names the field, as for too many files in one form. */
async function refuseTooMany(trx: Kysely<Database>, id: number): Promise<void> {
  const { count } = await trx
    .selectFrom('purchase_papers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('land_request_id', '=', id)
    .executeTakeFirstOrThrow();
  if (count < maxPapers) return;
  throw new Refusal(400, purchaseText.tooMany, { fields: { belge: purchaseText.tooMany } });
}
