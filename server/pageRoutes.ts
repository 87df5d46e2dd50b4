/**
 * The addresses that the pages know (specification, section 2). Anything else still gets the pages, which then say that there is
 * no such page, but with status 404. A test holds this list against the router's own.
 */
export const pageRoutes = [
  '/',
  '/hakkimizda',
  '/blog',
  '/blog/detay/:id/:slug?',
  '/ilanlar',
  '/ilanlar/detay/:id/:slug?',
  '/danisman-ol',
  '/iletisim',
  '/login',
  '/sifre-sifirla',
  '/profile',
  '/admin',
  '/admin/dashboard',
  '/admin/new-land',
  '/admin/land-detail/:id',
  '/admin/purchased-land',
  '/admin/canceled-land',
  '/admin/new-user',
  '/admin/user-list',
  '/admin/canceled-user',
  '/admin/user-detail/:id',
  '/admin/new-blog',
  '/admin/blog-list',
  '/admin/blog-detail/:id',
  '/admin/add-land',
  '/admin/land-list',
  '/admin/tland-detail/:id',
] as const;
