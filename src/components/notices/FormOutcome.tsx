import { Children, isValidElement, type ReactNode, useEffect, useRef } from 'react';

/**
 * The progress and the result of a sent form, scrolled into view. On a page it stands below the
 * form's buttons, which a late answer would move otherwise; signing in says its error above the
 * fields.
 */
export function FormOutcome({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  // React's keys identify the children that are shown
  const shown = Children.toArray(children)
    .map((child) => isValidElement(child) && child.key)
    .join();
  useEffect(() => {
    if (shown) region.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div ref={region} aria-live="polite">
      {children}
    </div>
  );
}
