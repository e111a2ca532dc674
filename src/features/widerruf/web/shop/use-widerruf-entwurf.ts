import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sessionStore, widerrufKey } from '#web/api/browser-storage.ts';
import {
  leererWiderrufEntwurf,
  type Person,
  readWiderrufEntwurf,
  type WiderrufEntwurf,
  widerrufEntwurfFor,
} from '../../widerruf-entwurf.ts';

export type ChangeEntwurf = (update: (entwurf: WiderrufEntwurf) => WiderrufEntwurf) => void;

/**
 * What was typed into the form, kept as long as the tab, until it was sent. `konto`, `name`, `email`: who is
 * signed in, or empty.
 */
export function useWiderrufEntwurf({ konto, name, email }: Person) {
  const current = useRef<WiderrufEntwurf>(undefined);
  const [entwurf, setEntwurf] = useState(leererWiderrufEntwurf);

  const change = useCallback<ChangeEntwurf>((update) => {
    // Read at the first change: what was typed before hydration is added to it.
    const before = current.current ?? readWiderrufEntwurf(sessionStore.getItem(widerrufKey));
    const next = update(before);
    current.current = next;
    if (next !== before) sessionStore.setItem(widerrufKey, JSON.stringify(next));
    setEntwurf(next);
  }, []);

  useLayoutEffect(
    () => change((stored) => widerrufEntwurfFor(konto ? { konto, name, email } : undefined, stored)),
    [change, konto, name, email],
  );
  useEffect(() => {
    // Signing out deletes the draft; a session that the server ends does not.
    const forget = () => {
      if (sessionStore.getItem(widerrufKey) !== null) return;
      current.current = leererWiderrufEntwurf;
      setEntwurf(leererWiderrufEntwurf);
    };
    addEventListener('userLoggedOut', forget);
    return () => removeEventListener('userLoggedOut', forget);
  }, []);

  return { entwurf, change };
}
