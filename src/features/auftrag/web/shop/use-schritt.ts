import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AdressRegeln } from '../../adress-regeln.ts';
import { type Schritt, schritte } from '../../kasse-entwurf.ts';
import type { EntwurfState } from './use-kasse-entwurf.ts';

/**
 * The open step. It is in the entry of the browser's history, so that Back leads to the step before; an address without one opens
 * the last step that was seen.
 */
export function useSchritt(
  { entwurf, isRead, change }: EntwurfState,
  erlaubterSchritt: AdressRegeln['erlaubterSchritt'],
) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const noted = schritte.find((one) => one === state?.schritt);
  const isNoted = noted !== undefined;
  const schritt = isRead ? (Math.min(noted ?? entwurf.schritt, erlaubterSchritt(entwurf)) as Schritt) : 1;

  const geheZu = useCallback(
    (ziel: Schritt, options?: { replace: boolean }) =>
      void navigate('/checkout', { ...options, state: { schritt: ziel } }),
    [navigate],
  );

  useEffect(() => {
    if (!isRead) return;
    change((before) => (before.schritt === schritt ? before : { ...before, schritt }));
    if (!isNoted) geheZu(schritt, { replace: true });
  }, [isRead, isNoted, schritt, change, geheZu]);

  return { schritt, geheZu };
}
