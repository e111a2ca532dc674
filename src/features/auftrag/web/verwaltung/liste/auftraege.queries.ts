import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { auftragCalls } from '../../../calls.ts';
import { type GeleseneSeite, readAuftraege } from '../../../read-auftrag.ts';
import type { Aufgabe } from '../../../zustand/auftragslage.ts';

export const auftraegeKey = ['bestellungen', 'liste'];

export type Auswahl = { aufgabe?: Aufgabe | undefined; suche?: string | undefined };

/** Orders by what is to be done with them or by what is searched, a page at a time. */
export function useAuftraege({ aufgabe, suche }: Auswahl = {}, enabled = true) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...auftraegeKey, { aufgabe, suche }],
    queryFn: async ({ pageParam: nach }): Promise<GeleseneSeite> =>
      readAuftraege((await api.send(auftragCalls.list, { query: { aufgabe, suche, nach } })).data),
    enabled,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ weiter }) => weiter,
    // People order while the list is open, and others pack: it is reloaded on every visit and look.
    staleTime: 0,
    refetchOnWindowFocus: true,
    // While a search is typed its last hits stay, so that nothing flickers.
    placeholderData: (before, query) => (suche && isSuche(query?.queryKey) ? before : undefined),
    // The screen shows its errors itself.
    meta: { showsOwnErrors: true },
  });
}

function isSuche(key: readonly unknown[] | undefined): boolean {
  const auswahl = key?.at(-1) as Auswahl | undefined;
  return Boolean(auswahl?.suche);
}
