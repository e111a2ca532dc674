import { useEffect, useRef, useState } from 'react';
import type { AltbestandEintrag, AltbestandErgebnis } from '../../../altbestand-contract.ts';
import { useLoadBelegeAnew, useSchreibenTeil } from './altbestand.queries.ts';

/** Documents of one call: few enough that the progress moves and stopping does not take long. */
const jeTeil = 25;

/** How far it has come. `fehler`: why it ended before all were done; without it the owner stopped it. */
export type Lauf = {
  eintraege: AltbestandEintrag[];
  ergebnisse: AltbestandErgebnis[];
  stand: 'laeuft' | 'haelt' | 'zuEnde';
  fehler?: unknown;
};

/**
 * Writes documents some at a time, the earliest delivery first. What is written stays written, so it goes on with the
 * rest after it was stopped, or the network was lost. It stops when the page is left: nobody would see it.
 */
export function useSchreiben() {
  const { mutateAsync } = useSchreibenTeil();
  const loadAnew = useLoadBelegeAnew();
  const [lauf, setLauf] = useState<Lauf>();
  const haelt = useRef(false);
  useEffect(
    () => () => {
      haelt.current = true;
    },
    [],
  );
  const run = async (eintraege: AltbestandEintrag[], vorher: AltbestandErgebnis[]) => {
    haelt.current = false;
    let ergebnisse = vorher;
    let ende: Pick<Lauf, 'fehler'> = {};
    try {
      while (ergebnisse.length < eintraege.length && !haelt.current) {
        setLauf({ eintraege, ergebnisse, stand: 'laeuft' });
        const teil = eintraege.slice(ergebnisse.length, ergebnisse.length + jeTeil);
        ergebnisse = [...ergebnisse, ...(await mutateAsync(teil.map(({ anlass }) => anlass.id)))];
      }
    } catch (fehler) {
      ende = { fehler };
    }
    setLauf({ eintraege, ergebnisse, stand: 'zuEnde', ...ende });
    loadAnew();
    return ergebnisse;
  };
  const stop = () => {
    haelt.current = true;
    setLauf((jetzt) => jetzt && { ...jetzt, stand: 'haelt' });
  };
  return { lauf, run, stop, close: () => setLauf(undefined) };
}
