import { useEffect, useRef } from 'react';
import type { FeldFehler } from '../formular/use-kasse-felder.ts';
import type { Ausgang } from './use-bestellen.ts';

/** Hands on the fields that the server refused, once for each answer. */
export function useAusgang(ausgang: Ausgang | undefined, onFelder: (felder: FeldFehler) => void): void {
  const handle = useRef(onFelder);
  handle.current = onFelder;
  useEffect(() => {
    if (ausgang?.art === 'felder') handle.current(ausgang.felder);
  }, [ausgang]);
}
