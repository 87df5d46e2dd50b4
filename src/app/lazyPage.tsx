import { type ComponentType, lazy, useState } from 'react';

/** A component that is a file of its own. */
export interface LazyPage<Props> {
  Component: ComponentType<Props>;
  /** Fetches the file before it is drawn; rejects when it cannot be had. */
  preload: () => Promise<void>;
}

/**
 * Draws a component as `lazy` does, and a preloaded one at once: React would show the fallback of
 * a lazy one for a moment, and then hold the page back for 300 ms so that it does not flicker.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let preloaded: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(load);
  return {
    Component(props) {
      // kept, so that a file that comes meanwhile does not mount the page anew
      const [Drawn] = useState(() => preloaded ?? Lazy);
      return <Drawn {...props} />;
    },
    async preload() {
      preloaded = (await load()).default;
    },
  };
}
