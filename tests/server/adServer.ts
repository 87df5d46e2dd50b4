/**
 * A server with places, its admin and a consultant, for the test files about ads and other records.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { components } from '../../api/schema.ts';
import { districtId, neighbourhoodId } from '../../server/locationData.ts';
import { type Part, sendForm } from './forms.ts';
import { startTestServer, type TestServer } from './start.ts';

export type Ad = components['schemas']['Ad'];

export const urla = districtId(35, 'Urla');
export const bademler = neighbourhoodId(35, 'Urla', 'Bademler Mah');
export const cankaya = districtId(6, 'Çankaya');

export let server: TestServer;
export let admin: { token: string };
export let consultant: { token: string };

/**
 * Starts the server before the calling file's tests and stops it after them; each test begins
 * without ads.
 */
export function withAdServer(): void {
  beforeAll(async () => {
    server = await startTestServer({ places: true });
    admin = await server.signInAdmin();
    consultant = await server.signIn(await server.addConsultant({ email: 'zeynep@example.com' }));
  });
  beforeEach(async () => {
    await server.services.db.deleteFrom('ads').execute();
  });
  afterAll(() => server.stop());
}

export const lands = '/api/v1/lands';
export const link = 'https://parselsorgu.tkgm.gov.tr/';
export const form = (
  changes: Record<string, string | undefined> = {},
  files: [string, Part][] = [],
): [string, Part][] => {
  const fields = {
    title: "Urla'da arsa",
    il: '35',
    ilce: String(urla),
    mahalle: String(bademler),
    metre_kare: '612.5',
    fiyat: '3450000',
    ada: '204',
    parsel: '12',
    tkgm_link: link,
    ...changes,
  };
  const texts = Object.entries(fields).flatMap(([name, value]): [string, Part][] =>
    value === undefined ? [] : [[name, value]],
  );
  return [...texts, ...files];
};
export const files = (...data: Uint8Array[]) =>
  data.map((one, index): [string, Part] => [`images[${index}]`, { data: one }]);
export const send = (method: 'POST' | 'PATCH', url: string, fields: [string, Part][], headers = admin) =>
  sendForm(server.app, method, `${lands}${url}`, fields, headers);
export const add = async (...form_: Parameters<typeof form>) => {
  const answer = await send('POST', '', form(...form_));
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success', id: expect.any(Number) }]);
  const { id }: { id: number } = answer.json();
  return id;
};
export const get = (url: string, headers: Record<string, string> = consultant) =>
  server.app.inject({ url: `${lands}${url}`, headers });
export const read = async (id: number): Promise<Ad> => (await get(`/detail/${id}`)).json()[0];
export const mediaOf = async (id: number) => (await read(id)).images.split(',').filter((name) => name !== '');
/** The stored files, once those that are due have been removed. */
export const stored = async () => {
  await server.services.removals.run();
  return await filesOnDisk();
};
export const filesOnDisk = async () =>
  (await readdir(join(server.services.config.dataDir, 'files')).catch((): string[] => [])).toSorted();
export const titles = async (query: string) => {
  const { ads, pages }: { ads: Ad[]; pages: number } = (await get(`/trink${query}`)).json();
  return [ads.map(({ title }) => title), pages];
};
