import { brand } from './brand.ts';

/**
 * The window's title: the product's name and the page's own title (product, 2). A leading
 * number shows in a background tab how many items wait; 0 is left out. When a page and its route
 * both render a title, the last one applies.
 */
export function PageTitle({ title, waiting = 0 }: { title: string; waiting?: number }) {
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${brand.name} | ${title}`}</title>;
}
