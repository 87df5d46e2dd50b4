import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { HomePage } from '../pages/home/HomePage.tsx';
import { titles } from '../text/titles.ts';
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
  Page: ComponentType<PageProps> | LazyExoticComponent<ComponentType<PageProps>>;
}

/** Every route with its flag (specification, section 2). Only the first page comes with the first visit; each other is a file of its own. */
export const routes: readonly AppRoute[] = [
  { path: paths.home.pattern, title: titles.home, layout: 'public', access: 'everyone', Page: HomePage },
  {
    path: paths.login.pattern,
    title: titles.login,
    layout: 'login',
    access: 'everyone',
    Page: lazy(() => import('../pages/login/LoginPage.tsx')),
  },
  {
    path: paths.admin.pattern,
    title: titles.admin,
    layout: 'admin',
    access: 'admin',
    Page: lazy(() => import('../pages/admin/AdminHomePage.tsx')),
  },
  {
    path: paths.adminDashboard.pattern,
    title: titles.adminDashboard,
    layout: 'admin',
    access: 'admin',
    Page: lazy(() => import('../pages/admin/dashboard/DashboardPage.tsx')),
  },
  {
    path: paths.adminNewLand.pattern,
    title: titles.adminNewLand,
    layout: 'admin',
    access: 'admin',
    Page: lazy(() => import('../pages/admin/new-land/NewLandPage.tsx')),
  },
  {
    path: paths.adminPurchasedLand.pattern,
    title: titles.adminPurchasedLand,
    layout: 'admin',
    access: 'admin',
    Page: lazy(() => import('../pages/admin/purchased-land/PurchasedLandPage.tsx')),
  },
  {
    path: paths.adminCanceledLand.pattern,
    title: titles.adminCanceledLand,
    layout: 'admin',
    access: 'admin',
    Page: lazy(() => import('../pages/admin/canceled-land/CanceledLandPage.tsx')),
  },
  {
    path: paths.adminLandDetail.pattern,
    title: titles.adminLandDetail,
    layout: 'admin',
    access: 'admin',
    Page: lazy(() => import('../pages/admin/land-detail/LandDetailPage.tsx')),
  },
];
