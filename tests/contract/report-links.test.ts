/** Each figure of the report that is a link leads to a list with as many rows as it says. */
import { ThemeContext } from '@emotion/react';
import { decodeHTML } from 'entities';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { loadLandRequests } from '../../machines/land-requests/loadLandRequests.ts';
import type { Report } from '../../machines/land-requests/report.ts';
import { neighbourhoodId } from '../../server/resources/places/placeData.ts';
import { landRequestListAt } from '../../src/browser/history/listInAddress.ts';
import { ReportFigures } from '../../src/pages/land-requests/admin-report/ReportFigures.tsx';
import { theme } from '../../src/site/theme.ts';
import { sampleLandRequest } from '../sampleLandRequest.ts';
import { clockServerTest } from '../server/fixtures/clockTest.ts';
import { bademlerId, cankayaId, type RecordServer, urlaId } from '../server/fixtures/recordServer.ts';

type Reply = components['schemas']['Reply'];

const now = new Date('2026-11-25T09:00:00+03:00');
const dayMs = 24 * 60 * 60 * 1000;

// drawn by the browser alone
vi.mock('../../src/pages/land-requests/admin-report/Bars.tsx', () => ({ Bars: () => null }));

const test = clockServerTest(now);

/** A land request of this test: when and from where it came, its offers, each with its reply, its end. */
interface Story {
  daysAgo: number;
  offers?: readonly (Reply | null)[];
  end?: 'purchase' | 'cancel' | 'cancelZoning' | 'erase';
  inAnkara?: boolean;
}
const stories: readonly Story[] = [
  { daysAgo: 60 },
  { daysAgo: 58, offers: ['decline', null, 'accept'], end: 'purchase' },
  { daysAgo: 57, offers: ['decline', 'decline'], end: 'cancel' },
  { daysAgo: 40, end: 'purchase', inAnkara: true },
  { daysAgo: 39, end: 'cancelZoning' },
  { daysAgo: 33, offers: [null], end: 'cancelZoning' },
  { daysAgo: 20, offers: ['callMe', null] },
  { daysAgo: 19, offers: ['callMe', 'accept'], end: 'erase' },
  { daysAgo: 7, offers: ['decline', 'callMe'], inAnkara: true },
  { daysAgo: 6, offers: ['accept'] },
  { daysAgo: 3, offers: [null, null, 'decline'] },
  { daysAgo: 2, offers: [null], inAnkara: true },
  { daysAgo: 1, end: 'erase' },
  { daysAgo: 0, offers: [null] },
];

/** Calls the server as the admin. */
async function change(
  server: RecordServer,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  ...to: [string, object?]
) {
  const answer = await server.call(method, ...to);
  expect([200, 202], `${method} ${to[0]}: ${answer.body}`).toContain(answer.statusCode);
}

/** Lets a story happen by the product's own calls. @returns the land request's id. */
async function tell(
  server: RecordServer,
  { daysAgo, offers = [], end, inAnkara = false }: Story,
): Promise<number> {
  const place = inAnkara
    ? { il: 6, ilce: cankayaId, mahalle: neighbourhoodId(6, 'Çankaya', 'Bahçelievler Mah') }
    : { il: 35, ilce: urlaId, mahalle: bademlerId };
  // a phone that is erased is nobody else's
  const user = { ...sampleLandRequest.user, ...(end === 'erase' && { phone: '(0532) 000 00 77' }) };
  const form = { ...sampleLandRequest, ...place, user };
  const sent = await server.call('POST', '/lands/all', form, server.publicHeaders);
  const id = Number(sent.json().reference.slice(2));
  // it came today, whatever the clock of the server says
  const created_at = new Date(now.getTime() - daysAgo * dayMs);
  await server.services.db.updateTable('land_requests').set({ created_at }).where('id', '=', id).execute();
  for (const [nth, reply] of offers.entries()) {
    await change(server, 'PATCH', `/lands/${id}`, { teklif_tutar: 1_000_000 + 50_000 * nth + id });
    if (reply) await answerAs(server, id, reply);
  }
  if (end === 'purchase') await change(server, 'PATCH', `/lands/purch/${id}`);
  if (end === 'cancel') await change(server, 'DELETE', `/lands/full/${id}`);
  if (end === 'cancelZoning') await change(server, 'DELETE', `/lands/full/${id}?neden=zoning`);
  return id;
}

/** Replies to the last offer by the link in its message. */
async function answerAs(server: RecordServer, id: number, reply: Reply): Promise<void> {
  const messages = server.services.db.selectFrom('outbox_messages').where('land_request_id', '=', id);
  const { body } = await messages.select('body').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const token = /\/teklif\/([\w-]{43})$/.exec(body)?.[1];
  const answer = await server.call('POST', `/offers/${token}/reply`, { reply, note: '' }, {});
  expect(answer.statusCode).toBe(200);
}

/** The links of a drawn report: where each leads, and what is read of it. */
function linksOf(report: Report): { name: string; href: string }[] {
  vi.stubGlobal('location', { pathname: '/admin/report', search: '' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const html = renderToStaticMarkup(
    createElement(
      ThemeContext.Provider,
      { value: theme },
      createElement(ReportFigures, { report, busy: false }),
    ),
  );
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => {
    const attribute = (name: string) =>
      decodeHTML(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    return {
      href: attribute('href'),
      name: attribute('aria-label') || decodeHTML(content.replaceAll(/<[^>]*>/g, '')),
    };
  });
}

/** The number of `İzmir, Gelen: 1.250`, `24 (%71)` and `₺36.350.000`. */
const numberIn = (name: string) =>
  Number((/([\d.]+)$/.exec(name) ?? /([\d.]+) \(/.exec(name))?.[1]?.replaceAll('.', ''));

test('every figure that is a link says how many rows its list has, or their sum in lira', async ({
  server,
  clock,
}) => {
  const ids: number[] = [];
  for (const story of stories) {
    clock.now = new Date(now.getTime() - story.daysAgo * dayMs);
    ids.push(await tell(server, story));
  }
  clock.now = now;
  await change(server, 'POST', '/privacy/erase', { contact: '0532 000 00 77' });
  // the newest one has an open offer, and shows the later reply to another one
  const [first, joined, leader] = [ids[0] ?? 0, ids[9] ?? 0, ids[13] ?? 0];
  await answerAs(server, joined, 'callMe');
  await change(server, 'PUT', `/lands/joined/${joined}`, { joined_to: leader });
  const { db } = server.services;
  await db.updateTable('land_requests').set({ assignee_id: 61 }).where('id', '=', first).execute();

  const client = createApiClient({
    baseUrl: 'http://product.test',
    publicToken: '',
    sessionToken: () => server.admin.token,
    onSessionRejected: () => undefined,
    fetch: async ({ url }) => {
      const { pathname, search } = new URL(url);
      const { body, statusCode, headers } = await server.app.inject({
        url: pathname + search,
        headers: server.admin,
      });
      return new Response(body, {
        status: statusCode,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      });
    },
  });
  const answer = await server.call('GET', '/report');
  const report: Report = answer.json();
  expect((await db.selectFrom('offers').select('id').execute()).length).toBeGreaterThan(stories.length);

  const links = linksOf(report);
  const differing: string[] = [];
  for (const { name, href } of links) {
    const at = landRequestListAt(href);
    if (!at) throw new Error(`${name} leads to ${href}, which is no list`);
    const { rows, total } = await loadLandRequests(client, at.list, at.query, new AbortController().signal);
    const listed = name.includes('₺') ? rows.reduce((sum, row) => sum + row.teklif_tutar, 0) : total;
    if (listed !== numberIn(name)) differing.push(`${name}: ${listed} at ${href}`);
  }
  expect(differing).toEqual([]);
  expect(links.length).toBeGreaterThan(50);
  const { accepted, declined, callAsked, unanswered } = report.replies;
  expect([accepted, declined, callAsked, unanswered].filter((count) => count === 0)).toEqual([]);
  expect(report.openOffers).toMatchObject({ callAsked: { later: 1 } });
});
