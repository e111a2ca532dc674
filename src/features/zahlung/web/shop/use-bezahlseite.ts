import { useEffect, useRef, useState } from 'react';
import { useRueckkehr } from '../use-rueckkehr.ts';
import { weiterleitung } from '../weiterleitung.ts';
import { useBeginnen } from '../zahlungsseite.queries.ts';

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
  useRueckkehr(isFort, () => {
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
