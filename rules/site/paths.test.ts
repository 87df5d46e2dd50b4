import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matcher, notFound, pageFolder, pageNames, paths } from './paths.ts';

test.each(pageNames)('the page %s has one file, in the folder of its address', (name) => {
  const folder = `src/pages/*/${pageFolder(paths[name].pattern)}`;
  expect(globSync(`${folder}/*Page.tsx`), `a page is missing in ${folder}`).toHaveLength(1);
});

test('the page of an unknown address is open to everyone and in no sitemap', () => {
  expect(notFound).toMatchObject({ access: 'everyone', inSitemap: false });
});

test('every page has an address', () => {
  const folders = new Set(Object.values({ ...paths, notFound }).map(({ pattern }) => pageFolder(pattern)));
  const files = globSync('src/pages/*/*/*Page.tsx', { exclude: ['src/pages/*/lists/*'] });
  expect(files.filter((file) => !folders.has(file.split('/')[3] ?? ''))).toEqual([]);
});

test.each([
  ['/', 'home'],
  ['/blog/detay/:id/:slug?', 'blog-detay'],
  ['/admin', 'admin'],
  ['/admin/land-detail/:id', 'admin-land-detail'],
])('the page of %s is in the folder %s', (pattern, folder) => {
  expect(pageFolder(pattern)).toBe(folder);
});

test("a post's address holds its id and its percent-encoded slug", () => {
  expect(paths.post.to({ id: 5, title: 'Işık & gölge' })).toBe(
    '/blog/detay/5/%C4%B1%C5%9F%C4%B1k-%26-g%C3%B6lge',
  );
});

test("a page's address is its pattern with the page number or the id", () => {
  expect([paths.home.to(), paths.adminDashboard.to()]).toEqual(['/', '/admin/dashboard']);
  expect([paths.blog.to(), paths.ads.to(3)]).toEqual(['/blog?page=1', '/ilanlar?page=3']);
  expect(paths.adminPost.to(5)).toBe('/admin/blog-detail/5');
  expect(paths.ownerOffer.to('x1')).toBe(paths.ownerOffer.pattern.replace(':token', 'x1'));
});

test.each([
  ['/blog/detay/5', { id: '5', slug: undefined }],
  ['/blog/detay/5/', { id: '5', slug: undefined }],
  ['/Blog/Detay/5/tapu', { id: '5', slug: 'tapu' }],
  ['/blog/detay/', undefined],
  ['/blog/detay/5/tapu/iki', undefined],
  ['/x/blog/detay/5', undefined],
])("%s is read as a post's address with %j", (path, params) => {
  const match = matcher(paths.post.pattern).exec(path);
  expect(match?.groups && { ...match.groups }).toEqual(params);
});

test('the home page is at the root alone', () => {
  expect(['/', '', '/blog'].map((path) => matcher('/').test(path))).toEqual([true, true, false]);
});

const forEveryone = pageNames.filter((name) => paths[name].access === 'everyone');

test('the build draws the pages for everyone, except those whose content the address decides', () => {
  const drawn = pageNames.filter((name) => paths[name].isStatic);
  const undrawn = ['blog', 'post'];
  expect(drawn).toEqual(forEveryone.filter((name) => !undrawn.includes(name)));
});

test.each(pageNames)('the page %s is opened by those it is for, in their layout', (name) => {
  const { access, layout, pattern } = paths[name];
  const isPanel = /^\/admin(\/|$)/.test(pattern);
  const needsUser = /^\/(ilanlar|arazi-getir|profile)/.test(pattern);
  expect(access).toBe(isPanel ? 'admin' : needsUser ? 'user' : 'everyone');
  expect(layout).toBe(isPanel ? 'admin' : pattern === '/login' ? 'login' : 'public');
});

test('the sitemap names the pages for everyone, except those for one post, account, offer or saved search', () => {
  const named = pageNames.filter((name) => paths[name].inSitemap);
  const unnamed = ['post', 'login', 'resetPassword', 'ownerOffer', 'searchLink'];
  expect(named).toEqual(forEveryone.filter((name) => !unnamed.includes(name)));
});

test('only addresses with a token are secret', () => {
  const secret = pageNames.filter((name) => paths[name].isSecret);
  expect(secret).toEqual(['resetPassword', 'ownerOffer', 'searchLink']);
});
