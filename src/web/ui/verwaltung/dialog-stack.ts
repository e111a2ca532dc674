import { useEffect, useId, useSyncExternalStore } from 'react';

/** The open dialogs, the uppermost last. */
let stack: string[] = [];
const listeners = new Set<() => void>();

function replace(next: string[]): void {
  stack = next;
  for (const tell of listeners) tell();
}

/** Whether this dialog lies above all others; only that one answers Escape. */
export function useIsUppermost(): boolean {
  const id = useId();
  useEffect(() => {
    replace([...stack, id]);
    return () => replace(stack.filter((other) => other !== id));
  }, [id]);
  return useSyncExternalStore(subscribe, () => stack.at(-1) === id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
