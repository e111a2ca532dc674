import { useEffect, useRef } from 'react';

/**
 * A busy button is switched off, which takes the focus away from it. When the work is done and nothing else was given
 * the focus, such as the first wrong field, it goes back to where it was.
 */
export function useKeepFocus(isBusy: boolean): { note: () => void } {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const lost = before.current;
    if (isBusy || !(lost instanceof HTMLElement)) return;
    before.current = null;
    if (document.activeElement === document.body) lost.focus();
  }, [isBusy]);

  return {
    note: () => {
      before.current = document.activeElement;
    },
  };
}
