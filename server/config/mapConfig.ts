import type { MapTiles } from '../../rules/site/mapTiles.ts';

interface Reader {
  read: (name: string) => string | undefined;
  problems: string[];
}

const needed = ['{z}', '{x}', '{y}'];
const known = [...needed, '{s}', '{r}'];
const maxAttributionLength = 200;

/**
 * Reads the variables `MAP_…`.
 * @returns undefined where maps show outlines alone.
 */
export function readMap({ read, problems }: Reader): MapTiles | undefined {
  const url = read('MAP_TILES_URL');
  const attribution = read('MAP_ATTRIBUTION');
  if (url === undefined) {
    if (attribution !== undefined) problems.push('MAP_TILES_URL must be set when MAP_ATTRIBUTION is');
    return undefined;
  }
  if (!isTileAddress(url))
    problems.push(
      `MAP_TILES_URL must be an http:// or https:// URL with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png, not "${url}"`,
    );
  if (attribution === undefined) problems.push('MAP_ATTRIBUTION must be set when MAP_TILES_URL is');
  else if (attribution.length > maxAttributionLength)
    problems.push(`MAP_ATTRIBUTION must have at most ${maxAttributionLength} characters`);
  return { url, attribution: attribution ?? '' };
}

function isTileAddress(url: string): boolean {
  const placeholders = [...url.matchAll(/\{[^{}]*\}/g)].map(([one]) => one);
  // {s} is a label of the host, as the content policy names one host for each
  const host = url.replaceAll('{s}', 'a');
  if (!URL.canParse(host)) return false;
  const { protocol, username, password, origin } = new URL(host);
  return (
    (protocol === 'https:' || protocol === 'http:') &&
    username + password === '' &&
    !origin.includes('{') &&
    placeholders.every((one) => known.includes(one)) &&
    needed.every((one) => placeholders.includes(one))
  );
}
