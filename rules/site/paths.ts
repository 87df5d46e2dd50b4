import { adSlug, postPath } from '../blog/slug.ts';

const fixed = <const Pattern extends string>(pattern: Pattern) => ({ pattern, to: () => pattern });
const paged = <const Pattern extends string>(pattern: Pattern) => ({
  pattern,
  to: (page = 1) => `${pattern}?page=${page}`,
});
const byId = <const Base extends string>(base: Base) => ({
  pattern: `${base}/:id` as const,
  to: (id: number) => `${base}/${id}`,
});

/**
 * Every address of the product: the pattern that the router matches, and beside it the function
 * that makes a link (product, 2).
 */
export const paths = {
  home: fixed('/'),
  about: fixed('/hakkimizda'),
  blog: paged('/blog'),
  post: {
    pattern: '/blog/detay/:id/:slug?',
    to: postPath,
  },
  ads: paged('/ilanlar'),
  ad: {
    pattern: '/ilanlar/detay/:id/:slug?',
    to: (ad: { Id: number; title: string }) => `/ilanlar/detay/${ad.Id}/${adSlug(ad.title)}`,
  },
  apply: fixed('/danisman-ol'),
  contact: fixed('/iletisim'),
  login: fixed('/login'),
  profile: fixed('/profile'),
  resetPassword: fixed('/sifre-sifirla'),
  admin: fixed('/admin'),
  adminDashboard: fixed('/admin/dashboard'),
  adminNewLand: fixed('/admin/new-land'),
  adminPurchasedLand: fixed('/admin/purchased-land'),
  adminCanceledLand: fixed('/admin/canceled-land'),
  adminLandDetail: byId('/admin/land-detail'),
  adminNewUser: fixed('/admin/new-user'),
  adminUserList: fixed('/admin/user-list'),
  adminCanceledUser: fixed('/admin/canceled-user'),
  adminUserDetail: byId('/admin/user-detail'),
  adminNewBlog: fixed('/admin/new-blog'),
  adminBlogList: paged('/admin/blog-list'),
  adminBlogDetail: byId('/admin/blog-detail'),
  adminAddLand: fixed('/admin/add-land'),
  adminLandList: paged('/admin/land-list'),
  adminTlandDetail: byId('/admin/tland-detail'),
  adminOutbox: fixed('/admin/outbox'),
  adminMessages: fixed('/admin/messages'),
} as const;
