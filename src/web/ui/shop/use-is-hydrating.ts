import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component is just being brought to life on a page that the server rendered (or is on the server). */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
