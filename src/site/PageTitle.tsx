import { brand } from './brand.ts';

/**
 * The title of the window: the product's name and the route's own (product, 2); in
 * front of it how many things wait, so that a tab in the background tells. A page may put its own
 * beside the route's: the last one that appears is the one that counts.
 */
export function PageTitle({ title, waiting = 0 }: { title: string; waiting?: number }) {
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${brand.name} | ${title}`}</title>;
}
