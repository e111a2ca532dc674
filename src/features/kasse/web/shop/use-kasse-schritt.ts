import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EntwurfState } from '#web/entwurf/use-entwurf.ts';
import type { AdressRegeln } from '../../formular/adress-regeln.ts';
import { type KasseEntwurf, type KasseSchrittNr, kasseSchritte } from '../../formular/kasse-entwurf.ts';

/**
 * The open step. It is in the entry of the browser's history, so that Back leads to the step before; an
 * address without one opens the last step that was seen.
 */
export function useKasseSchritt(
  { entwurf, isRead, change }: EntwurfState<KasseEntwurf>,
  erlaubterSchritt: AdressRegeln['erlaubterSchritt'],
) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const noted = kasseSchritte.find((one) => one === state?.schritt);
  const isNoted = noted !== undefined;
  const schritt = isRead
    ? (Math.min(noted ?? entwurf.schritt, erlaubterSchritt(entwurf)) as KasseSchrittNr)
    : 1;

  const show = useCallback(
    (ziel: KasseSchrittNr, options?: { replace: boolean }) =>
      void navigate('/checkout', { ...options, state: { schritt: ziel } }),
    [navigate],
  );
  /** Asked for before the step of this entry is noted: what is noted then would replace it. */
  const danach = useRef<KasseSchrittNr>(undefined);
  const geheZu = useCallback(
    (ziel: KasseSchrittNr) => {
      if (isNoted) show(ziel);
      else danach.current = ziel;
    },
    [isNoted, show],
  );

  useEffect(() => {
    if (!isRead) return;
    change((before) => (before.schritt === schritt ? before : { ...before, schritt }));
    if (!isNoted) show(schritt, { replace: true });
  }, [isRead, isNoted, schritt, change, show]);
  useEffect(() => {
    if (!isNoted || danach.current === undefined) return;
    show(danach.current);
    danach.current = undefined;
  }, [isNoted, show]);

  return { schritt, geheZu };
}
