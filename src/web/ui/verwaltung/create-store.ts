import { useSyncExternalStore } from 'react';

/** A value that lives outside of React and that components follow. `onUnused`: the last of them is gone. */
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
