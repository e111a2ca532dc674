import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Reader } from '#shared/wire/reader.ts';
import { type EntwurfKey, forgetStored, readStored, store } from './entwurf-store.ts';

/** Whom a draft belongs to, which says so in its `konto`; without a scope it belongs to whoever uses the tab. */
export type EntwurfScope<T> = {
  /** The account that is signed in, empty for a guest and while it is not known. */
  konto: string;
  /** Puts what is known of that person where nothing was typed; called once for each account. */
  begin?: ((entwurf: T) => T) | undefined;
};

export type ChangeEntwurf<T> = (update: (before: T) => T) => void;

export type EntwurfState<T> = {
  entwurf: T;
  /** False on the server and during the first render: then `entwurf` is the empty one. */
  isRead: boolean;
  /** Writes what `update` returns, unless it returns what it was given. */
  change: ChangeEntwurf<T>;
  /** It was sent: nothing of it stays in the browser, and the next one begins. */
  clear: () => void;
};

/**
 * What was typed and is not sent yet, kept as long as its store: over an error and a session that the server
 * ends, and mostly over a reload. Signing out deletes it. `read` answers the empty draft of `undefined`, and
 * of whatever another version of the shop has stored a draft.
 */
export function useEntwurf<T extends object>(
  key: EntwurfKey,
  read: Reader<T>,
  scope?: EntwurfScope<T>,
): EntwurfState<T> {
  const konto = scope?.konto ?? '';
  const [leer] = useState(() => read(undefined));
  const current = useRef<T>(undefined);
  const [entwurf, setEntwurf] = useState<T>();
  const latest = useRef({ read, scope });
  latest.current = { read, scope };

  const show = useCallback((next: T) => {
    current.current = next;
    setEntwurf(next);
  }, []);
  const change = useCallback<ChangeEntwurf<T>>(
    (update) => {
      // Read at the first change: what was typed before hydration is added to what was kept.
      const before = current.current ?? latest.current.read(readStored(key));
      const next = update(before);
      if (next !== before) store(key, next);
      show(next);
    },
    [key, show],
  );
  const own = useCallback(
    (before: T) => ownEntwurf(before, leer, { ...latest.current.scope, konto }),
    [konto, leer],
  );
  const clear = useCallback(() => {
    forgetStored(key);
    show(own(leer));
  }, [key, leer, own, show]);

  useLayoutEffect(() => change(own), [change, own]);
  useShowDeleted(key, leer, show);

  return { entwurf: entwurf ?? leer, isRead: entwurf !== undefined, change, clear };
}

/** Signing out has deleted the draft. The session may also have been ended by the server, which deletes nothing. */
function useShowDeleted<T>(key: EntwurfKey, leer: T, show: (next: T) => void): void {
  useEffect(() => {
    const forget = () => readStored(key) === undefined && show(leer);
    addEventListener('userLoggedOut', forget);
    return () => removeEventListener('userLoggedOut', forget);
  }, [key, leer, show]);
}

/** What a guest typed goes along when signing in; what was typed for one account never reaches another. */
export function ownEntwurf<T extends object>(entwurf: T, leer: T, { konto, begin }: EntwurfScope<T>): T {
  const { konto: before } = entwurf as { konto?: string };
  if (konto === '' || konto === before) return entwurf;
  const typed = before === '' ? entwurf : leer;
  return { ...(begin?.(typed) ?? typed), konto };
}
