import { useLayoutEffect } from 'react';

/** Shows the steps that were hidden while a later one was about to open (src/server/pages/early-script.ts). */
export function useShowSteps(isReady = true): void {
  useLayoutEffect(() => {
    if (isReady) delete document.documentElement.dataset.kasse;
  }, [isReady]);
}
