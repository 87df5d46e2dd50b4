import { brand } from './brand.ts';

/**
 * The window's title: the product's name and the page's own title (product, 2). A number above 0 in
 * front shows in a background tab how many items wait. When a page and its route both render one,
 * the last one applies.
 */
export function PageTitle({ title, waiting = 0 }: { title: string; waiting?: number }) {
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${brand.name} | ${title}`}</title>;
}
