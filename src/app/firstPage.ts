import { type AppRoute, layouts, routes } from './routes.tsx';

/** Whether an address belongs to a pattern such as `/blog/detay/:id/:slug?`. */
function fits(pattern: string, pathname: string): boolean {
  const source = pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(pathname);
}

/**
 * Begins to fetch the files of the page that is opened, and the rows that its list begins with, all at once and before anything is drawn.
 * Answers what is worth waiting for: a page without the public frame has nothing to show before its files. A file that cannot be had is
 * asked for again, and told, by the page itself.
 */
export function fetchFirstPage(
  { pathname }: Pick<Location, 'pathname'>,
  maySee: (access: AppRoute['access']) => boolean,
  call: (address: string) => void,
): Promise<unknown> | undefined {
  const route = routes.find(({ path }) => fits(path, pathname));
  if (!route || !maySee(route.access)) return undefined;
  const address = route.firstCall?.();
  if (address) call(address);
  const files = [route.fetch, route.layout === 'public' ? undefined : layouts[route.layout].fetch];
  const fetched = Promise.allSettled(files.map((fetch) => fetch?.()));
  return route.layout === 'public' ? undefined : fetched;
}
