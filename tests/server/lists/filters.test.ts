/** Each filter of a list leaves the rows that a condition written by hand finds, and no others. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { fill } from '../../bench/rows/fill.ts';
import type { RecordServer } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const test = recordTest.extend('rows', { scope: 'file' }, async ({ server }) => {
  const { db } = server.services;
  await fill(db, { landRequests: 900, consultants: 200, posts: 60, ads: 300 });
  await sql`
    update land_requests set neden = (array['price', 'noAnswer'])[id % 3] where durum = 4`.execute(db);
  await sql`
    update land_requests
    set owner_reply = (array['accept', 'decline', 'callMe'])[id % 4], reply_waits = id % 8 = 1
    where durum = 2`.execute(db);
  const { rows } = await sql<{ il: number; ilce: number }>`
    select province_id as il, district_id as ilce from land_requests where durum = 2 and imar_durum = 2
    order by id desc limit 1`.execute(db);
  const [{ il = 0, ilce = 0 } = {}] = rows;
  /** A day in the middle of the rows' dates. */
  const day = new Date(Date.now() - 36 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return { il, ilce, day, admin: 61 };
});

/** The ids that a list answers, and the number that its header names. */
async function listed(server: RecordServer, url: string) {
  const answer = await server.call('GET', url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const body = answer.json();
  const rows: { id?: number; Id?: number }[] = body.ads ?? body.blogs ?? body;
  return {
    ids: rows.map(({ id, Id }) => id ?? Id ?? 0).sort((one, other) => one - other),
    total: Number(answer.headers['x-total-count']),
  };
}

async function found(server: RecordServer, table: string, condition: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.raw(condition)} order by id`.execute(server.services.db);
  return rows.map(({ id }) => id);
}

/** The day of a moment in Istanbul, as PostgreSQL knows it. */
const madeOn = "(created_at at time zone 'Europe/Istanbul')::date";
const isOpen = 'durum in (1, 2)';
const isConsultant = "role = 'consultant'";
const hasFirstAdmin = "assignee_id = (select min(id) from users where role = 'admin')";

const cases = {
  'lands?durum=1': 'durum = 1',
  'lands?il={il}': `${isOpen} and province_id = {il}`,
  'lands?il={il}&ilce={ilce}&imar_durum=2&durum=2&to={day}': `durum = 2 and district_id = {ilce} and imar_durum = 2 and ${madeOn} <= '{day}'`,
  'lands?imar_durum=3': `${isOpen} and imar_durum = 3`,
  'lands?from={day}&to={day}': `${isOpen} and ${madeOn} = '{day}'`,
  'lands?work=mine&imar_durum=1': `${isOpen} and ${hasFirstAdmin} and imar_durum = 1`,
  'lands?assignee=mine': `${isOpen} and ${hasFirstAdmin}`,
  'lands?assignee=nobody&durum=2': 'durum = 2 and assignee_id is null',
  'lands?assignee={admin}&imar_durum=1': `${isOpen} and ${hasFirstAdmin} and imar_durum = 1`,
  'lands?owner_reply=accept': `${isOpen} and owner_reply = 'accept'`,
  'lands?owner_reply=callMe&durum=2': "durum = 2 and owner_reply = 'callMe'",
  'lands?owner_reply=decline': `${isOpen} and owner_reply = 'decline'`,
  'lands?owner_reply=none': 'durum = 2 and owner_reply is null',
  'lands?owner_reply=waiting': `${isOpen} and reply_waits`,
  'lands/purchased?imar_durum=1': 'durum = 3 and imar_durum = 1',
  'lands/deleted?from={day}&q=yilmaz': `durum = 4 and ${madeOn} >= '{day}' and name like '%yilmaz%'`,
  'lands/deleted?neden=price': "durum = 4 and neden = 'price'",
  'lands/deleted?neden=none&imar_durum=1': 'durum = 4 and neden is null and imar_durum = 1',
  'lands/counted?durum=3&il={il}': 'durum = 3 and province_id = {il} and counted',
  'lands/counted?durum=4&neden=none&to={day}': `durum = 4 and neden is null and ${madeOn} <= '{day}'`,
  'lands/counted?neden=price': "neden = 'price'",
  'lands/counted?offer=made&from={day}': `teklif_tutar > 0 and ${madeOn} >= '{day}'`,
  'lands/counted?offer=none&ilce={ilce}': 'teklif_tutar = 0 and district_id = {ilce}',
  'lands/counted?owner_reply=decline': "owner_reply = 'decline'",
  'lands/counted?owner_reply=none': 'owner_reply is null and teklif_tutar > 0',
  'lands/trink?size=100&il={il}': 'province_id = {il}',
  'lands/trink?size=100&fiyat_min=1000000&fiyat_max=3000000&metre_kare_min=220&metre_kare_max=400':
    'fiyat between 1000000 and 3000000 and metre_kare between 220 and 400',
  'lands/trink?size=100&from={day}&to={day}': `${madeOn} = '{day}'`,
  'blog?size=100&to={day}': `${madeOn} <= '{day}'`,
  'users?state=awaiting': `${isConsultant} and is_deleted = 0 and status = 0`,
  'users?state=approved': `${isConsultant} and is_deleted = 0 and status = 1`,
  'users?state=refused': `${isConsultant} and is_deleted = 1 and status = 0`,
  'users?state=closed': `${isConsultant} and is_deleted = 1 and status = 1`,
  'users?state=cancelled': `${isConsultant} and is_deleted = 1`,
  'users?office=OFİS 12': `${isConsultant} and (office_name = 'ofis 12' or office_name like 'ofis 12_')`,
  'users/deleted?office=ofis 1': `${isConsultant} and is_deleted = 1 and office_name like 'ofis 1%'`,
  'outbox?state=undelivered': 'delivered_at is null and last_error is not null',
  'outbox?state=failed': 'delivered_at is null and last_error is not null and abandoned_as is null',
  'outbox?state=givenUp': "abandoned_as = 'givenUp'",
  'outbox?state=sent&from={day}&to={day}': `delivered_at is not null and ${madeOn} = '{day}'`,
  'outbox?state=undelivered&to={day}&q=teklif': `delivered_at is null and ${madeOn} <= '{day}'`,
  'contact-messages?read=false': 'read_at is null',
  'contact-messages?read=true': 'read_at is not null',
  'contact-messages?read=false&to={day}': `read_at is null and ${madeOn} <= '{day}'`,
  'contact-messages?from={day}': `${madeOn} >= '{day}'`,
  'contact-messages?answered=false': 'answered_at is null and erased_at is null',
  'contact-messages?answered=true': 'answered_at is not null',
  'contact-messages?assignee=nobody': 'assignee_id is null',
  'contact-messages?assignee={admin}': 'assignee_id = 61',
  'contact-messages?assignee=mine&answered=false': `assignee_id = 61 and answered_at is null`,
};
const tables: Record<string, string> = {
  'lands/trink': 'ads',
  blog: 'posts',
  users: 'users',
  'users/deleted': 'users',
  outbox: 'outbox_messages',
  'contact-messages': 'contact_messages',
};

test.for(Object.entries(cases))(
  'GET %s answers the rows where %s',
  async ([address, condition], { server, rows }) => {
    const filled = (text: string) =>
      text.replace(/{(il|ilce|day|admin)}/g, (name) =>
        String(Object.entries(rows).find(([key]) => name === `{${key}}`)?.[1]),
      );
    const table = tables[address.split('?')[0] ?? ''] ?? 'land_requests';
    const ids = await found(server, table, filled(condition));
    expect(ids.length).toBeGreaterThan(0);
    expect(await listed(server, `/${encodeURI(filled(address))}`)).toEqual({ ids, total: ids.length });
  },
);

test('an office whose name goes on with an emoji is found by its beginning', async ({ server }) => {
  const id = await server.addConsultant({ email: 'yuva@example.com' });
  await server.submitForm('PATCH', `/users/${id}`, { office_name: 'Yuva🏡 Emlak' });
  expect((await listed(server, '/users?office=yuva')).ids).toEqual([id]);
});

test('what a filter leaves is sorted and paged as the whole list is', async ({ server }) => {
  const all = await server.call('GET', '/lands?imar_durum=2&sort=-name');
  const names: string[] = all.json().map(({ name }: { name: string }) => name);
  const page = await server.call('GET', '/lands?imar_durum=2&sort=-name&size=10&page=3');
  expect(page.json().map(({ name }: { name: string }) => name)).toEqual(names.slice(30, 40));
});

test('ads can be sorted by the price of a square metre', async ({ server }) => {
  const { ads } = (await server.call('GET', '/lands/trink?sort=m2_fiyat&size=100')).json();
  const prices: number[] = ads.map((ad: { fiyat: number; metre_kare: number }) => ad.fiyat / ad.metre_kare);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('an ad of the smallest area that the contract allows has a price for each square metre', async ({
  server,
}) => {
  const id = await server.addAd({ metre_kare: `0.${'0'.repeat(300)}1`, fiyat: '999999999999' });
  expect((await server.readAd(id)).fiyat).toBe(999_999_999_999);
});

test('the undelivered messages and the contact messages that wait are those that the menu counts', async ({
  server,
}) => {
  const waiting = (await server.call('GET', '/waiting')).json();
  expect((await listed(server, '/outbox?state=undelivered&size=1')).total).toBe(waiting.messages);
  expect((await listed(server, '/contact-messages?answered=false&size=1')).total).toBe(
    waiting.contactMessages,
  );
});

test.for([
  'lands?from=2026-02-31',
  'lands?to=dün',
  'lands?il=0',
  'lands?durum=3',
  'lands?imar_durum=5',
  'lands?owner_reply=maybe',
  'lands?assignee=everybody',
  'lands/counted?offer=soon',
  'lands/counted?owner_reply=waiting',
  'outbox?state=arrived',
  'contact-messages?read=1',
  'contact-messages?assignee=061',
])('a filter that breaks the contract is refused: %s', async (address, { server }) => {
  const answer = await server.call('GET', `/${address}`);
  const [, filter] = address.split(/[?=]/);
  expect([answer.statusCode, Object.keys(Object(answer.json().fields))]).toEqual([400, [filter]]);
});
