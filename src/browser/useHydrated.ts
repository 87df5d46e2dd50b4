import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in prerendered HTML and while the browser takes it over. A form that was sent before its
 * handlers exist would put its fields, a password too, into the address.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
