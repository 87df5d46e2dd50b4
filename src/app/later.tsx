import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import type { Services } from '../site/services.tsx';

/** A file that holds a component. */
export interface LaterFile<Props> {
  default: ComponentType<Props>;
  /** Takes what was called for early, and answers the component that is drawn with it at once. */
  begin?: (services: Services) => Promise<ComponentType<Props>>;
}
/** A component that is a file of its own. */
export interface Later<Props> {
  Component: ComponentType<Props>;
  /**
   * Fetches it before it is drawn, and what it begins with if that is near; rejects when the file
   * cannot be had.
   */
  fetch: (services: Services) => Promise<void>;
}

/**
 * How long a page that could be drawn waits for what it begins with, in milliseconds. Drawing it
 * twice takes longer, and nobody sees so short a while.
 */
const patience = 50;
/**
 * For how long a page may be drawn with what came before it, in milliseconds; whoever comes later
 * sees what is true then.
 */
const freshness = 5_000;

/**
 * Fetched when it is first seen, or before. One that is there already is drawn at once: React would
 * show a lazy one's fallback for a moment even so, and then hold the page back for 300 ms, lest it
 * flicker.
 */
export function later<Props extends object>(load: () => Promise<LaterFile<Props>>): Later<Props> {
  let ready: ComponentType<Props> | undefined;
  let begun: ComponentType<Props> | undefined;
  const forget = () => {
    begun = undefined;
  };
  const Lazy: ComponentType<Props> = lazy(load);
  function Component(props: Props) {
    // what is drawn stays the same component, also when the file has come meanwhile
    const [Drawn] = useState(() => begun ?? ready ?? Lazy);
    useEffect(forget, []);
    return <Drawn {...props} />;
  }
  return {
    Component,
    async fetch(services) {
      const { default: Page, begin } = await load();
      ready = Page;
      if (!begin || !(await services.early.arrive(patience))) return;
      // a failure is met again, and told, by the page itself
      begun = await Promise.race([begin(services).catch(() => undefined), pause(patience)]);
      setTimeout(forget, freshness);
    },
  };
}

const pause = (duration: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, duration, undefined));

/** What the file of a page holds that can be drawn with what it begins with, and without. */
export function withFirst<First>(
  load: (services: Services) => Promise<First>,
  draw: (first?: First) => ReactNode,
): { Page: () => ReactNode; begin: (services: Services) => Promise<() => ReactNode> } {
  return {
    Page: () => draw(),
    async begin(services) {
      const first = await load(services);
      return () => draw(first);
    },
  };
}
