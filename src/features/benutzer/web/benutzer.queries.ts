import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { type Benutzer, readList, type WireList } from '../benutzer.ts';
import type { OverviewReply } from '../contract.ts';
import type { UpdateBody } from '../update-body.ts';

/** Which people the list asks for; an empty filter is none. */
export type ListParams = { search: string; status: string; role: string; page: number; limit: number };

const all = ['kunden'];
/** The screen says what went wrong itself (admin.txt §8, Users). */
const meta = { showsOwnErrors: true };

/** One page of people. While another one is loading, the last one stays; of two answers the one last asked for counts. */
export function useBenutzerList(params: ListParams) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'liste', params],
    queryFn: async () => readList(await api.get<WireList>(`/kunden?${queryOf(params)}`)),
    placeholderData: (previous) => previous,
    // Customers register while the list is open: whoever comes back to it sees them.
    staleTime: 0,
    meta,
  });
}

function queryOf({ page, limit, ...filter }: ListParams): URLSearchParams {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  return new URLSearchParams([['page', String(page)], ['limit', String(limit)], ...given]);
}

export function useBenutzerFigures() {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'figures'],
    queryFn: () => api.get<OverviewReply>('/kunden/stats/overview'),
    staleTime: 0,
    meta,
  });
}

/** Sends what `bodyOf` makes of the person as he is by now, so that nothing somebody else has saved is taken back. */
export function useUpdateBenutzer(benutzer: Benutzer) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (bodyOf: (jetzt: Benutzer) => UpdateBody) => {
      const jetzt = await fetchBenutzer(api, benutzer);
      return api.put(`/kunden/${encodeURIComponent(benutzer.id)}`, bodyOf(jetzt));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: all }),
    meta,
  });
}

/** The same person, asked anew by the customer number, which is found only once. */
async function fetchBenutzer(api: Api, { id, kundennummer, ...rest }: Benutzer): Promise<Benutzer> {
  const search = encodeURIComponent(kundennummer);
  const { benutzer } = readList(await api.get<WireList>(`/kunden?search=${search}`));
  return benutzer.find((one) => one.id === id) ?? { id, kundennummer, ...rest };
}
