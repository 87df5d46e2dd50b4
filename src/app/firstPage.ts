import type { Services } from '../site/services.tsx';
import { type AppRoute, layouts, routes } from './routes.tsx';

/** Whether an address belongs to a pattern such as `/blog/detay/:id/:slug?`. */
function fits(pattern: string, pathname: string): boolean {
  const source = pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(pathname);
}

/** Whether the page is for the person at the screen (specification, section 2). */
function maySee(access: AppRoute['access'], { session }: Services): boolean {
  const snapshot = session.getSnapshot();
  if (access === 'admin') return snapshot.matches({ signedIn: 'asAdmin' });
  return access === 'everyone' || snapshot.matches('signedIn');
}

/**
 * Begins to fetch the files of the page that is opened, all at once and before anything is drawn.
 * Answers what is worth waiting for: a page without the public frame has nothing to show before its
 * files. A file that cannot be had is asked for again, and told, by the page itself.
 */
export function fetchFirstPage(
  { pathname }: Pick<Location, 'pathname'>,
  services: Services,
): Promise<unknown> | undefined {
  const route = routes.find(({ path }) => fits(path, pathname));
  if (!route || !maySee(route.access, services)) return undefined;
  const files = [route.fetch, route.layout === 'public' ? undefined : layouts[route.layout].fetch];
  const fetched = Promise.allSettled(files.map((fetch) => fetch?.(services)));
  return route.layout === 'public' ? undefined : fetched;
}
