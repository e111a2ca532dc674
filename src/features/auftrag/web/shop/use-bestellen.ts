import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import { errorText } from '#web/api/error-text.ts';
import { kasseCalls } from '../../calls.ts';
import type { Kasse, Moeglichkeit } from '../../kasse-contract.ts';
import { bestellungOf, type KasseEntwurf } from '../../kasse-entwurf.ts';
import { kasseKeyOf, readKasse } from '../kasse.queries.ts';
import { announceBestellt } from './bestellt-kanal.ts';
import type { EntwurfState } from './use-kasse-entwurf.ts';

/** What came of the last try. */
export type Ausgang =
  | { art: 'geaendert'; fehler: string[]; vorher: Kasse }
  /** The fields that the server refused, as `rechnung.plz: …`. */
  | { art: 'felder'; fehler: string[] }
  | { art: 'unklar'; text: string };

const unklarText =
  'Die Verbindung ist abgebrochen. Es ist nichts verloren: Bitte drücken Sie denselben Knopf noch einmal. Bestellt wird nur einmal.';

type Auftrag = {
  entwurf: KasseEntwurf;
  kasse: Kasse;
  moeglichkeit: Pick<Moeglichkeit, 'versandart' | 'zahlart' | 'stand'>;
};

/** Makes the order (R37). A second press, another try after a lost answer and a reload are the same order, by its id. */
export function useBestellen(token: string | null, { change, clear }: EntwurfState) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [ausgang, setAusgang] = useState<Ausgang>();

  const fail = (error: unknown, vorher: Kasse) => {
    if (!(error instanceof ApiError)) throw error;
    // The end of a session is handled for every call: after signing in one is back here.
    if (error.status === 401) return;
    if (error.status === 409 && error.data) {
      queryClient.setQueryData(kasseKeyOf(token), readKasse(error.data as Kasse));
      const fehler = error.fehler.length > 0 ? error.fehler : [error.message];
      return setAusgang({ art: 'geaendert', fehler, vorher });
    }
    if (error.status === 400) return setAusgang({ art: 'felder', fehler: error.fehler });
    const isRefusal = error.status > 400 && error.status < 500;
    setAusgang({ art: 'unklar', text: isRefusal ? refusalText(error) : unklarText });
  };

  const bestellen = async ({ entwurf, kasse, moeglichkeit }: Auftrag) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setAusgang(undefined);
    const bestellId = entwurf.bestellId || newBestellId();
    change((before) => ({ ...before, bestellId }));
    const body = bestellungOf({ ...entwurf, bestellId }, moeglichkeit);
    // Through the query client, which handles the end of a session.
    const mutation = new MutationObserver(queryClient, {
      mutationFn: () => api.send(kasseCalls.bestellen, { body }),
      retry: false,
      meta: { showsOwnErrors: true },
    });
    try {
      const { data } = await mutation.mutate();
      announceBestellt(data);
      await navigate(`/bestellung/${data.token}`, { replace: true, state: { isNeu: true } });
      clear();
      queryClient.removeQueries({ queryKey: kasseKeyOf(token) });
      void queryClient.invalidateQueries({ queryKey: ['cart'] });
    } catch (error) {
      fail(error, kasse);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
      mutation.reset();
    }
  };

  return { bestellen, isBusy, ausgang, forget: () => setAusgang(undefined) };
}

function refusalText(error: ApiError): string {
  return error.hasServerText ? error.message : errorText(error);
}

/** 32 letters. `randomUUID` is missing on a shop's address without https. */
function newBestellId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
