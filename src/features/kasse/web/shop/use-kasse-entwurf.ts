import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { kasseKey, sessionStore } from '#web/api/browser-storage.ts';
import {
  type KasseEntwurf,
  kasseEntwurfFor,
  leererKasseEntwurf,
  readKasseEntwurf,
} from '../../formular/kasse-entwurf.ts';

export type ChangeEntwurf = (update: (entwurf: KasseEntwurf) => KasseEntwurf) => void;

export type EntwurfState = {
  entwurf: KasseEntwurf;
  /** False until the stored draft has been read: on the server and during the first render. */
  isRead: boolean;
  change: ChangeEntwurf;
  /** After the order: nothing of it stays in the browser. */
  clear: () => void;
};

/**
 * What was typed in the checkout, kept as long as the tab: over a reload, an error and the end of a session.
 * `konto`: the account that is signed in, empty while it is not known or for a guest.
 */
export function useKasseEntwurf(konto: string): EntwurfState {
  const current = useRef<KasseEntwurf>(undefined);
  const [entwurf, setEntwurf] = useState<KasseEntwurf>();

  const change = useCallback<ChangeEntwurf>((update) => {
    // The draft is read at the first change: what was typed before hydration is added to it.
    const before = current.current ?? readKasseEntwurf(sessionStore.getItem(kasseKey));
    const next = update(before);
    current.current = next;
    if (next !== before) sessionStore.setItem(kasseKey, JSON.stringify(next));
    setEntwurf(next);
  }, []);

  const clear = useCallback(() => {
    sessionStore.removeItem(kasseKey);
    current.current = leererKasseEntwurf;
    setEntwurf(leererKasseEntwurf);
  }, []);

  useLayoutEffect(() => change((stored) => kasseEntwurfFor(konto, stored)), [change, konto]);
  const isRead = entwurf !== undefined;
  useEffect(() => {
    // Signing out deletes the draft; a session that the server ends does not.
    const forget = () => sessionStore.getItem(kasseKey) === null && clear();
    addEventListener('userLoggedOut', forget);
    return () => removeEventListener('userLoggedOut', forget);
  }, [clear]);

  return { entwurf: entwurf ?? leererKasseEntwurf, isRead, change, clear };
}
