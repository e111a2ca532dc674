import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { kontaktKey, sessionStore } from '#web/api/browser-storage.ts';
import {
  type KontaktEntwurf,
  kontaktEntwurfFor,
  leererKontaktEntwurf,
  type Person,
  readKontaktEntwurf,
} from '../../kontakt-entwurf.ts';

export type ChangeEntwurf = (update: (entwurf: KontaktEntwurf) => KontaktEntwurf) => void;

/**
 * What was typed into the contact form, kept as long as the tab, until it was sent. `konto`, `name`, `email`:
 * who is signed in, or empty.
 */
export function useKontaktEntwurf({ konto, name, email }: Person) {
  const current = useRef<KontaktEntwurf>(undefined);
  const [entwurf, setEntwurf] = useState(leererKontaktEntwurf);

  const change = useCallback<ChangeEntwurf>((update) => {
    // The draft is read at the first change: what was typed before hydration is added to it.
    const before = current.current ?? readKontaktEntwurf(sessionStore.getItem(kontaktKey));
    const next = update(before);
    current.current = next;
    if (next !== before) sessionStore.setItem(kontaktKey, JSON.stringify(next));
    setEntwurf(next);
  }, []);

  /** Begins anew: nothing of it stays in the browser. */
  const clear = useCallback(() => {
    sessionStore.removeItem(kontaktKey);
    current.current = kontaktEntwurfFor(konto ? { konto, name, email } : undefined, leererKontaktEntwurf);
    setEntwurf(current.current);
  }, [konto, name, email]);

  useLayoutEffect(
    () => change((stored) => kontaktEntwurfFor(konto ? { konto, name, email } : undefined, stored)),
    [change, konto, name, email],
  );
  useEffect(() => {
    // Signing out deletes the draft; a session that the server ends does not.
    const forget = () => sessionStore.getItem(kontaktKey) === null && clear();
    addEventListener('userLoggedOut', forget);
    return () => removeEventListener('userLoggedOut', forget);
  }, [clear]);

  return { entwurf, change, clear };
}
