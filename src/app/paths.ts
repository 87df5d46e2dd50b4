import { adSlug, postSlug } from '../../machines/rules/slug.ts';

const fixed = <const Pattern extends string>(pattern: Pattern) => ({ pattern, to: () => pattern });

/** Every address of the product: the pattern that the router matches, and beside it the function that makes a link (specification, section 2). */
export const paths = {
  home: fixed('/'),
  about: fixed('/hakkimizda'),
  blog: { pattern: '/blog', to: (page = 1) => `/blog?page=${page}` },
  post: {
    pattern: '/blog/detay/:id/:slug?',
    to: (post: { id: number; title: string }) =>
      `/blog/detay/${post.id}/${encodeURIComponent(postSlug(post.title))}`,
  },
  ads: { pattern: '/ilanlar', to: (page = 1) => `/ilanlar?page=${page}` },
  ad: {
    pattern: '/ilanlar/detay/:id/:slug?',
    to: (ad: { Id: number; title: string }) => `/ilanlar/detay/${ad.Id}/${adSlug(ad.title)}`,
  },
  apply: fixed('/danisman-ol'),
  contact: fixed('/iletisim'),
  login: fixed('/login'),
  profile: fixed('/profile'),
  admin: fixed('/admin'),
  adminDashboard: fixed('/admin/dashboard'),
  adminNewLand: fixed('/admin/new-land'),
  adminPurchasedLand: fixed('/admin/purchased-land'),
  adminCanceledLand: fixed('/admin/canceled-land'),
  adminLandDetail: { pattern: '/admin/land-detail/:id', to: (id: number) => `/admin/land-detail/${id}` },
} as const;
