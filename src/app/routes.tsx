import type { ComponentType } from 'react';
import { matcher, notFound, type PagePath, pageFolder, pageNames, paths } from '../../rules/site/paths.ts';
import { loadFile } from '../browser/loading/loadFile.ts';
import { HomePage } from '../pages/land-requests/home/HomePage.tsx';
import type { PageProps } from '../site/pageProps.ts';
import { titles } from '../text/site/titles.ts';
import { type LazyPage, lazyPage } from './lazyPage.tsx';

export interface AppRoute {
  /** Matches the path of an address; its groups are the page's params. */
  matches: RegExp;
  /** Such as `/teklif/:token`: the address with names in place of its params. */
  pattern: string;
  /** Follows the product's name in the page title. */
  title: string;
  layout: 'public' | 'login' | 'admin';
  /** `App.tsx` redirects those who may not open the page. */
  access: 'everyone' | 'user' | 'admin';
  Page: ComponentType<PageProps>;
  /** Fetches the chunk of a page that is not in the entry chunk. */
  preload?: LazyPage<PageProps>['preload'];
}

/** The layouts that are not in the entry chunk. */
export const layouts = {
  login: lazyPage(() => import('./layouts/LoginLayout.tsx')),
  admin: lazyPage(() => import('./layouts/AdminLayout.tsx')),
};

type PageFile = { default: ComponentType<PageProps> };
type Files = Record<string, () => Promise<PageFile>>;

/** Every public page but the home page; `lists` holds what several pages share. */
const publicPages: Files = import.meta.glob<PageFile>([
  '../pages/*/*/*Page.tsx',
  '!../pages/*/{admin*,home,lists}/*',
]);
const loadPanelPages = () => import('./panelPages.ts').then((file): Files => file.panelPages);

/** Loads the page in a folder of `src/pages/<word>/`, from the files of its layout. */
async function loadPage(folder: string, layout: AppRoute['layout']) {
  const files = layout === 'admin' ? await loadFile(loadPanelPages) : publicPages;
  const [, load] = Object.entries(files).find(([path]) => path.split('/')[3] === folder) ?? [];
  if (!load) throw new Error(`No page stands in the folder ${folder}`);
  return loadFile(load);
}

function createRoute({ pattern, layout, access }: PagePath, title: string): AppRoute {
  const route = { matches: matcher(pattern), pattern, title, layout, access };
  if (pattern === '/') return { ...route, Page: HomePage };
  const { Component: Page, preload } = lazyPage<PageProps>(() => loadPage(pageFolder(pattern), layout));
  return { ...route, Page, preload };
}

const routes = pageNames.map((name) => createRoute(paths[name], titles[name]));
const notFoundRoute = createRoute(notFound, titles.notFound);

/** The route of an address and the named parts of it. */
export function findRoute(pathname: string): AppRoute & PageProps {
  const route = routes.find(({ matches }) => matches.test(pathname)) ?? notFoundRoute;
  return { ...route, params: route.matches.exec(pathname)?.groups ?? {} };
}
