/** The conditions by which callers narrow a list. A filter that is not set gives none. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { startOfDay } from '../../rules/records/istanbulTime.ts';
import type { Session } from '../identity/sessions.ts';

type Conditions = RawBuilder<SqlBool>[];

/** Rows whose column has this value. */
export function equals(column: string, value: number | string | undefined): Conditions {
  return value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
}

/** Rows that the caller has, that nobody has, or that the admin with an id has. */
export function ofAssignee(wanted: string | undefined, session: Session | undefined): Conditions {
  if (wanted === undefined) return [];
  if (wanted === 'nobody') return [sql`assignee_id is null`];
  return equals('assignee_id', wanted === 'mine' ? (session?.personId ?? 0) : Number(wanted));
}

/** Rows that lie in this province and district, by their ids. */
export function inPlace({ il, ilce }: { il?: number | undefined; ilce?: number | undefined }): Conditions {
  return [...equals('province_id', il), ...equals('district_id', ilce)];
}

const [firstDay, lastDay] = ['2000-01-01', '2999-12-31'];

/** PostgreSQL has no year 0, and nothing was made beyond these days. */
export function storable(day: string): string {
  if (day < firstDay) return firstDay;
  return day > lastDay ? lastDay : day;
}

/** Rows made from the start of the first day to the end of the last, by the days in Istanbul. */
export function madeBetween({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): Conditions {
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`created_at >= ${startOfDay(storable(from))}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`created_at < ${startOfDay(storable(to), 1)}`]),
  ];
}

/** Rows whose number is at least `min` and at most `max`. */
export function between(column: string, min: number | undefined, max: number | undefined): Conditions {
  return [
    ...(min === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${min}`]),
    ...(max === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} <= ${max}`]),
  ];
}

/** Rows whose text begins with this one, by a column in the byte order of `sortKey`. */
export function beginsWith(column: string, key: string): Conditions {
  if (key === '') return [];
  // no character comes after it
  return [sql`${sql.ref(column)} >= ${key} and ${sql.ref(column)} < ${`${key}\u{10ffff}`}`];
}
