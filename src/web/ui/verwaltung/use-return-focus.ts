import { useEffect, useState } from 'react';

/** Gives the focus back to where it was before this appeared, if that is still there. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Later, because the focus trap of the dialog lets go first.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
