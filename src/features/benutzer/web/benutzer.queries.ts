import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { type Benutzer, readListe } from '../benutzer.ts';
import { benutzerCalls } from '../calls.ts';
import type { listQuery } from '../contract.ts';
import type { UpdateBody } from '../update-body.ts';

/** Which people the list asks for; an empty filter is none. */
type ListeFilter = Required<Pick<z.input<typeof listQuery>, 'search' | 'status' | 'role'>>;
export type ListeParams = ListeFilter & { page: number; limit: number };

const all = ['kunden'];
/** The screen says what went wrong itself (admin.txt §8, Users). */
const meta = { tellsErrorsItself: true };

/** One page of people. While another one is loading, the last one stays; of two answers the one last asked for counts. */
export function useBenutzerListe(params: ListeParams) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'liste', params],
    queryFn: async () => readListe(await api.send(benutzerCalls.list, { query: queryOf(params) })),
    placeholderData: (previous) => previous,
    // Customers register while the list is open: whoever comes back to it sees them.
    staleTime: 0,
    meta,
  });
}

function queryOf({ page, limit, search, status, role }: ListeParams) {
  return { page, limit, search: search || undefined, status: status || undefined, role: role || undefined };
}

export function useBenutzerFigures() {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'figures'],
    queryFn: () => api.send(benutzerCalls.overview),
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
      return api.send(benutzerCalls.update, { params: { id: benutzer.id }, body: bodyOf(jetzt) });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: all }),
    meta,
  });
}

/** The same person, asked anew by the customer number, which is found only once. */
async function fetchBenutzer(api: Api, { id, kundennummer, ...rest }: Benutzer): Promise<Benutzer> {
  const { benutzer } = readListe(await api.send(benutzerCalls.list, { query: { search: kundennummer } }));
  return benutzer.find((one) => one.id === id) ?? { id, kundennummer, ...rest };
}
