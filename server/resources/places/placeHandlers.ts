import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';

/** Places change only with a new edition of their list, so browsers may cache them for an hour. */
const headers = { 'Cache-Control': 'private, max-age=3600' };

/** Provinces, districts and neighbourhoods in Turkish alphabetical order (product, 7). */
export function placeHandlers({ db }: Pick<Services, 'db'>) {
  return {
    async listProvinces() {
      const body = await db
        .selectFrom('provinces')
        .select(['id', 'name as il_adi'])
        .orderBy('name_sort')
        .execute();
      return { status: 200, body, headers };
    },
    async listDistricts({ params }) {
      const body = await db
        .selectFrom('districts')
        .select(['id', 'name as ilce_adi'])
        .where('province_id', '=', params.ilId)
        .orderBy('name_sort')
        .execute();
      if (body.length === 0) throw new Refusal(404, refusalText.missing);
      return { status: 200, body, headers };
    },
    async listNeighbourhoods({ params }) {
      const body = await db
        .selectFrom('neighbourhoods')
        .select(['id', 'name as mahalle_adi'])
        .where('district_id', '=', params.ilceId)
        .orderBy('name_sort')
        .execute();
      if (body.length === 0) throw new Refusal(404, refusalText.missing);
      return { status: 200, body, headers };
    },
  } satisfies Partial<Handlers>;
}
