import { type ComponentType, lazy, useState } from 'react';

/** A component that is a file of its own. */
export interface Later<Props> {
  Component: ComponentType<Props>;
  /** Begins to fetch it before it is drawn; rejects when the file cannot be had. */
  fetch: () => Promise<void>;
}

/**
 * Fetched when it is first seen, or before. One that is there already is drawn at once: React would show a lazy one's fallback for a moment
 * even so, and then hold the page back for 300 ms, lest it flicker.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Later<Props> {
  let ready: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(load);
  function Component(props: Props) {
    // what is drawn stays the same component, also when the file has come meanwhile
    const [Drawn] = useState(() => ready ?? Lazy);
    return <Drawn {...props} />;
  }
  return {
    Component,
    async fetch() {
      ready = (await load()).default;
    },
  };
}
