import { useQuery } from '@tanstack/react-query';
import type { ZodType } from 'zod';
import type { Call } from '#shared/wire/call.ts';
import { useApi } from '#web/api/api-context.ts';
import { umsatzCalls } from '../../calls.ts';
import type { umsatzQuery } from '../../contract.ts';
import { parseUmsatz } from '../../read-umsatz.ts';

type UmsatzCall = Call<string, { query: typeof umsatzQuery; reply: ZodType<{ data: unknown }> }>;

/** The turnover of a month (`2026-11`), of the orders or of another source that answers in the same shape. */
export function useUmsatz(monat: string, source: UmsatzCall = umsatzCalls.read) {
  const api = useApi();
  return useQuery({
    queryKey: ['werkstatt', 'umsatz', source.path, monat],
    queryFn: async () => parseUmsatz((await api.send(source, { query: { monat } })).data),
    // Orders come elsewhere while the screen is open. It shows its errors itself.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
    meta: { showsOwnErrors: true },
  });
}
