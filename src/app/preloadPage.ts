import type { Services } from '../site/services.tsx';
import { type AppRoute, layouts, routes } from './routes.tsx';

/** Whether an address belongs to a pattern such as `/blog/detay/:id/:slug?`. */
function fits(pattern: string, pathname: string): boolean {
  const source = pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(pathname);
}

/** Whether the signed-in person may see the page (product, 2). */
function maySee(access: AppRoute['access'], { session }: Services): boolean {
  const snapshot = session.getSnapshot();
  if (access === 'admin') return snapshot.matches({ signedIn: 'asAdmin' });
  return access === 'everyone' || snapshot.matches('signedIn');
}

/**
 * Fetches the files of the page that is opened, all at once and before anything is drawn.
 * @returns what the first drawing should wait for: a page without the public layout has nothing to
 * show before its files. A file that cannot be had is fetched again by the page, which reports it.
 */
export function preloadPage(pathname: string, services: Services): Promise<unknown> | undefined {
  const route = routes.find(({ path }) => fits(path, pathname));
  if (!route || !maySee(route.access, services)) return undefined;
  const preloads = [route.preload, route.layout === 'public' ? undefined : layouts[route.layout].preload];
  const files = Promise.allSettled(preloads.map((preload) => preload?.()));
  return route.layout === 'public' ? undefined : files;
}
