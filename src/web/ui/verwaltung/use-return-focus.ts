import { useEffect, useState } from 'react';
import { giveFocusBack } from './give-focus-back.ts';

/** Gives the focus back to where it was before this appeared. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Later, because the focus trap of the dialog lets go first.
      setTimeout(() => giveFocusBack(before));
    },
    [before],
  );
}
