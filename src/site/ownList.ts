import { createContext, use, useLayoutEffect } from 'react';

/** Takes the address of the list that shows the record of the page; the panel's layout provides it. */
export const OwnListContext = createContext<(list: string | undefined) => void>(() => undefined);

/**
 * Tells the panel's menu which list shows the record of this page: it marks that list when no other
 * list of such records led here.
 * @param list undefined until the record is loaded.
 */
export function useOwnList(list: string | undefined): void {
  const keep = use(OwnListContext);
  useLayoutEffect(() => {
    keep(list);
    return () => keep(undefined);
  }, [keep, list]);
}
