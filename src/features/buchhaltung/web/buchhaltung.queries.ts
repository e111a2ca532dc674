import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { buchhaltungCalls } from '../calls.ts';
import { parseBelegVoll } from '../read-beleg.ts';
import { readBelege } from '../read-belege.ts';

/** Of all that is asked of documents. */
export const belegeKey = ['belege'];

export const belegKey = (nummer: string) => [...belegeKey, 'einer', nummer];

/** The screens show their errors themselves. Documents are written elsewhere while they are open. */
const asked = { staleTime: 0, refetchOnWindowFocus: true, meta: { showsOwnErrors: true } } as const;

/** A month (`2026-11`), or with a text what it finds in all years. */
export type BelegeWahl = { monat: string; suche: string };

/** Documents of a month or of a search, the newest first, a page at a time. */
export function useBelege({ monat, suche }: BelegeWahl) {
  const api = useApi();
  const query = suche ? { suche } : { monat };
  return useInfiniteQuery({
    queryKey: [...belegeKey, 'liste', query],
    queryFn: async ({ pageParam: nach }) =>
      readBelege((await api.send(buchhaltungCalls.list, { query: { ...query, nach } })).data),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ belege, hatMehr }) => (hatMehr ? belege.at(-1)?.nummer : undefined),
    // While a search is typed its last hits stay, so that nothing flickers.
    placeholderData: (before, last) => (suche && isSuche(last?.queryKey) ? before : undefined),
    ...asked,
  });
}

function isSuche(key: readonly unknown[] | undefined): boolean {
  return 'suche' in Object(key?.at(-1));
}

/** One document by its number. */
export function useBeleg(nummer: string) {
  const api = useApi();
  return useQuery({
    queryKey: belegKey(nummer),
    queryFn: async () =>
      readable(parseBelegVoll((await api.send(buchhaltungCalls.read, { params: { nummer } })).data)),
    ...asked,
  });
}
