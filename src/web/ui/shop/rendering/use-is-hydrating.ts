import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component is being hydrated on a server-rendered page (or is rendered on the server). */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
