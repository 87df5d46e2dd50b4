import type { Kysely } from 'kysely';
import { fold, sortKey } from '../../../rules/lists/folding.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { releaseFiles } from '../../files/fileRegister.ts';
import { type PagedList, readNumberedPage } from '../answerList.ts';
import type { Body, Handlers } from '../handlerTypes.ts';
import { changedFields } from '../history.ts';
import { between, inPlace, madeBetween } from '../listFilters.ts';
import { removeParcel } from '../parcels/storedParcels.ts';
import { requirePlace } from '../places/requirePlace.ts';
import { changeRecord, createRecord, deleteRecord } from '../saveRecord.ts';
import type { Services } from '../services.ts';
import { nextVersion } from '../versions.ts';
import { arrangeMedia, mediaOf, writeMedia } from './adMedia.ts';
import { selectAds, toAd, toEditableAd } from './adRows.ts';
import { adText } from './adText.ts';

const adList: PagedList<'Id' | 'title' | 'fiyat' | 'metre_kare' | 'm2_fiyat' | 'il'> = {
  table: 'ads',
  counts: ['ads'],
  sortColumns: {
    Id: 'id',
    title: 'title_sort',
    fiyat: 'fiyat',
    metre_kare: 'metre_kare',
    m2_fiyat: 'm2_fiyat',
    il: 'il_sort',
  },
  defaultSort: '-Id',
};

const ads = {
  kind: 'ad',
  mediaField: 'images',
  find: (db: Kysely<Database>, id: number) => db.selectFrom('ads').selectAll().where('id', '=', id),
} as const;

/** What says which parcel an ad is about. */
const parcelFields = ['il', 'ilce', 'mahalle', 'ada', 'parsel'];

/** Land ads: signed-in users read them, admins write them (product, 2, 6 and 7). */
export function adHandlers(services: Services) {
  const { db, now } = services;

  const findAd = async (id: number) => {
    const row = await selectAds(db).where('ads.id', '=', id).executeTakeFirst();
    if (!row) throw new Refusal(404, refusalText.missing);
    return row;
  };

  return {
    async listAds({ query }) {
      const conditions = [
        ...inPlace(query),
        ...between('fiyat', query.fiyat_min, query.fiyat_max),
        ...between('metre_kare', query.metre_kare_min, query.metre_kare_max),
        ...madeBetween(query),
      ];
      const list = { ...adList, conditions };
      const { items, pages, headers } = await readNumberedPage(db, list, query, selectAds, toAd);
      return { status: 200, body: { ads: items, pages }, headers };
    },

    async getAd({ params }) {
      return { status: 200, body: [toAd(await findAd(params.id))] };
    },

    async getAdForEditing({ params }) {
      return { status: 200, body: [toEditableAd(await findAd(params.id))] };
    },

    async createAd({ body, headers, session }) {
      const fields = fieldsOf(body);
      const ad = { tkgm_link: '', ...(await columnsOf(db, fields)) };
      const save = { headers, session, fields, uploads: body.images ?? [] };
      const id = await createRecord(services, ads, save, async (trx, media) => {
        const { id } = await trx.insertInto('ads').values(ad).returning('id').executeTakeFirstOrThrow();
        await writeMedia(trx, id, [], media);
        await trx.insertInto('uncompared_ads').values({ ad_id: id }).execute();
        return { id, title: ad.title };
      });
      return { status: 200, body: { status: 'success', id } };
    },

    async updateAd({ params: { id }, body, headers, session }) {
      const changes = fieldsOf(body);
      const columns = await columnsOf(db, changes);
      const uploads = body.images ?? [];
      const arrange = (stored: string[], added: readonly string[]) =>
        arrangeMedia(stored, body.existing_images, added);
      const check = async () =>
        arrange(
          await mediaOf(db, id),
          uploads.map(({ path }) => path),
        );
      const { version, existing_images } = body;
      const sent = { ...changes, existing_images };
      const save = { id, version, headers, session, fields: sent, uploads, check };
      await changeRecord(services, ads, save, async (trx, before, added) => {
        const stored = await mediaOf(trx, id);
        const media = arrange(stored, added);
        const { province_id: il, district_id: ilce, neighbourhood_id: mahalle } = before;
        const fields = changedFields(
          { ...before, il, ilce, mahalle, images: stored.join() },
          { ...changes, images: media.join() },
        );
        if (fields.length === 0) return undefined;
        await trx
          .updateTable('ads')
          .set({ ...columns, updated_at: now(), version: nextVersion })
          .where('id', '=', id)
          .execute();
        await writeMedia(trx, id, stored, media);
        // the outline is that of the parcel that the ad was about
        if (fields.some((field) => parcelFields.includes(field))) {
          await removeParcel(trx, { kind: 'ad', id }, session);
        }
        return { title: changes.title, fields };
      });
      return { status: 200, body: { status: 'success' } };
    },

    async deleteAd({ params: { id }, session }) {
      await deleteRecord(services, ads, { id, session }, async (trx) => {
        const media = await mediaOf(trx, id);
        await trx.deleteFrom('ads').where('id', '=', id).execute();
        await releaseFiles(trx, media);
      });
      return { status: 202, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}

/**
 * The form's fields as they are stored, by wire name; without a link when the form has none.
 * @throws Refusal 400 for a link that is not a URL.
 */
export function fieldsOf({
  title,
  il,
  ilce,
  mahalle,
  metre_kare,
  fiyat,
  ada,
  parsel,
  tkgm_link,
}: Body<'createAd'>) {
  if (tkgm_link && !URL.canParse(tkgm_link)) {
    throw new Refusal(400, refusalText.checkFields, { fields: { tkgm_link: adText.badLink } });
  }
  return {
    title: title.normalize('NFC').trim(),
    il,
    ilce,
    mahalle,
    metre_kare,
    fiyat,
    ada,
    parsel,
    ...(tkgm_link === undefined ? {} : { tkgm_link }),
  };
}

/** @throws Refusal 400 when the places do not belong together. */
export async function columnsOf(
  db: Kysely<Database>,
  { il, ilce, mahalle, ...columns }: ReturnType<typeof fieldsOf>,
) {
  const place = await requirePlace(db, { il, ilce, mahalle });
  const { title, ada, parsel } = columns;
  return {
    ...columns,
    province_id: il,
    district_id: ilce,
    neighbourhood_id: mahalle,
    search_text: `${fold(`${title} ${ada} ${parsel}`)} ${place.searchText}`,
    title_sort: sortKey(title),
    il_sort: place.provinceSort,
  };
}
