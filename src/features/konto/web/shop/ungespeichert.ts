import { createContext, use, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { type Reader, text } from '#shared/wire/reader.ts';
import { useApi } from '#web/api/api-context.ts';
import { type EntwurfKey, readStored } from '#web/entwurf/entwurf-store.ts';
import { type ChangeEntwurf, useEntwurf } from '#web/entwurf/use-entwurf.ts';
import type { Werte } from '../../profil-felder.ts';

type Melden = (form: object, isGeaendert: boolean) => void;

/** The forms of the page report here whether they hold something that is not saved. */
export const UngespeichertContext = createContext<Melden>(() => {});

/**
 * Asks before the page is left with unsaved input, unless the session has ended: one question for all forms
 * of the page.
 */
export function useFragenVorVerlassen() {
  const { token } = useApi();
  const geaendert = useRef(new Set<object>());
  const [hasAny, setHasAny] = useState(false);
  const [melden] = useState(() => (form: object, isGeaendert: boolean) => {
    if (isGeaendert) geaendert.current.add(form);
    else geaendert.current.delete(form);
    setHasAny(geaendert.current.size > 0);
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      geaendert.current.size > 0 && token() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!hasAny) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [hasAny]);

  return { melden, blocker };
}

export function useMelden(isGeaendert: boolean): void {
  const melden = use(UngespeichertContext);
  const form = useRef({});
  useEffect(() => {
    const { current } = form;
    melden(current, isGeaendert);
    return () => melden(current, false);
  }, [melden, isGeaendert]);
}

type ProfilEntwurf = { konto: string; werte: Werte };

const readProfilEntwurf: Reader<ProfilEntwurf> = (value) => {
  const { konto, werte } = Object(value);
  return { konto: text(konto), werte: Object(werte) };
};

/** Whether this person's session has ended while something was typed in this part. */
export function hasEntwurf(key: EntwurfKey, konto: string): boolean {
  const entwurf = readProfilEntwurf(readStored(key));
  return entwurf.konto === konto && Object.keys(entwurf.werte).length > 0;
}

/**
 * The texts of a form, which survive the end of the session: signing in again leads back to the same document, which
 * goes on with them. They go with the form otherwise.
 */
export function useProfilEntwurf(key: EntwurfKey, konto: string, start: Werte) {
  const { token } = useApi();
  const { entwurf, change, clear } = useEntwurf(key, readProfilEntwurf, { konto });
  // As the form was opened: what another tab saves meanwhile is not overwritten by fields that nobody touched here.
  const [anfang] = useState(start);
  useEffect(
    () => () => {
      if (token() !== null) clear();
    },
    [token, clear],
  );
  const changeWerte: ChangeEntwurf<Werte> = (update) =>
    change((before) => {
      const werte = { ...anfang, ...before.werte };
      const next = update(werte);
      return next === werte ? before : { ...before, werte: next };
    });
  return { anfang, werte: { ...anfang, ...entwurf.werte }, change: changeWerte };
}
