import { brand } from './brand.ts';

/** The title of the window: the product's name and the route's own (specification, section 2). */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${brand.name} | ${title}`}</title>;
}
