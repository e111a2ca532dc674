import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auftragCalls } from '#features/auftrag/calls.ts';
import { readAuftraege } from '#features/auftrag/read-auftrag.ts';
import { useApi } from '#web/api/api-context.ts';
import { zahlungCalls } from '../../../calls.ts';
import type { Buchung, Gebucht } from '../../../contract.ts';
import { auszugTextOf } from '../../../kontoauszug/auszug-datei.ts';
import { type GelesenerAbgleich, parseAbgleich, parseGebucht } from '../../../kontoauszug/read-abgleich.ts';
import { maxBuchungen } from '../../../kontoauszug/umsatz.ts';
import { type Auswahl, ersteAuswahl, withGesehen } from '../../../kontoauszug/umsatz-auswahl.ts';

/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };
/** The orders' list and all that is shown of them. */
const auftraegeKey = ['bestellungen'];

/** A file or an answer that is no statement, with what to do. */
export class DateiProblem extends Error {}

const andereVersionText =
  'Die Antwort des Shops war nicht zu lesen. Bitte laden Sie diese Seite neu und wählen Sie die Datei noch einmal.';

/** A statement that was read, and what is chosen of it. */
export type Gelesen = { abgleich: GelesenerAbgleich; auswahl: Auswahl };

/** Reads a file here and matches its text with the orders; neither is kept. */
export function useAbgleich() {
  const api = useApi();
  return useMutation({
    mutationFn: async (file: File): Promise<Gelesen> => {
      const gelesen = auszugTextOf(new Uint8Array(await file.arrayBuffer()));
      if ('problem' in gelesen) throw new DateiProblem(gelesen.problem);
      const { data } = await api.send(zahlungCalls.abgleich, { body: { text: gelesen.text } });
      const abgleich = parseAbgleich(data);
      if (!abgleich) throw new DateiProblem(andereVersionText);
      return { abgleich, auswahl: ersteAuswahl(abgleich) };
    },
    meta,
  });
}

/**
 * Books transfers, some at a time; `fertig` is how many are done. What was booked stays booked when a later
 * call fails.
 */
export function useBuchen() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [fertig, setFertig] = useState(0);
  const mutation = useMutation({
    mutationFn: async (buchungen: Buchung[]): Promise<Gebucht[]> => {
      const alle: Gebucht[] = [];
      setFertig(0);
      for (let from = 0; from < buchungen.length; from += maxBuchungen) {
        const teil = buchungen.slice(from, from + maxBuchungen).map((one) => withGesehen(one, alle));
        const { data } = await api.send(zahlungCalls.buchen, { body: { buchungen: teil } });
        const gebucht = parseGebucht(data, teil);
        if (!gebucht) throw new Error('The answer does not say what became of each transfer.');
        alle.push(...gebucht);
        setFertig(alle.length);
      }
      return alle;
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: auftraegeKey }),
    meta,
  });
  return { ...mutation, fertig };
}

/** Orders that match a search; without one those that wait for their money. */
export function useAuftragSuche(suche: string) {
  const api = useApi();
  const query = suche.trim() === '' ? ({ aufgabe: 'geld' } as const) : { suche: suche.trim() };
  return useQuery({
    queryKey: [...auftraegeKey, 'zahlung', query],
    queryFn: async () => readAuftraege((await api.send(auftragCalls.list, { query })).data).auftraege,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta,
  });
}
