import { type Kysely, type SqlBool, sql } from 'kysely';
import { maxMatchesPerKind } from '../../rules/lists/matchLimits.ts';
import type { Database } from '../database/schema.ts';
import { selectAds, toAd } from './ads/adRows.ts';
import { answerList, numberIn, type PagedList } from './answerList.ts';
import { selectConsultants, toConsultant } from './consultants/consultantRows.ts';
import type { Handlers } from './handlerTypes.ts';
import { selectLandRequests, toFoundLandRequest } from './land-requests/landRequestRows.ts';
import type { Services } from './services.ts';

/** By id, because ids grow with time and every table is indexed by them. */
const newestFirst = { sortColumns: { id: 'id' }, defaultSort: '-id' } as const;
type Searched = PagedList<'id'>;
const landRequests: Searched = {
  ...newestFirst,
  table: 'land_requests',
  isNumbered: true,
  counts: ['land_requests:1', 'land_requests:2', 'land_requests:3', 'land_requests:4'],
};
const consultants: Searched = {
  ...newestFirst,
  table: 'users',
  group: sql<SqlBool>`users.role = 'consultant'`,
  counts: ['users:all'],
};
const ads: Searched = { ...newestFirst, table: 'ads', counts: ['ads'] };
const posts: Searched = { ...newestFirst, table: 'posts', counts: ['posts'] };

const selectTitles = (db: Kysely<Database>) => db.selectFrom('posts').select(['id', 'title']);

/** Enter opens the first record, so the land request whose number was typed stands first. */
async function findLandRequests(db: Kysely<Database>, query: { q?: string | undefined; size: number }) {
  const find = (q: string | undefined) =>
    answerList(db, landRequests, { ...query, q }, selectLandRequests, toFoundLandRequest);
  const { body: found } = await find(query.q);
  const meant = numberIn(query.q);
  if (!meant) return found;
  const { body: numbered } = await find(`#${meant.number}`);
  const others = found.filter(({ id }) => numbered.every((first) => first.id !== id));
  return [...numbered, ...others].slice(0, query.size);
}

/** One search over all records of the panel (product, 10). */
export function searchHandlers({ db }: Pick<Services, 'db'>) {
  return {
    async searchRecords({ query: { q } }) {
      const query = { q, size: maxMatchesPerKind };
      const [foundLandRequests, foundConsultants, foundAds, foundPosts] = await Promise.all([
        findLandRequests(db, query),
        answerList(db, consultants, query, selectConsultants, toConsultant),
        answerList(db, ads, query, selectAds, toAd),
        answerList(db, posts, query, selectTitles, (post) => post),
      ]);
      return {
        status: 200,
        body: {
          landRequests: foundLandRequests,
          consultants: foundConsultants.body,
          ads: foundAds.body,
          posts: foundPosts.body,
        },
      };
    },
  } satisfies Partial<Handlers>;
}
