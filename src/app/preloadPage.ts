import type { Services } from '../site/services.tsx';
import { findMissingFilesNotice } from './banners/findMissingFilesNotice.ts';
import { type AppRoute, findRoute, layouts } from './routes.tsx';

/** Whether the signed-in user may open the page (product, 6). */
function mayOpen(access: AppRoute['access'], { session }: Services): boolean {
  const snapshot = session.getSnapshot();
  if (access === 'admin') return snapshot.matches({ signedIn: 'asAdmin' });
  return access === 'everyone' || snapshot.matches('signedIn');
}

/**
 * Fetches the page's own file and its layout's at once, before the first render.
 * @param isPrerendered the page is on the screen already.
 * @returns what the first render waits for. Undefined where the public layout is drawn first, or
 * where the visitor may not open the page. When a file fails, a prerendered page shows its notice,
 * and the promise never settles: only a reload helps. Any other page requests the file again, and
 * reports the failure itself.
 */
export function preloadPage(
  pathname: string,
  services: Services,
  isPrerendered: boolean,
): Promise<unknown> | undefined {
  const { access, layout, preload } = findRoute(pathname);
  if (!mayOpen(access, services)) return undefined;
  const preloads = [preload, layout === 'public' ? undefined : layouts[layout].preload].filter(
    (fetchFile) => fetchFile !== undefined,
  );
  const files = fetchFiles(preloads, isPrerendered);
  return layout === 'public' && !isPrerendered ? undefined : files;
}

async function fetchFiles(preloads: readonly (() => Promise<void>)[], isPrerendered: boolean): Promise<void> {
  try {
    await Promise.all(preloads.map((fetchFile) => fetchFile()));
  } catch {
    const notice = isPrerendered && findMissingFilesNotice();
    if (!notice) return;
    notice.hidden = false;
    // the HTML stays on the screen with what was typed into it
    await new Promise(() => undefined);
  }
}
