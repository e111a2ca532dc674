import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/wire/reader.ts';
import { useApi } from '#web/api/api-context.ts';
import type { AltbestandErgebnis } from '../../../altbestand-contract.ts';
import { altbestandCalls, buchhaltungCalls } from '../../../calls.ts';
import { readAlteintraege, readAltergebnisse, readAltmonate } from '../../../read-altbestand.ts';

/** All that is shown of documents. */
const belegeKey = ['belege'];
/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };

/** How much was delivered before there were documents and has none, by month. */
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

/** The number of the next document, as far as it can be known; empty otherwise. */
export function useErsteNummer(): string {
  const api = useApi();
  const { data = '' } = useQuery({
    queryKey: [...belegeKey, 'erste'],
    queryFn: async () => text(Object((await api.send(buchhaltungCalls.folge)).data).naechste),
    staleTime: 0,
    meta,
  });
  return data;
}

/** Writes some documents; asked again, because the answer was lost, it returns those that were written. */
export function useSchreibenTeil() {
  const api = useApi();
  return useMutation({
    mutationFn: async (ids: string[]): Promise<AltbestandErgebnis[]> => {
      const { data } = await api.send(altbestandCalls.schreiben, { body: { ids } });
      const byId = new Map(readAltergebnisse(data).map((one) => [one.id, one]));
      return ids.map((id) => {
        const ergebnis = byId.get(id);
        if (!ergebnis) throw new Error('The answer does not say what became of each of them.');
        return ergebnis;
      });
    },
    meta,
  });
}

/** Loads anew what is shown of documents and of orders. */
export function useLoadBelegeAnew(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [belegeKey, ['bestellungen']]) void queryClient.invalidateQueries({ queryKey });
  };
}
