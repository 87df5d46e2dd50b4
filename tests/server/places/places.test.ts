import { expect } from 'vitest';
import {
  districtId,
  loadPlaces,
  neighbourhoodId,
  readPlaces,
} from '../../../server/resources/places/placeData.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const test = recordTest.extend('get', ({ server }) => (path: string) => {
  return server.call('GET', `/location/${path}`, undefined, server.publicHeaders);
});

test('all places of Turkey are loaded, each with a unique id', () => {
  const { provinces, districts, neighbourhoods } = readPlaces();
  expect([provinces.length, districts.length, neighbourhoods.length]).toEqual([81, 973, 73_305]);
  expect(new Set(districts.map(({ id }) => id)).size).toBe(973);
  expect(new Set(neighbourhoods.map(({ id }) => id)).size).toBe(73_305);
});
test("no list of places is longer than the contract's limit", () => {
  const { districts, neighbourhoods } = readPlaces();
  const longest = (places: { parent: number | null }[]) =>
    Math.max(...[...Map.groupBy(places, ({ parent }) => parent).values()].map(({ length }) => length));
  expect([longest(districts), longest(neighbourhoods)]).toEqual([39, 674]);
});
test('a neighbourhood is abbreviated with a dot, and its village begins with a capital', () => {
  const { neighbourhoods } = readPlaces();
  expect(neighbourhoods.filter(({ name }) => /(?<!\p{L})Mah(?![\p{L}.])/u.test(name))).toEqual([]);
  expect(neighbourhoods.filter(({ name }) => /\(\p{Ll}/u.test(name))).toEqual([]);
  expect(neighbourhoods.map(({ name }) => name)).toContain('Adalet Mah. (Suvarlı Beldesi)');
});
test('ids never change', () => {
  expect(districtId(35, 'Urla')).toBe(35430142);
  expect(neighbourhoodId(35, 'Urla', 'Bademler Mah')).toBe(35361564395377);
});
test('provinces, districts and neighbourhoods are in Turkish alphabetical order', async ({ get }) => {
  for (const path of ['iller', 'ilceler/35', 'mahalleler/35430142']) {
    const names: string[] = (await get(path))
      .json()
      .map((place: Record<string, string>) => Object.values(place)[1]);
    expect(names.length).toBeGreaterThan(10);
    expect(names).toEqual([...names].sort(new Intl.Collator('tr').compare));
  }
});
test('an unknown place answers 404, and an impossible id 400', async ({ get }) => {
  expect((await get('ilceler/99')).statusCode).toBe(404);
  expect((await get('ilceler/99999999999')).statusCode).toBe(404);
  expect((await get('mahalleler/1')).statusCode).toBe(404);
  expect((await get('ilceler/abc')).statusCode).toBe(400);
});
test('loading again changes nothing', async ({ server, get }) => {
  await loadPlaces(server.services.db);
  expect((await get('iller')).json()).toHaveLength(81);
});
