import { createContext, use, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
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

/**
 * What was typed when the session ended, by person and form: signing in again leads back to the same
 * document, which goes on with it. Never stored, and never a password.
 */
const entwuerfe = new Map<string, Werte>();

export function hasEntwurf(key: string): boolean {
  return entwuerfe.has(key);
}

/** The draft of this form, once. */
export function useEntwurf(key: string | undefined): Werte | undefined {
  const [entwurf] = useState(() => (key === undefined ? undefined : entwuerfe.get(key)));
  useEffect(() => {
    if (key !== undefined) entwuerfe.delete(key);
  }, [key]);
  return entwurf;
}

/** Keeps what was typed if the form goes because the session has ended. */
export function useKeepEntwurf(key: string | undefined, werte: Werte | undefined): void {
  const { token } = useApi();
  const latest = useRef(werte);
  latest.current = werte;
  useEffect(
    () => () => {
      if (key !== undefined && latest.current && token() === null) entwuerfe.set(key, latest.current);
    },
    [key, token],
  );
}
