import { useSyncExternalStore } from 'react';

/** A value outside of React that components subscribe to. `onUnused` is called when the last one unsubscribes. */
export function createStore<T>(initial: T, onUnused?: () => void) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) onUnused?.();
    };
  };
  const get = () => value;
  return {
    get,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
