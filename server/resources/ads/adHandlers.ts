import { fold, sortKey } from '../../../rules/lists/turkish.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { releaseFiles } from '../../files/fileRegister.ts';
import { saveWithMedia } from '../../files/saveWithMedia.ts';
import { requireAdmin, requireSession } from '../../identity/sessions.ts';
import { defaultSize, listPage, type PagedList } from '../answerList.ts';
import type { Body, Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { requirePlace } from '../places/placeHandlers.ts';
import { keepKey, readKey, saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { nextVersion, refuseOutdated } from '../versions.ts';
import { mediaOf, mediaThatStay, replaceMedia } from './adMedia.ts';
import { changedAdFields, selectAds, toAd, toEditableAd } from './adRows.ts';
import { adText } from './adText.ts';

type AdHandlers = Pick<
  Handlers,
  'createAd' | 'listAds' | 'getAd' | 'getAdForEditing' | 'updateAd' | 'deleteAd'
>;

const ads: PagedList<'Id' | 'title' | 'fiyat' | 'metre_kare' | 'il'> = {
  table: 'ads',
  counts: ['ads'],
  sortColumns: { Id: 'id', title: 'title_sort', fiyat: 'fiyat', metre_kare: 'metre_kare', il: 'il_sort' },
  defaultSort: '-Id',
};

/**
 * Land ads: admins write them, whoever is signed in reads them (product, 2, 6 and 7).
 */
export function adHandlers(services: Services): AdHandlers {
  const { db, now } = services;
  const missing = () => new Refusal(404, refusalText.missing);
  const gone = () => new Refusal(404, refusalText.gone);

  const find = async (id: number) => {
    const row = await selectAds(db).where('ads.id', '=', id).executeTakeFirst();
    if (!row) throw missing();
    return row;
  };

  /** @throws Refusal 400 when the places do not belong together, or the link is none. */
  const columnsOf = async (body: Body<'createAd'>) => {
    const place = await requirePlace(db, body);
    const title = body.title.normalize('NFC').trim();
    return {
      title,
      province_id: body.il,
      district_id: body.ilce,
      neighbourhood_id: body.mahalle,
      metre_kare: body.metre_kare,
      fiyat: body.fiyat,
      ada: body.ada,
      parsel: body.parsel,
      search_text: `${fold(`${title} ${body.ada} ${body.parsel}`)} ${place.searchText}`,
      title_sort: sortKey(title),
      il_sort: place.provinceSort,
    };
  };

  return {
    async listAds({ query, session }) {
      requireSession(session);
      const size = query.size ?? defaultSize;
      const { rows, total, headers } = await listPage(db, ads, { ...query, size }, selectAds(db));
      return { status: 200, body: { ads: rows.map(toAd), pages: Math.ceil(total / size) }, headers };
    },

    async getAd({ params, session }) {
      requireSession(session);
      return { status: 200, body: [toAd(await find(params.id))] };
    },

    async getAdForEditing({ params, session }) {
      requireAdmin(session);
      return { status: 200, body: [toEditableAd(await find(params.id))] };
    },

    async createAd({ body, headers, session }) {
      requireAdmin(session);
      const key = readKey(headers);
      const ad = { ...(await columnsOf(body)), tkgm_link: linkOf(body.tkgm_link ?? '') };
      const { images = [] } = body;
      const staying = mediaThatStay([], undefined, images.length);
      const id = await saveOnce(db, { kind: 'ad', key }, () =>
        saveWithMedia(services, 'images', images, (added) =>
          db.transaction().execute(async (trx) => {
            const row = await trx.insertInto('ads').values(ad).returning('id').executeTakeFirstOrThrow();
            await keepKey(trx, { kind: 'ad', key, id: row.id }, now());
            await replaceMedia(trx, row.id, { stored: [], staying, added });
            await recordHistory(trx, 'ad', row.id, session, 'created', { title: ad.title });
            return row.id;
          }),
        ),
      );
      return { status: 200, body: { status: 'success', id } };
    },

    async updateAd({ params: { id }, body, headers, session }) {
      requireAdmin(session);
      const key = readKey(headers);
      const changes = {
        ...(await columnsOf(body)),
        ...(body.tkgm_link === undefined ? {} : { tkgm_link: linkOf(body.tkgm_link) }),
      };
      const { images = [], existing_images } = body;
      await saveOnce(db, { kind: 'ad', key, id }, async () => {
        const known = await db.selectFrom('ads').select('version').where('id', '=', id).executeTakeFirst();
        if (!known) throw gone();
        refuseOutdated(known, body.version);
        // before the new media are stored, so that a refusal costs little
        mediaThatStay(await mediaOf(db, id), existing_images, images.length);
        return await saveWithMedia(services, 'images', images, (added) =>
          db.transaction().execute(async (trx) => {
            const before = await trx
              .selectFrom('ads')
              .selectAll()
              .where('id', '=', id)
              .forUpdate()
              .executeTakeFirst();
            if (!before) throw gone();
            await keepKey(trx, { kind: 'ad', key, id }, now());
            refuseOutdated(before, body.version);
            // again, now that nobody else can change them
            const stored = await mediaOf(trx, id);
            const staying = mediaThatStay(stored, existing_images, added.length);
            const fields = changedAdFields(before, changes);
            if (added.length > 0 || staying.join() !== stored.join()) fields.push('images');
            if (fields.length === 0) return id;
            await trx
              .updateTable('ads')
              .set({ ...changes, updated_at: now(), version: nextVersion })
              .where('id', '=', id)
              .execute();
            await recordHistory(trx, 'ad', id, session, 'changed', { title: changes.title, fields });
            await replaceMedia(trx, id, { stored, staying, added });
            return id;
          }),
        );
      });
      return { status: 200, body: { status: 'success' } };
    },

    async deleteAd({ params: { id }, session }) {
      requireAdmin(session);
      await saveWithMedia(services, 'images', [], () =>
        db.transaction().execute(async (trx) => {
          const deleted = await trx
            .selectFrom('ads')
            .select('title')
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst();
          if (!deleted) throw gone();
          await recordHistory(trx, 'ad', id, session, 'deleted', { title: deleted.title });
          const unused = await mediaOf(trx, id);
          await trx.deleteFrom('ads').where('id', '=', id).execute();
          await releaseFiles(trx, unused);
        }),
      );
      return { status: 202, body: { status: 'success' } };
    },
  };
}

/** @throws Refusal 400 for what begins like a link and is none. */
function linkOf(link: string): string {
  if (link === '' || URL.canParse(link)) return link;
  throw new Refusal(400, refusalText.checkFields, { fields: { tkgm_link: adText.badLink } });
}
