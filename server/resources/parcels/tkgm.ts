/** The parcel inquiry of the land registry (TKGM): unofficial, see docs/operations.md. */
import { fold } from '../../../rules/lists/folding.ts';
import { type ExpectedParcel, isSamePlaceName } from '../../../rules/parcels/parcelFile.ts';
import { property } from '../../../rules/records/properties.ts';
import type { ParcelServiceConfig } from '../../config/parcelServiceConfig.ts';
import type { Services } from '../services.ts';
import { askService } from './askService.ts';
import type { ParcelService, PlaceKind, ServiceAnswer } from './parcelService.ts';

const ownOrigin = 'https://cbsapi.tkgm.gov.tr';
const places = '/megsiswebapi.v3.1/api/idariYapi';
const parcels = '/megsiswebapi.v3/api/parsel';

interface TkgmPlace {
  id: number;
  text: string;
}

/** Asks the inquiry for a parcel: three lists of places until the ids are kept, then one call. */
export function createTkgm(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { provider, apiUrl }: ParcelServiceConfig,
): ParcelService {
  const asker = { db, log, now, provider, origin: apiUrl ?? ownOrigin };
  const listOf = async (path: string) =>
    placesOf((await askService(asker, `${places}/${path}`, placesOf)) ?? []);

  /** Logs once a list, when it was fetched, which names of the district have no counterpart. */
  const neighbourhoodsOf = async (districtId: number, { plate, ilce }: ExpectedParcel) => {
    let isNew = false;
    const path = `${places}/mahalleListe/${districtId}`;
    const theirs = placesOf(
      (await askService(asker, path, (json) => {
        isNew = true;
        return placesOf(json);
      })) ?? [],
    );
    if (isNew) {
      const ours = await db
        .selectFrom('neighbourhoods')
        .innerJoin('districts', 'districts.id', 'neighbourhoods.district_id')
        .select('neighbourhoods.name')
        .where('districts.province_id', '=', plate)
        .where('districts.name', '=', ilce)
        .execute();
      const unmatched = ours.map(({ name }) => name).filter((name) => !match(theirs, name));
      const unused = theirs
        .map(({ text }) => text)
        .filter((text) => !ours.some(({ name }) => isSamePlaceName(name, text)));
      if (unmatched.length > 0)
        log.warn({ plate, ilce, unmatched, unused }, 'neighbourhoods without a counterpart at the service');
    }
    return theirs;
  };

  return {
    async findParcel(parcel) {
      const province = match(await listOf('ilListe'), parcel.il);
      if (!province) return unknown('il', parcel.il);
      const district = match(await listOf(`ilceListe/${province.id}`), parcel.ilce);
      if (!district) return unknown('ilce', parcel.ilce);
      const neighbourhood = match(await neighbourhoodsOf(district.id, parcel), parcel.mahalle);
      if (!neighbourhood) return unknown('mahalle', parcel.mahalle);
      const [ada, parsel] = [numberOf(parcel.ada), numberOf(parcel.parsel)];
      if (ada === undefined || parsel === undefined || parsel === '0') return { end: 'unknownParcel' };
      const json = await askService(asker, `${parcels}/${neighbourhood.id}/${ada}/${parsel}`, checkFeature);
      if (json === undefined) return { end: 'unknownParcel' };
      const by = successorsOf(json);
      return by === undefined ? { end: 'found', json } : { end: 'replaced', by };
    },
  };
}

const unknown = (place: PlaceKind, name: string): ServiceAnswer => ({ end: 'unknownPlace', place, name });

/** The ids and names of a FeatureCollection, or of what was kept of one. */
function placesOf(json: unknown): TkgmPlace[] {
  const list = Array.isArray(json) ? json : property(json, 'features');
  if (!Array.isArray(list)) throw new TypeError('No list of places');
  return list.map((item: unknown) => {
    const properties = property(item, 'properties') ?? item;
    const [id, text] = [Number(property(properties, 'id')), property(properties, 'text')];
    if (!Number.isSafeInteger(id) || typeof text !== 'string')
      throw new TypeError('A place without id or name');
    return { id, text };
  });
}

/** The only place of a name; of several the one that is spelled like it. */
function match(all: readonly TkgmPlace[], name: string): TkgmPlace | undefined {
  const same = all.filter(({ text }) => isSamePlaceName(text, name));
  const [only, other] = same.length > 1 ? same.filter(({ text }) => fold(text) === fold(name)) : same;
  return other ? undefined : only;
}

/** A number of the path, where land without an ada has 0. */
function numberOf(text: string): string | undefined {
  const short = text.trim().replace(/^0+(?=\d)/, '');
  if (/^[-–—]?$/.test(short)) return '0';
  return /^\d{1,9}$/.test(short) ? short : undefined;
}

/** An answer that names no parcel could be anybody's. */
function checkFeature(json: unknown): unknown {
  const properties = property(json, 'properties');
  const isNamed = ['adaNo', 'parselNo'].every((name) => property(properties, name) !== undefined);
  if (property(json, 'type') !== 'Feature' || !isNamed) throw new TypeError('No parcel');
  return json;
}

/** What a merged or split parcel became, such as `101/12, 101/13`. */
function successorsOf(json: unknown): string | undefined {
  const told = property(property(json, 'properties'), 'gittigiParselListe');
  const text = typeof told === 'string' ? told : JSON.stringify(told ?? '');
  return /\d/.test(text) ? text.replaceAll(/[[\]{}"]/g, '').slice(0, 100) : undefined;
}
