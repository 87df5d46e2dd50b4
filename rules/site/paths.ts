import { adSlug, postSlug } from '../blog/slug.ts';

interface Flags {
  /** Who may open the page (product, 6). */
  access: 'everyone' | 'user' | 'admin';
  /** The layout around the page (product, 2). */
  layout: 'public' | 'login' | 'admin';
  /** Whether the sitemap names the page. */
  inSitemap: boolean;
  /** Whether the build draws the page: what it shows first is the same for every visitor. */
  isStatic: boolean;
  /** Whether the address opens what nobody else may see: it goes to no other site and no index. */
  isSecret: boolean;
}
const everyone: Flags = {
  access: 'everyone',
  layout: 'public',
  inSitemap: true,
  isStatic: true,
  isSecret: false,
};
const users: Flags = { ...everyone, access: 'user', inSitemap: false, isStatic: false };
const admins: Flags = { ...users, access: 'admin', layout: 'admin' };

const fixed = <const Pattern extends string>(pattern: Pattern, flags: Flags) => ({
  ...flags,
  pattern,
  to: () => pattern,
});
const paged = <const Pattern extends string>(pattern: Pattern, flags: Flags) => ({
  ...flags,
  pattern,
  to: (page = 1) => `${pattern}?page=${page}`,
});
/** A page that a message links to. Whoever has the token may open it. */
const byToken = <const Base extends string>(base: Base) => ({
  ...everyone,
  inSitemap: false,
  isSecret: true,
  pattern: `${base}/:token` as const,
  to: (token: string) => `${base}/${token}`,
});
const byId = <const Base extends string>(base: Base, flags: Flags) => ({
  ...flags,
  pattern: `${base}/:id` as const,
  to: (id: number | string) => `${base}/${id}`,
});

/**
 * Every page of the product: its address as the router and the server match it, the function that
 * makes a link, and its flags (product, 2 and 6). The page's file is
 * `src/pages/<word>/<pageFolder(pattern)>/…Page.tsx`.
 */
export const paths = {
  home: fixed('/', everyone),
  about: fixed('/hakkimizda', everyone),
  blog: paged('/blog', { ...everyone, isStatic: false }),
  post: {
    ...everyone,
    // the sitemap names each post
    inSitemap: false,
    isStatic: false,
    pattern: '/blog/detay/:id/:slug?',
    to: (post: { id: number; title: string }) =>
      `/blog/detay/${post.id}/${encodeURIComponent(postSlug(post.title))}`,
  },
  ads: paged('/ilanlar', users),
  ad: {
    ...users,
    pattern: '/ilanlar/detay/:id/:slug?',
    to: (ad: { Id: number; title: string }) => `/ilanlar/detay/${ad.Id}/${adSlug(ad.title)}`,
  },
  apply: fixed('/danisman-ol', everyone),
  contact: fixed('/iletisim', everyone),
  kvkk: fixed('/kvkk', everyone),
  login: fixed('/login', { ...everyone, layout: 'login', inSitemap: false }),
  bringLandRequest: fixed('/arazi-getir', users),
  profile: fixed('/profile', users),
  resetPassword: fixed('/sifre-sifirla', { ...everyone, inSitemap: false, isSecret: true }),
  ownerOffer: byToken('/teklif'),
  searchLink: byToken('/arama-bildirimi'),
  admin: fixed('/admin', admins),
  adminDashboard: fixed('/admin/dashboard', admins),
  adminNewLandRequests: fixed('/admin/new-land', admins),
  adminPurchasedLandRequests: fixed('/admin/purchased-land', admins),
  adminCancelledLandRequests: fixed('/admin/canceled-land', admins),
  adminAllLandRequests: fixed('/admin/all-land', admins),
  adminLandRequest: byId('/admin/land-detail', admins),
  adminNewConsultants: fixed('/admin/new-user', admins),
  adminConsultants: fixed('/admin/user-list', admins),
  adminCancelledConsultants: fixed('/admin/canceled-user', admins),
  adminConsultant: byId('/admin/user-detail', admins),
  adminNewPost: fixed('/admin/new-blog', admins),
  adminPosts: paged('/admin/blog-list', admins),
  adminPost: byId('/admin/blog-detail', admins),
  adminNewAd: fixed('/admin/add-land', admins),
  adminAds: paged('/admin/land-list', admins),
  adminAd: byId('/admin/tland-detail', admins),
  adminOutbox: fixed('/admin/outbox', admins),
  adminMessages: fixed('/admin/messages', admins),
  adminMessage: byId('/admin/message-detail', admins),
  adminReport: fixed('/admin/report', admins),
  adminTeam: fixed('/admin/team', admins),
  adminKeys: fixed('/admin/keys', admins),
  adminWebhooks: fixed('/admin/webhooks', admins),
  adminImport: fixed('/admin/import', admins),
  adminPrivacy: fixed('/admin/privacy', admins),
  adminLog: fixed('/admin/log', admins),
} as const;

/** The blog as RSS. */
export const feedPath = '/blog/rss.xml';

/** A post's cover as link previews show it, cut to 1,200 × 630 pixels. */
export const sharePicture = {
  pattern: '/share/:image',
  to: (image: string) => `/share/${image}`,
} as const;

/** The page of every unknown address. It is not in `paths`: no link or sitemap may name it. */
export const notFound = fixed('/not-found', { ...everyone, inSitemap: false });

export type PagePath = (typeof paths)[keyof typeof paths] | typeof notFound;
export type PageName = keyof typeof paths;
export const pageNames = Object.keys(paths).filter((name): name is PageName => name in paths);

/**
 * The address under which search engines know a page: without what a visitor or an advertisement
 * adds to it. A page of a list and a post have their own ones.
 * @returns undefined for a page that is not for everyone, or has an address for each record.
 */
export function canonicalPath({ access, isSecret, pattern }: PagePath): string | undefined {
  const isOpen = access === 'everyone' && !isSecret && pattern !== notFound.pattern;
  return isOpen && !pattern.includes(':') ? pattern : undefined;
}

/** The canonical address of one page of the blog: the first has no number. */
export const canonicalBlogPath = (page: number): string =>
  page > 1 ? paths.blog.to(page) : paths.blog.pattern;

/** The folder of a page in its word's folder of `src/pages/`: the fixed parts of its address. */
export function pageFolder(pattern: string): string {
  const parts = pattern.split('/').filter((part) => part && !part.startsWith(':'));
  return parts.join('-') || 'home';
}

/**
 * Matches the path of a page's address, without its query; the groups are the page's params.
 * @param pattern such as `/blog/detay/:id/:slug?`.
 */
export function matcher(pattern: string): RegExp {
  const source = pattern
    .replace(/^\/$/, '')
    .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`, 'i');
}
