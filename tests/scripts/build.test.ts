import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInto } from '../../scripts/build/build.mjs';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** A build that writes `page` into both of its folders. */
const writes = (page: string) =>
  'mkdir "$BUILD_FOLDER/web" "$BUILD_FOLDER/prerender"' +
  ` && echo ${page} | tee "$BUILD_FOLDER/web/page" > "$BUILD_FOLDER/prerender/page"`;
const built = () => ['web', 'prerender'].map((part) => readFileSync(join(dist, part, 'page'), 'utf8').trim());

test('a build that fails leaves the pages before it, with their stamp', async () => {
  await buildInto(dist, writes('before'));
  const { code, output } = await buildInto(dist, `${writes('broken')} && echo fails && exit 3`);
  expect([code, output.trim()]).toEqual([3, 'fails']);
  expect(built()).toEqual(['before', 'before']);
  expect(readdirSync(dist).toSorted()).toEqual(['.stamp', 'prerender', 'web']);
});

test('of two builds at once the last to end has built all pages', async () => {
  const slow = buildInto(dist, `sleep 1 && ${writes('slow')}`);
  await buildInto(dist, writes('fast'));
  expect(built()).toEqual(['fast', 'fast']);
  await slow;
  expect(built()).toEqual(['slow', 'slow']);
  expect(readdirSync(dist).toSorted()).toEqual(['.stamp', 'prerender', 'web']);
});
