import { useEffect, useState } from 'react';
import { giveFocusBack } from './give-focus-back.ts';

/** Restores the previous focus when the component unmounts. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Delayed, because the dialog's focus trap has to be released first.
      setTimeout(() => giveFocusBack(before));
    },
    [before],
  );
}
