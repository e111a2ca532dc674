import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GelesenerAuftrag } from '#features/auftrag/read-auftrag.ts';
import { auftragKey } from '#features/auftrag/web/verwaltung/auftrag.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { useSchritt } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { erstattungCalls } from '../../../erstattung/erstattung-calls.ts';
import { type GeleseneErstattungen, parseErstattungen } from '../../../erstattung/read-erstattungen.ts';

type Auftrag = Pick<GelesenerAuftrag, '_id' | 'letzteNr'>;

/** The orders' list and all that is shown of them: money that goes back changes each of it. */
const auftraegeKey = ['bestellungen'];
/** Every event of the order may change what is free to return. */
const erstattungenKey = ({ _id, letzteNr }: Auftrag) => [...auftraegeKey, 'erstattungen', _id, letzteNr];

/** What of an order can go back, and what is on its way. */
export function useErstattungen(auftrag: Auftrag, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: erstattungenKey(auftrag),
    queryFn: async () => {
      const { data } = await api.send(erstattungCalls.list, { params: { id: auftrag._id } });
      return readable(parseErstattungen(data));
    },
    enabled,
    // A provider takes its time, and its customer may have named an account meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    // The screen shows its errors itself.
    meta: { showsOwnErrors: true },
  });
}

/** The steps of money that goes back; `id`: of one that is on its way, without it of the order. */
export function useErstattungSchritt(auftrag: Auftrag, id = auftrag._id) {
  return useSchritt<GeleseneErstattungen>({
    ...{ id, queryKey: auftraegeKey, danach: [auftraegeKey], parse: parseErstattungen },
    put: (queryClient, jetzt) => jetzt && queryClient.setQueryData(erstattungenKey(auftrag), jetzt),
    letzteNr: auftrag.letzteNr,
    letzteNrOf: (queryClient) =>
      queryClient.getQueryData<GelesenerAuftrag>(auftragKey(auftrag._id))?.letzteNr,
  });
}
