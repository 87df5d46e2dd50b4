import { type ComponentType, lazy } from 'react';
import {
  canonicalPath,
  matcher,
  notFound,
  type PageName,
  pageFolder,
  pageNames,
  paths,
} from '../../rules/site/paths.ts';
import type { PageProps } from '../site/pageProps.ts';
import { descriptionOf } from '../text/site/descriptions.ts';
import { titles } from '../text/site/titles.ts';

type PageFile = { default: ComponentType<PageProps> };

export interface AppRoute {
  /** Matches the path of an address; its groups are the page's params. */
  matches: RegExp;
  /** Such as `/teklif/:token`: the address with names in place of its params. */
  pattern: string;
  /** Follows the product's name in the page title. */
  title: string;
  /** For search engines and link previews. */
  description: string;
  /** The page's own address; undefined where it has none, or what it shows decides it. */
  path: string | undefined;
  layout: 'public' | 'login' | 'admin';
  /** `App.tsx` redirects those who may not open the page. */
  access: 'everyone' | 'user' | 'admin';
  load: () => Promise<PageFile>;
  /** Loads itself when it is drawn. */
  Page: ComponentType<PageProps>;
}

/** `lists` holds what several pages share. */
const files = import.meta.glob<PageFile>(['../pages/*/*/*Page.tsx', '!../pages/*/lists/*']);

function createRoute(name: PageName | 'notFound'): AppRoute {
  const page = name === 'notFound' ? notFound : paths[name];
  const { pattern, layout, access } = page;
  const folder = pageFolder(pattern);
  const [, load] = Object.entries(files).find(([path]) => path.split('/')[3] === folder) ?? [];
  if (!load) throw new Error(`No page stands in the folder ${folder}`);
  return {
    matches: matcher(pattern),
    pattern,
    title: titles[name],
    description: descriptionOf(name),
    path: canonicalPath(page),
    layout,
    access,
    load,
    Page: lazy(load),
  };
}

const routes = pageNames.map(createRoute);
const notFoundRoute = createRoute('notFound');

/** The route of an address and the named parts of it. */
export function findRoute(pathname: string): AppRoute & PageProps {
  const route = routes.find(({ matches }) => matches.test(pathname)) ?? notFoundRoute;
  return { ...route, params: route.matches.exec(pathname)?.groups ?? {} };
}
