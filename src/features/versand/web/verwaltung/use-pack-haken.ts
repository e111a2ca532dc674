import { useState } from 'react';
import { packenKey, sessionStore } from '#web/api/browser-storage.ts';
import { type Haken, readHaken } from './pack-haken.ts';

/** The ticks of this tab, which survive that it is loaded again. */
export function useHaken() {
  const [haken, setHaken] = useState(() => readHaken(sessionStore.getItem(packenKey)));
  const change = (next: (before: Haken) => Haken) =>
    setHaken((before) => {
      const after = next(before);
      sessionStore.setItem(packenKey, JSON.stringify(after));
      return after;
    });
  return [haken, change] as const;
}
