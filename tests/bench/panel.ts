/**
 * How soon each list of the panel shows its first rows. The yardstick is MUI's Data Grid alone on a
 * page (`bare/grid`) with the same query, on the same server and a full database. Both are loaded
 * in turn in one browser with a warm cache, each when the previous page is idle. The time runs from
 * the start of the navigation until the first row is visible. It reports the medians, and fails at
 * no ratio.
 */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { ListName } from '../../rules/lists/listSettings.ts';
import { paths } from '../../rules/site/paths.ts';
import { findChromium } from '../../scripts/install/chromium.mjs';
import { vacuumTables } from '../../server/database/vacuumTables.ts';
import { registerPages } from '../../server/pages/pages.ts';
import { loadPlaces } from '../../server/resources/places/placeData.ts';
import { panelListPages } from '../browser/fixtures/panelListPages.ts';
import { startTestServer } from '../server/fixtures/testServer.ts';
import { buildPage, root } from './bare/build.ts';
import { servePage } from './bare/servePage.ts';
import { amounts } from './rows/amounts.ts';
import { fill } from './rows/fill.ts';
import { median } from './sides/median.ts';

const loads = 15;
const warmUps = 3;
/** Time for a page to become idle after its first rows. */
const settleMs = 200;

const landRequestFields = ['tarih', 'name', 'phone', 'il', 'ada', 'durum', 'id'];
const consultants = ['name', 'phone', 'email', 'office_name', 'certificate', 'tax_plate', 'status', 'Id'];
/** By list, the fields that the bare page shows: as many columns as the panel's. */
const lists: Record<ListName, string[]> = {
  newLandRequests: landRequestFields,
  purchasedLandRequests: [...landRequestFields, 'teklif_tutar'],
  cancelledLandRequests: landRequestFields,
  allLandRequests: [...landRequestFields, 'teklif_tutar'],
  newConsultants: consultants,
  consultants,
  cancelledConsultants: consultants,
  posts: ['title', 'meta_desc', 'id'],
  ads: ['title', 'fiyat', 'il', 'ada', 'metre_kare', 'Id'],
  contactMessages: ['tarih', 'name', 'phone', 'subject', 'message'],
  outbox: ['state', 'tarih', 'recipient', 'kind', 'subject', 'attempts', 'last_error', 'id'],
  log: ['kind', 'tarih', 'who', 'network', 'operation', 'detail'],
};

const isListName = (name: string): name is ListName => name in panelListPages;
const listCall = /\/api\/v1\/(lands|users|blog|outbox|contact-messages|log)\b/;

/** Milliseconds until the first row of a table is visible. */
async function firstRows(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(
    () => document.querySelector('.MuiDataGrid-row, tbody tr') && performance.now(),
  );
  const time = Number(await seen.jsonValue());
  await page.waitForTimeout(settleMs);
  return time;
}

const server = await startTestServer({
  environment: { LOG_LEVEL: 'silent' },
  pages: (app) =>
    registerPages(app, {
      folder: join(root, 'dist/web'),
      publicToken: 'arazi-teklif-web',
      now: () => new Date(),
      publicUrl: '',
    }),
});
const built = await buildPage(join(root, 'tests/bench/bare/grid'));
const bareServer = await servePage(built.outDir, (request, response) =>
  server.app.routing(request, response),
);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  await loadPlaces(server.services.db);
  await fill(server.services.db, amounts);
  await vacuumTables(server.services.db);
  const url = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/`;
  const [id, token] = (await server.signInAdmin()).token.split('.');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'tr-TR' });
  await context.addInitScript(
    (auth) => localStorage.setItem('auth', auth),
    JSON.stringify({ id: Number(id), token }),
  );
  const page = await context.newPage();
  for (const list of Object.keys(lists).filter(isListName)) {
    const ours = new URL(paths[panelListPages[list]].pattern, url).href;
    // the query of the panel's own page
    const query = page.waitForRequest((one) => listCall.test(one.url()));
    await firstRows(page, ours);
    const { pathname, search } = new URL((await query).url());
    const bare = `${bareServer.url}?${new URLSearchParams({ list: `${pathname}${search}`, fields: lists[list].join() })}`;
    const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    for (let load = 0; load < warmUps + loads; load++) {
      const pair = { ours: await firstRows(page, ours), bare: await firstRows(page, bare) };
      if (load < warmUps) continue;
      times.ours.push(pair.ours);
      times.bare.push(pair.bare);
    }
    const ratio = median(times.ours) / median(times.bare);
    const numbers = `${median(times.ours).toFixed(0)} ms  bare ${median(times.bare).toFixed(0)} ms`;
    console.log(`  ${list.padEnd(22)} ${numbers}  ratio ${ratio.toFixed(2)}`);
  }
} finally {
  await browser.close();
  bareServer.stop();
  built.remove();
  await server.stop();
}
