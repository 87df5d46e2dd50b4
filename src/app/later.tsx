import { type ComponentType, lazy, useEffect, useState } from 'react';
import type { Services } from './services.tsx';

/** A file that holds a component. */
export interface LaterFile<Props> {
  default: ComponentType<Props>;
  /** Takes what was called for early, and answers the component that is drawn with it at once. */
  begin?: (services: Services) => Promise<ComponentType<Props>>;
}
/** A component that is a file of its own. */
export interface Later<Props> {
  Component: ComponentType<Props>;
  /** Fetches it before it is drawn, and what it begins with if that is near; rejects when the file cannot be had. */
  fetch: (services: Services) => Promise<void>;
}

/**
 * How long a page that could be drawn waits for the rows that it begins with, in milliseconds. Drawing it twice takes longer, and nobody
 * sees so short a while.
 */
const patience = 50;

/**
 * Fetched when it is first seen, or before. One that is there already is drawn at once: React would show a lazy one's fallback for a moment
 * even so, and then hold the page back for 300 ms, lest it flicker.
 */
export function later<Props extends object>(load: () => Promise<LaterFile<Props>>): Later<Props> {
  let ready: ComponentType<Props> | undefined;
  let begun: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(load);
  function Component(props: Props) {
    // what is drawn stays the same component, also when the file has come meanwhile
    const [Drawn] = useState(() => begun ?? ready ?? Lazy);
    useEffect(() => {
      // whoever comes back sees what is true then
      begun = undefined;
    }, []);
    return <Drawn {...props} />;
  }
  return {
    Component,
    async fetch(services) {
      const file = await load();
      ready = file.default;
      // a failure is met again, and told, by the page itself
      if (file.begin && (await services.early.arrive(patience)))
        begun = await file.begin(services).catch(() => undefined);
    },
  };
}
