import { type ComponentType, lazy, useState } from 'react';

/** A lazily loaded component. */
export interface LazyPage<Props> {
  Component: ComponentType<Props>;
  /** Fetches the file before the first render; rejects when the file does not load. */
  preload: () => Promise<void>;
}

/**
 * Like React's `lazy`, but renders a preloaded component at once. `lazy` alone would show its
 * fallback, and React then keeps a fallback for 300 ms.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let preloaded: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(load);
  return {
    Component(props) {
      // kept in state: a file that arrives later must not remount the page
      const [Page] = useState(() => preloaded ?? Lazy);
      return <Page {...props} />;
    },
    async preload() {
      preloaded = (await load()).default;
    },
  };
}
