import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { buildInto } from '../../scripts/build/build.mjs';

const test = base.extend('dist', ({}, { onCleanup }) => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onCleanup(() => rmSync(dist, { recursive: true }));
  return dist;
});

/** A build that writes `page` into both of its folders. */
const writes = (page: string) =>
  'mkdir "$BUILD_FOLDER/web" "$BUILD_FOLDER/prerender"' +
  ` && echo ${page} | tee "$BUILD_FOLDER/web/page" > "$BUILD_FOLDER/prerender/page"`;
const built = (dist: string) =>
  ['web', 'prerender'].map((part) => readFileSync(join(dist, part, 'page'), 'utf8').trim());

test('a build that fails leaves the pages before it, with their stamp', async ({ dist }) => {
  await buildInto(dist, writes('before'));
  const { code, output } = await buildInto(dist, `${writes('broken')} && echo fails && exit 3`);
  expect([code, output.trim()]).toEqual([3, 'fails']);
  expect(built(dist)).toEqual(['before', 'before']);
  expect(readdirSync(dist).toSorted()).toEqual(['.stamp', 'prerender', 'web']);
});

test('of two builds at once the last to end has built all pages', async ({ dist, onTestFinished }) => {
  const mayEnd = `${dist}-may-end`;
  onTestFinished(() => rmSync(mayEnd, { force: true }));
  const slow = buildInto(dist, `until [ -e "${mayEnd}" ]; do sleep 0.05; done; ${writes('slow')}`);
  await buildInto(dist, writes('fast'));
  expect(built(dist)).toEqual(['fast', 'fast']);
  writeFileSync(mayEnd, '');
  await slow;
  expect(built(dist)).toEqual(['slow', 'slow']);
  expect(readdirSync(dist).toSorted()).toEqual(['.stamp', 'prerender', 'web']);
});
