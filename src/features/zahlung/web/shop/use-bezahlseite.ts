import { useEffect, useRef, useState } from 'react';
import { weiterleitung } from '../weiterleitung.ts';
import { useBeginnen } from '../zahlungsseite.queries.ts';

/** Milliseconds after which a page that was to be left, and was not, can be used again. */
const geduldMs = 20_000;

/** `isSofort`: it opens without a press, and so far that has had no end. */
export type Bezahlseite = { oeffne: () => void; isBusy: boolean; isSofort: boolean; error: Error | null };

type Umstaende = {
  /** Whether the page follows the checkout: then it goes on at once. */
  isNeu: boolean;
  /** She is back on the page that she had left, by the browser's Back. */
  onZurueck: () => void;
};

/** Goes to the page on which the order is paid; its button stays busy until the browser has left. */
export function useBezahlseite(token: string, { isNeu, onZurueck }: Umstaende): Bezahlseite {
  const { mutate, isPending, error } = useBeginnen(token);
  const [isFort, setIsFort] = useState(false);
  const [isSofort, setIsSofort] = useState(isNeu);
  const oeffne = () =>
    mutate(undefined, {
      onSuccess: (adresse) => {
        setIsFort(true);
        weiterleitung.zu(adresse);
      },
      onError: () => setIsSofort(false),
    });
  useAmAnfang(isNeu && oeffne);
  useZurueck(isFort, () => {
    setIsFort(false);
    setIsSofort(false);
    onZurueck();
  });
  return { oeffne, isBusy: isPending || isFort, isSofort, error: isPending ? null : error };
}

/** Not again on the way back: the history's entry forgets that it followed the checkout. */
function useAmAnfang(oeffne: false | (() => void)): void {
  const erstes = useRef(oeffne);
  useEffect(() => {
    if (!erstes.current) return;
    history.replaceState({ ...history.state, usr: null }, '');
    erstes.current();
    erstes.current = false;
  }, []);
}

/** A page that was left is kept by the browser as it was, and shown again as it was. */
function useZurueck(isFort: boolean, onZurueck: () => void): void {
  const handle = useRef(onZurueck);
  handle.current = onZurueck;
  useEffect(() => {
    if (!isFort) return;
    const zurueck = () => handle.current();
    const timer = setTimeout(zurueck, geduldMs);
    addEventListener('pageshow', zurueck);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', zurueck);
    };
  }, [isFort]);
}
