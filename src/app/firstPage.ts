import { type ComponentType, lazy } from 'react';
import type { PageProps } from '../site/pageProps.ts';
import type { Services } from '../site/services.tsx';
import { findMissingFilesNotice } from './banners/findMissingFilesNotice.ts';
import type { AdminLayoutProps } from './layouts/AdminLayout.tsx';
import { type AppRoute, findRoute } from './routes.tsx';

/**
 * A page that has loaded before the first render. `lazy` would draw its fallback first, in place of
 * the prerendered page with what was typed into it.
 */
export interface FirstPage {
  pattern: string;
  Page: ComponentType<PageProps>;
  AdminLayout?: ComponentType<AdminLayoutProps> | undefined;
}

const loadAdminLayout = () => import('./layouts/AdminLayout.tsx');
export const LazyAdminLayout = lazy(loadAdminLayout);

/** Loads the page of an address, and its layout. */
export async function loadPage(pathname: string): Promise<FirstPage> {
  const { layout, pattern, load } = findRoute(pathname);
  const [page, adminLayout] = await Promise.all([load(), layout === 'admin' ? loadAdminLayout() : undefined]);
  return { pattern, Page: page.default, AdminLayout: adminLayout?.default };
}

/** Whether the signed-in user may open the page (product, 6). */
function mayOpen(access: AppRoute['access'], { session }: Services): boolean {
  const snapshot = session.getSnapshot();
  if (access === 'admin') return snapshot.matches({ signedIn: 'asAdmin' });
  return access === 'everyone' || snapshot.matches('signedIn');
}

/**
 * Loads the page that the visitor has opened.
 * @param isPrerendered the page is on the screen already. When a file fails, it shows its notice,
 * and the promise never settles: only a reload helps.
 * @returns undefined where the visitor may not open the page, or where a file has failed: `lazy`
 * then asks for it again, and the page's error boundary reports the failure.
 */
export async function loadFirstPage(
  pathname: string,
  services: Services,
  isPrerendered: boolean,
): Promise<FirstPage | undefined> {
  if (!mayOpen(findRoute(pathname).access, services)) return undefined;
  try {
    return await loadPage(pathname);
  } catch {
    const notice = isPrerendered && findMissingFilesNotice();
    if (!notice) return undefined;
    notice.hidden = false;
    // the HTML stays on the screen with what was typed into it
    return await new Promise(() => undefined);
  }
}
