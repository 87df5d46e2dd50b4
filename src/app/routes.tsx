import type { ComponentType } from 'react';
import { HomePage } from '../pages/home/HomePage.tsx';
import { titles } from '../text/titles.ts';
import { type Later, type LaterFile, later } from './later.tsx';
import { paths } from './paths.ts';

export interface PageProps {
  params: Readonly<Record<string, string | undefined>>;
}
export interface AppRoute {
  path: string;
  /** Stands behind the product's name in the page title. */
  title: string;
  layout: 'public' | 'login' | 'admin';
  access: 'everyone' | 'user' | 'admin';
  Page: ComponentType<PageProps>;
  /** Fetches the page, where it does not come with the first visit, and what it begins with. */
  fetch?: Later<PageProps>['fetch'];
}

type Name = keyof typeof paths & keyof typeof titles;
type Load = () => Promise<LaterFile<PageProps>>;

/** A page that is a file of its own, fetched when it is first seen. */
function route(name: Name, flags: Pick<AppRoute, 'layout' | 'access'>, load: Load): AppRoute {
  const { Component: Page, fetch } = later(load);
  return { path: paths[name].pattern, title: titles[name], ...flags, Page, fetch };
}
const forEveryone = (name: Name, load: Load) => route(name, { layout: 'public', access: 'everyone' }, load);
const forUsers = (name: Name, load: Load) => route(name, { layout: 'public', access: 'user' }, load);
const forAdmins = (name: Name, load: Load) => route(name, { layout: 'admin', access: 'admin' }, load);

/** The frames that do not come with the first visit. */
export const layouts = {
  login: later(() => import('./layouts/LoginLayout.tsx')),
  admin: later(() => import('./layouts/AdminLayout.tsx')),
};

/**
 * Every route with its flag (specification, section 2). Only the first page comes with the first
 * visit.
 */
export const routes: readonly AppRoute[] = [
  { path: paths.home.pattern, title: titles.home, layout: 'public', access: 'everyone', Page: HomePage },
  forEveryone('about', () => import('../pages/hakkimizda/AboutPage.tsx')),
  forEveryone('blog', () => import('../pages/blog/BlogPage.tsx')),
  forEveryone('post', () => import('../pages/blog-detay/PostPage.tsx')),
  forUsers('ads', () => import('../pages/ilanlar/AdsPage.tsx')),
  forUsers('ad', () => import('../pages/ilanlar-detay/AdPage.tsx')),
  forEveryone('apply', () => import('../pages/danisman-ol/ApplicationPage.tsx')),
  forEveryone('contact', () => import('../pages/iletisim/ContactPage.tsx')),
  forEveryone('resetPassword', () => import('../pages/sifre-sifirla/ResetPasswordPage.tsx')),
  forUsers('profile', () => import('../pages/profile/ProfilePage.tsx')),
  route('login', { layout: 'login', access: 'everyone' }, () => import('../pages/login/LoginPage.tsx')),
  forAdmins('admin', () => import('../pages/admin/AdminHomePage.tsx')),
  forAdmins('adminDashboard', () => import('../pages/admin/dashboard/DashboardPage.tsx')),
  forAdmins('adminNewLand', () => import('../pages/admin/new-land/NewLandPage.tsx')),
  forAdmins('adminPurchasedLand', () => import('../pages/admin/purchased-land/PurchasedLandPage.tsx')),
  forAdmins('adminCanceledLand', () => import('../pages/admin/canceled-land/CanceledLandPage.tsx')),
  forAdmins('adminLandDetail', () => import('../pages/admin/land-detail/LandDetailPage.tsx')),
  forAdmins('adminNewUser', () => import('../pages/admin/new-user/NewUserPage.tsx')),
  forAdmins('adminUserList', () => import('../pages/admin/user-list/UserListPage.tsx')),
  forAdmins('adminCanceledUser', () => import('../pages/admin/canceled-user/CanceledUserPage.tsx')),
  forAdmins('adminUserDetail', () => import('../pages/admin/user-detail/UserDetailPage.tsx')),
  forAdmins('adminBlogList', () => import('../pages/admin/blog-list/BlogListPage.tsx')),
  forAdmins('adminLandList', () => import('../pages/admin/land-list/LandListPage.tsx')),
  forAdmins('adminNewBlog', () => import('../pages/admin/new-blog/NewBlogPage.tsx')),
  forAdmins('adminBlogDetail', () => import('../pages/admin/blog-detail/BlogDetailPage.tsx')),
  forAdmins('adminAddLand', () => import('../pages/admin/add-land/AddLandPage.tsx')),
  forAdmins('adminTlandDetail', () => import('../pages/admin/tland-detail/TlandDetailPage.tsx')),
  forAdmins('adminMessages', () => import('../pages/admin/messages/MessagesPage.tsx')),
  forAdmins('adminOutbox', () => import('../pages/admin/outbox/OutboxPage.tsx')),
];
