import { use } from 'react';
import { brand } from './brand.ts';
import { WaitingContext } from './waiting.ts';

/**
 * The window's title: the product's name and the page's own title (product, 2). A leading number
 * shows an admin, also in a background tab, how many land requests wait; 0 is left out. When a page
 * and its route both render a title, the last one applies.
 */
export function PageTitle({ title }: { title: string }) {
  const { landRequests } = use(WaitingContext);
  return <title>{`${landRequests > 0 ? `(${landRequests}) ` : ''}${windowTitle(title)}`}</title>;
}

/** The title of the window with a page's own title in it. */
export const windowTitle = (title: string): string => `${brand.name} | ${title}`;
