import { useEffect, useRef, useState } from 'react';
import type { AltbestandErgebnis, VonHandEintrag } from '../../../altbestand-contract.ts';
import { type LaufArt, useLaufTeil, useLoadBelegeAnew } from './altbestand.queries.ts';

/** Deliveries of one call: few enough that the progress moves and stopping does not take long. */
const jeTeil = 25;

/** How far it has come. `fehler`: why it ended before all were done; without it the owner stopped it. */
export type Lauf = {
  was: LaufArt;
  eintraege: VonHandEintrag[];
  ergebnisse: AltbestandErgebnis[];
  stand: 'laeuft' | 'haelt' | 'zuEnde';
  fehler?: unknown;
};

/**
 * Writes documents some at a time, the earliest delivery first, or ticks deliveries off. What is done stays done, so it
 * goes on with the rest after it was stopped, or the network was lost. It stops when the page is left: nobody would see
 * it.
 */
export function useLauf() {
  const { mutateAsync } = useLaufTeil();
  const loadAnew = useLoadBelegeAnew();
  const [lauf, setLauf] = useState<Lauf>();
  const haelt = useRef(false);
  useEffect(
    () => () => {
      haelt.current = true;
    },
    [],
  );
  const run = async (was: LaufArt, eintraege: VonHandEintrag[], vorher: AltbestandErgebnis[] = []) => {
    haelt.current = false;
    let ergebnisse = vorher;
    let ende: Pick<Lauf, 'fehler'> = {};
    try {
      while (ergebnisse.length < eintraege.length && !haelt.current) {
        setLauf({ was, eintraege, ergebnisse, stand: 'laeuft' });
        const teil = eintraege.slice(ergebnisse.length, ergebnisse.length + jeTeil);
        ergebnisse = [
          ...ergebnisse,
          ...(await mutateAsync({ was, ids: teil.map(({ anlass }) => anlass.id) })),
        ];
      }
    } catch (fehler) {
      ende = { fehler };
    }
    setLauf({ was, eintraege, ergebnisse, stand: 'zuEnde', ...ende });
    loadAnew();
    return ergebnisse;
  };
  const stop = () => {
    haelt.current = true;
    setLauf((jetzt) => jetzt && { ...jetzt, stand: 'haelt' });
  };
  return { lauf, run, stop, close: () => setLauf(undefined) };
}
