import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { AltbestandErgebnis } from '../../../altbestand-contract.ts';
import { altbestandCalls } from '../../../calls.ts';
import { readAlteintraege, readAltergebnisse, readAltmonate, readVonHand } from '../../../read-altbestand.ts';
import { belegeKey } from '../../buchhaltung.queries.ts';
import { folgeKey } from '../../folge.queries.ts';

/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };

/** How much was delivered before there were documents and has none, by month, and how much is ticked off. */
export function useAltmonate() {
  const api = useApi();
  return useQuery({
    queryKey: [...belegeKey, 'altbestand'],
    queryFn: async () => readAltmonate((await api.send(altbestandCalls.monate)).data),
    staleTime: 0,
    meta,
  });
}

/** Those of a month. */
export function useAltmonat(monat: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...belegeKey, 'altbestand', monat],
    queryFn: async () =>
      readAlteintraege((await api.send(altbestandCalls.monat, { params: { monat } })).data),
    staleTime: 0,
    meta,
  });
}

/** What is ticked off as invoiced by hand, a page at a time. */
export function useVonHand() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...belegeKey, 'altbestand', 'von-hand'],
    queryFn: async ({ pageParam: nach }) =>
      readVonHand((await api.send(altbestandCalls.vonHand, { query: { nach } })).data),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ eintraege, hatMehr }) => (hatMehr ? eintraege.at(-1)?.anlass.id : undefined),
    staleTime: 0,
    meta,
  });
}

/** What is done with deliveries: documents are written, they are ticked off, or taken up again. */
export type LaufArt = 'schreiben' | 'abhaken' | 'aufnehmen';

/** Does it with some of them; asked again, because the answer was lost, it returns what became of them. */
export function useLaufTeil() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ was, ids }: { was: LaufArt; ids: string[] }): Promise<AltbestandErgebnis[]> => {
      const { data } =
        was === 'schreiben'
          ? await api.send(altbestandCalls.schreiben, { body: { ids } })
          : await api.send(altbestandCalls.setVonHand, { body: { ids, istVonHand: was === 'abhaken' } });
      const byId = new Map(readAltergebnisse(data).map((one) => [one.id, one]));
      return ids.map((id) => {
        const ergebnis = byId.get(id);
        const istGesagt = was !== 'schreiben' || ergebnis?.nummer || ergebnis?.hindernis;
        if (!ergebnis || !istGesagt) throw new Error('The answer does not say what became of each of them.');
        return ergebnis;
      });
    },
    meta,
  });
}

/** Loads anew what is shown of documents, of the next number and of orders. */
export function useLoadBelegeAnew(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [belegeKey, folgeKey, ['bestellungen']])
      void queryClient.invalidateQueries({ queryKey });
  };
}
