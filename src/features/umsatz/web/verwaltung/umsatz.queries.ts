import { useQuery } from '@tanstack/react-query';
import type { ZodType } from 'zod';
import { auftragCalls, werkstattCalls } from '#features/auftrag/calls.ts';
import type { Call } from '#shared/wire/call.ts';
import { useApi } from '#web/api/api-context.ts';
import type { umsatzQuery } from '../../contract.ts';
import { readAnzahl, readTermine, readUmsatz } from '../../read-umsatz.ts';

/** Orders come and are packed elsewhere while the screen is open. Screens show their errors themselves. */
const always = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
  meta: { showsOwnErrors: true },
} as const;

/** How many orders have which work, and the last promised days of those that have to be packed, the earliest first. */
export function useAufgaben() {
  const api = useApi();
  return useQuery({
    ...always,
    queryKey: ['werkstatt', 'aufgaben'],
    queryFn: async () => {
      const { data } = await api.send(auftragCalls.list, { query: { aufgabe: 'packen' } });
      return { anzahl: readAnzahl(data), termine: readTermine(data) };
    },
  });
}

type UmsatzCall = Call<string, { query: typeof umsatzQuery; reply: ZodType<{ data: unknown }> }>;

/** The turnover of a month (`2026-11`), of the orders or of another source that answers in the same shape. */
export function useUmsatz(monat: string, source: UmsatzCall = werkstattCalls.umsatz) {
  const api = useApi();
  return useQuery({
    ...always,
    queryKey: ['werkstatt', 'umsatz', source.path, monat],
    queryFn: async () => readUmsatz((await api.send(source, { query: { monat } })).data),
  });
}
