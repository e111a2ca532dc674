import { useEffect, useId } from 'react';
import { createStore } from '../create-store.ts';

/** The open dialogs, the topmost last. */
const stack = createStore<string[]>([]);

/** Whether this dialog is the topmost one; only that one handles Escape. */
export function useIsUppermost(): boolean {
  const id = useId();
  useEffect(() => {
    stack.set([...stack.get(), id]);
    return () => stack.set(stack.get().filter((other) => other !== id));
  }, [id]);
  return stack.use().at(-1) === id;
}
