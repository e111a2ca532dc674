import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { newKennung } from '#web/api/new-kennung.ts';
import { serverErrorText } from '#web/api/server-error-text.ts';
import type { EntwurfState } from '#web/entwurf/use-entwurf.ts';
import type { Kasse, Moeglichkeit } from '../../../contract.ts';
import { abgelehntOf, bestellungOf } from '../../../formular/bestellung-of.ts';
import type { KasseEntwurf } from '../../../formular/kasse-entwurf.ts';
import { isKasse, kasseKeyOf, parseKasse } from '../../kasse.queries.ts';
import type { FeldFehler } from '../formular/use-kasse-felder.ts';
import { type Bestellt, parseBestellt } from './bestellt-kanal.ts';
import { useSendBestellung } from './use-send-bestellung.ts';

/** What came of the last try. */
export type Ausgang =
  | { art: 'geaendert'; fehler: string[]; vorher: Kasse }
  | { art: 'felder'; felder: FeldFehler }
  /** An earlier try, of which the answer got lost, had made an order of other content. */
  | { art: 'schon'; bestellt: Bestellt }
  | { art: 'text'; text: string };

const unklarText =
  'Die Verbindung ist abgebrochen. Es ist nichts verloren: Bitte drücken Sie denselben Knopf noch einmal. Bestellt wird nur einmal.';

type Gepruefte = { entwurf: KasseEntwurf; kasse: Kasse; moeglichkeit: Moeglichkeit };

/**
 * Makes the order (R37). A second press, another try after a lost answer and a reload are the same order, by
 * its id.
 */
export function useBestellen(token: string | null, state: EntwurfState<KasseEntwurf>) {
  const queryClient = useQueryClient();
  const send = useSendBestellung(token, state);
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [ausgang, setAusgang] = useState<Ausgang>();
  const forget = useCallback(() => setAusgang(undefined), []);

  const fail = (error: unknown, vorher: Kasse) => {
    if (!(error instanceof ApiError)) throw error;
    // The end of a session is handled for every call: after signing in one is back here.
    if (error.status === 401) return;
    const found = ausgangOf(error, vorher);
    if (isKasse(error.data)) queryClient.setQueryData(kasseKeyOf(token), parseKasse(error.data));
    // Another order needs another id, and so does one whose id was refused.
    if (error.status === 400 || found.art === 'schon')
      state.change((before) => ({ ...before, bestellId: '' }));
    setAusgang(found);
  };

  const bestellen = async ({ entwurf, kasse, moeglichkeit }: Gepruefte) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    forget();
    try {
      const bestellId = entwurf.bestellId || newKennung();
      await send(bestellungOf({ ...entwurf, bestellId }, moeglichkeit));
    } catch (error) {
      fail(error, kasse);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return { bestellen, isBusy, ausgang, forget };
}

function ausgangOf(error: ApiError, vorher: Kasse): Ausgang {
  const { status, data } = error;
  if (status < 400 || status >= 500) return { art: 'text', text: unklarText };
  const fehler = error.fehler.length > 0 ? error.fehler : [serverErrorText(error)];
  if (status === 409) {
    const bestellt = parseBestellt(data);
    if (bestellt) return { art: 'schon', bestellt };
    if (isKasse(data)) return { art: 'geaendert', fehler, vorher };
  }
  const { felder, andere } = abgelehntOf(status === 400 ? fehler : []);
  if (andere.length === 0 && Object.keys(felder).length > 0) return { art: 'felder', felder };
  return { art: 'text', text: andere.join(' ') || serverErrorText(error) };
}
