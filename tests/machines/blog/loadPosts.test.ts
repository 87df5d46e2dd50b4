import { expect, test } from 'vitest';
import { loadBestRead, loadPost, loadPostList, loadPosts } from '../../../machines/blog/loadPosts.ts';
import { success } from '../../contract/refusal.ts';
import { fakeServer } from '../calls.ts';
import { listWire, undeclaredWire } from '../listWire.ts';

const post = success('getPost').json;

test.each([
  [{ page: 3, q: ' tapu ', sort: '-title', filters: {} }, 'blog?page=2&sort=-title&q=tapu'],
  [
    { page: 1, q: ' ', sort: 'fiyat', filters: { from: '2026-11-01', to: '2026-13-01' } },
    'blog?page=0&from=2026-11-01',
  ],
  [{ page: 1_000_002, q: '', sort: undefined, filters: {} }, 'blog?page=1000000'],
] as const)('the list query %j is the call %s', async (query, call) => {
  const { client, calls, signal } = listWire({ blogs: [], pages: 4 });
  expect(await loadPosts(client, query, signal)).toEqual({ rows: [], pages: 4, capped: false });
  expect(calls).toEqual([call]);
});

test.each(['id', 'title'])('posts can be sorted by %s, both ways', async (field) => {
  const { client, calls, signal } = listWire({ blogs: [], pages: 0 });
  for (const sort of [field, `-${field}`])
    await loadPosts(client, { page: 1, q: '', sort, filters: {} }, signal);
  expect(calls).toEqual([`blog?page=0&sort=${field}`, `blog?page=0&sort=-${field}`]);
});

test('a capped search holds more posts than its pages', async () => {
  const { client, signal } = listWire({ blogs: [], pages: 100 }, { 'X-Total-Capped': 'true' });
  expect(await loadPosts(client, { page: 1, q: 'tapu', sort: undefined, filters: {} }, signal)).toMatchObject(
    {
      capped: true,
    },
  );
});

test('a post is loaded by its id', async () => {
  const { client, calls, signal } = listWire();
  expect(await loadPost({ client, id: 12 }, signal)).toEqual(post);
  expect(calls).toEqual(['blog/12']);
});

test('the best-read posts are loaded from their own address', async () => {
  const { client, calls, signal } = listWire({ blogs: [post] });
  expect(await loadBestRead({ client }, signal)).toEqual([post]);
  expect(calls).toEqual(['blog/best']);
});

test('leaving the page aborts the call for the best-read posts', async () => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: 'GET /api/v1/blog/best' });
  const page = new AbortController();
  void loadBestRead({ client }, page.signal);
  await expectAbortedBy(() => page.abort());
});

test.each([
  [{}, 36],
  [{ 'X-Total-Count': '31' }, 31],
])("the panel's list of posts with the headers %j has %i rows", async (headers, total) => {
  const { client, calls, signal } = undeclaredWire({ blogs: [post], pages: 4 }, headers);
  const query = { page: 2, size: 9, q: 'tapu', sort: 'title', filters: {} };
  expect(await loadPostList(client, query, signal)).toEqual({ rows: [post], total, capped: false });
  expect(calls).toEqual(['blog?page=2&size=9&sort=title&q=tapu']);
});
