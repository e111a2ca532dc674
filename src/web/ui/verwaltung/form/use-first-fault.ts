import { useEffect, useRef } from 'react';

/**
 * After an attempt to save, the first invalid input in the order of the screen has the focus. The form
 * library takes the order in which inputs appeared, and knows no inputs in lists.
 */
export function useFirstFault(submitCount: number, hasFault: boolean): { current: HTMLFormElement | null } {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(submitCount);
  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    if (!hasFault) return;
    // The library gives its own focus in a timer that is set before this one.
    const timer = setTimeout(() => {
      const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // What is folded away takes no focus.
      fault?.closest('details')?.setAttribute('open', '');
      fault?.focus();
    });
    return () => clearTimeout(timer);
  }, [submitCount, hasFault]);
  return form;
}
