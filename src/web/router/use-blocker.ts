import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from './hooks.ts';
import type { Step } from './router.ts';
import { RouterContext } from './router-context.ts';

const unblocked = { state: 'unblocked' } as const;

/** While a step is held: how to take it after all, and how to stay. */
export type Blocked = { state: 'blocked'; proceed: () => void; reset: () => void };

/** Holds the steps away from the page for which `isHeld` is true, until it is known whether they are to be taken. */
export function useBlocker(isHeld: (step: Step) => boolean): typeof unblocked | Blocked {
  const router = use(RouterContext);
  const location = useLocation();
  const [held, setHeld] = useState<{ blocked: Blocked; at: typeof location }>();
  const latest = useRef(isHeld);
  useEffect(() => {
    latest.current = isHeld;
  });
  useEffect(
    () =>
      router.block((step) => {
        if (!latest.current(step)) return false;
        const reset = () => setHeld(undefined);
        const proceed = () => {
          reset();
          step.proceed();
        };
        setHeld({ blocked: { state: 'blocked', proceed, reset }, at: step.currentLocation });
        return true;
      }),
    [router],
  );
  // Whoever has come to another page meanwhile is asked no more.
  return held?.at === location ? held.blocked : unblocked;
}
