import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isSessionOverError } from '#web/api/query-client.ts';
import type { GelesenerProbelauf } from '../../../probelauf/read-probelauf.ts';
import { useRueckkehr } from '../../use-rueckkehr.ts';
import { weiterleitung } from '../../weiterleitung.ts';
import { useProbelaufBeginnen, useProbelaufPruefen } from './probelauf.queries.ts';
import { probelaufWorte } from './probelauf-worte.ts';

/** The steps of a try. Who comes back from the provider's page, or has left one open, need not ask how it stands. */
export function useBezahlprobe(probelauf: GelesenerProbelauf) {
  const pruefen = useProbelaufPruefen();
  const beginnen = useProbelaufBeginnen();
  const [isFort, setIsFort] = useState(false);
  const pruefe = () => {
    beginnen.reset();
    pruefen.mutate();
  };
  const oeffne = () => {
    pruefen.reset();
    beginnen.mutate(undefined, {
      onSuccess: (adresse) => {
        setIsFort(true);
        weiterleitung.zu(adresse);
      },
    });
  };
  useRueckkehr(isFort, () => {
    setIsFort(false);
    pruefe();
  });
  useEinmal(useIsZuPruefen(probelauf), pruefe);
  const isBusy = pruefen.isPending || beginnen.isPending || isFort;
  const error = pruefen.error ?? beginnen.error;
  return {
    ...{ pruefe, oeffne, isBusy },
    isPruefend: pruefen.isPending,
    /** When a look found nothing new. */
    nachgesehenAt:
      pruefen.isSuccess && probelaufWorte(probelauf).noch
        ? new Date(pruefen.submittedAt).toISOString()
        : undefined,
    isOeffnend: beginnen.isPending || isFort,
    error: isBusy || !error || isSessionOverError(error) ? null : error,
  };
}

function useIsZuPruefen(probelauf: GelesenerProbelauf): boolean {
  const [params] = useSearchParams();
  const { lauf } = probelauf;
  const isZurueck = params.get('probezahlung') === 'zurueck';
  return isZurueck
    ? lauf !== undefined && lauf.stand !== 'zurueck'
    : probelaufWorte(probelauf).noch !== undefined;
}

/** The first time that it is so. */
function useEinmal(isSo: boolean, tu: () => void): void {
  const isGetan = useRef(false);
  useEffect(() => {
    if (!isSo || isGetan.current) return;
    isGetan.current = true;
    tu();
  });
}
