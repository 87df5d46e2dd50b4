import type { Handlers } from './contract.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { text } from './text.ts';

/** Places change with a new edition of the list only, so a browser may keep them for an hour. */
const headers = { 'Cache-Control': 'private, max-age=3600' };

/** Provinces, districts and neighbourhoods in Turkish alphabetical order (specification, section 7). */
export function locationHandlers({
  db,
}: Services): Pick<Handlers, 'listProvinces' | 'listDistricts' | 'listNeighbourhoods'> {
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
      if (body.length === 0) throw new Refusal(404, text.refusal.missing);
      return { status: 200, body, headers };
    },
    async listNeighbourhoods({ params }) {
      const body = await db
        .selectFrom('neighbourhoods')
        .select(['id', 'name as mahalle_adi'])
        .where('district_id', '=', params.ilceId)
        .orderBy('name_sort')
        .execute();
      if (body.length === 0) throw new Refusal(404, text.refusal.missing);
      return { status: 200, body, headers };
    },
  };
}
