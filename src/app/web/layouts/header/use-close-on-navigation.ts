import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Closes a popover when a page was chosen, also when it is the one already shown. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it.
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
  }, [location, popover]);
}
