import type { ComponentType } from 'react';
import { paths } from '../../rules/site/paths.ts';
import { HomePage } from '../pages/land-requests/home/HomePage.tsx';
import type { PageProps } from '../site/pageProps.ts';
import { titles } from '../text/titles.ts';
import { type LazyPage, lazyPage } from './lazyPage.tsx';

export interface AppRoute {
  path: string;
  /** Stands behind the product's name in the page title. */
  title: string;
  layout: 'public' | 'login' | 'admin';
  access: 'everyone' | 'user' | 'admin';
  Page: ComponentType<PageProps>;
  /** Fetches the page, where it does not come with the first visit. */
  preload?: LazyPage<PageProps>['preload'];
}

type Name = keyof typeof paths & keyof typeof titles;
type Load = Parameters<typeof lazyPage<PageProps>>[0];

/** A page that is a file of its own, fetched when it is first seen. */
function route(name: Name, flags: Pick<AppRoute, 'layout' | 'access'>, load: Load): AppRoute {
  const { Component: Page, preload } = lazyPage(load);
  return { path: paths[name].pattern, title: titles[name], ...flags, Page, preload };
}
const forEveryone = (name: Name, load: Load) => route(name, { layout: 'public', access: 'everyone' }, load);
const forUsers = (name: Name, load: Load) => route(name, { layout: 'public', access: 'user' }, load);
const forAdmins = (name: Name, load: Load) => route(name, { layout: 'admin', access: 'admin' }, load);

/** The frames that do not come with the first visit. */
export const layouts = {
  login: lazyPage(() => import('./layouts/LoginLayout.tsx')),
  admin: lazyPage(() => import('./layouts/AdminLayout.tsx')),
};

/**
 * Every route with its flag (product, 2). Only the first page comes with the first
 * visit.
 */
export const routes: readonly AppRoute[] = [
  { path: paths.home.pattern, title: titles.home, layout: 'public', access: 'everyone', Page: HomePage },
  forEveryone('about', () => import('../pages/site/hakkimizda/AboutPage.tsx')),
  forEveryone('blog', () => import('../pages/blog/blog/BlogPage.tsx')),
  forEveryone('post', () => import('../pages/blog/blog-detay/PostPage.tsx')),
  forUsers('ads', () => import('../pages/ads/ilanlar/AdsPage.tsx')),
  forUsers('ad', () => import('../pages/ads/ilanlar-detay/AdPage.tsx')),
  forEveryone('apply', () => import('../pages/consultants/danisman-ol/ApplicationPage.tsx')),
  forEveryone('contact', () => import('../pages/messages/iletisim/ContactPage.tsx')),
  forEveryone('resetPassword', () => import('../pages/account/sifre-sifirla/ResetPasswordPage.tsx')),
  forUsers('profile', () => import('../pages/account/profile/ProfilePage.tsx')),
  route(
    'login',
    { layout: 'login', access: 'everyone' },
    () => import('../pages/account/login/LoginPage.tsx'),
  ),
  forAdmins('admin', () => import('../pages/office/admin/AdminHomePage.tsx')),
  forAdmins('adminDashboard', () => import('../pages/office/dashboard/DashboardPage.tsx')),
  forAdmins('adminNewLand', () => import('../pages/land-requests/new-land/NewLandPage.tsx')),
  forAdmins(
    'adminPurchasedLand',
    () => import('../pages/land-requests/purchased-land/PurchasedLandPage.tsx'),
  ),
  forAdmins('adminCanceledLand', () => import('../pages/land-requests/canceled-land/CanceledLandPage.tsx')),
  forAdmins('adminLandDetail', () => import('../pages/land-requests/land-detail/LandDetailPage.tsx')),
  forAdmins('adminNewUser', () => import('../pages/consultants/new-user/NewUserPage.tsx')),
  forAdmins('adminUserList', () => import('../pages/consultants/user-list/UserListPage.tsx')),
  forAdmins('adminCanceledUser', () => import('../pages/consultants/canceled-user/CanceledUserPage.tsx')),
  forAdmins('adminUserDetail', () => import('../pages/consultants/user-detail/UserDetailPage.tsx')),
  forAdmins('adminBlogList', () => import('../pages/blog/blog-list/BlogListPage.tsx')),
  forAdmins('adminLandList', () => import('../pages/ads/land-list/LandListPage.tsx')),
  forAdmins('adminNewBlog', () => import('../pages/blog/new-blog/NewBlogPage.tsx')),
  forAdmins('adminBlogDetail', () => import('../pages/blog/blog-detail/BlogDetailPage.tsx')),
  forAdmins('adminAddLand', () => import('../pages/ads/add-land/AddLandPage.tsx')),
  forAdmins('adminTlandDetail', () => import('../pages/ads/tland-detail/TlandDetailPage.tsx')),
  forAdmins('adminMessages', () => import('../pages/messages/messages/MessagesPage.tsx')),
  forAdmins('adminOutbox', () => import('../pages/messages/outbox/OutboxPage.tsx')),
];
