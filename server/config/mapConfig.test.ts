import { expect, test } from 'vitest';
import { tileSources } from '../../rules/site/mapTiles.ts';
import { ConfigError, parseConfig } from './config.ts';

const attribution = '© OpenStreetMap katkıda bulunanlar https://www.openstreetmap.org/copyright';

/** The lines that end the start. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test.for([
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }, ['MAP_ATTRIBUTION']],
  [{ MAP_ATTRIBUTION: attribution }, ['MAP_TILES_URL']],
  [{ MAP_TILES_URL: 'tiles.example/{z}/{x}/{y}.png' }, ['MAP_TILES_URL', 'MAP_ATTRIBUTION']],
  [{ MAP_TILES_URL: 'ftp://a.example/{z}/{x}/{y}', MAP_ATTRIBUTION: attribution }, ['MAP_TILES_URL']],
  [{ MAP_TILES_URL: 'https://a.example/{z}/{x}.png', MAP_ATTRIBUTION: attribution }, ['MAP_TILES_URL']],
  [{ MAP_TILES_URL: 'https://a.example/{z}/{x}/{y}?{key}', MAP_ATTRIBUTION: attribution }, ['MAP_TILES_URL']],
  [{ MAP_TILES_URL: 'https://{z}.example/{x}/{y}', MAP_ATTRIBUTION: attribution }, ['MAP_TILES_URL']],
  [{ MAP_TILES_URL: 'https://me:pw@a.example/{z}/{x}/{y}', MAP_ATTRIBUTION: attribution }, ['MAP_TILES_URL']],
  [{ MAP_TILES_URL: 'https://a.example/{z}/{x}/{y}', MAP_ATTRIBUTION: 'x'.repeat(201) }, ['MAP_ATTRIBUTION']],
] as const)('%j ends the start with lines that name %j', ([environment, names]) => {
  expect(problemsOf(environment).map((line) => line.split(' ', 1)[0])).toEqual(names);
});

test('without its variables a map has no images', () => {
  expect(parseConfig({}).mapTiles).toBeUndefined();
});

test.for([
  ['https://tiles.example:8443/v1/{z}/{x}/{y}{r}.png?key=1', ['https://tiles.example:8443']],
  [
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    ['https://a.tiles.example', 'https://b.tiles.example', 'https://c.tiles.example'],
  ],
] as const)('images of %s come from %j', ([url, sources]) => {
  const { mapTiles } = parseConfig({ MAP_TILES_URL: url, MAP_ATTRIBUTION: attribution });
  expect(mapTiles).toEqual({ url, attribution });
  expect(mapTiles && tileSources(mapTiles)).toEqual(sources);
});
