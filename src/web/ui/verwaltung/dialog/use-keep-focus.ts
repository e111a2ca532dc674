import { useEffect, useRef } from 'react';

/**
 * A busy button is disabled, which takes the focus away from it. When the work is done and nothing else has got the
 * focus, such as the first invalid field, the focus is restored.
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
