import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { isSessionOverError } from '#web/api/query-client.ts';
import { type Benutzer, readList } from '../benutzer.ts';
import { benutzerCalls } from '../calls.ts';
import type { benutzerListQuery } from '../contract.ts';
import type { BenutzerUpdateBody } from '../update-body.ts';
import type { EinladenInput, SperrenBody } from '../zugang-body.ts';

/** The filters of the list; an empty one counts as absent. */
type ListFilter = Required<Pick<z.input<typeof benutzerListQuery>, 'search' | 'status' | 'role'>>;
export type ListParams = ListFilter & { page: number; limit: number };

const all = ['kunden'];
/** The screen shows its errors itself (requirements.md, admin §8, Users). */
const meta = { showsOwnErrors: true };

/** One page of people. The previous page is shown until the next one is loaded; only the latest request counts. */
export function useBenutzerList(params: ListParams) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'liste', params],
    queryFn: async () => readList(await api.send(benutzerCalls.list, { query: queryOf(params) })),
    placeholderData: (previous) => previous,
    // Customers register while the list is open, so it is reloaded on every visit.
    staleTime: 0,
    meta,
  });
}

function queryOf({ page, limit, search, status, role }: ListParams) {
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

/** Sends the body that `bodyOf` makes from the current data, so that changes saved by others are not reverted. */
export function useUpdateBenutzer(benutzer: Benutzer) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (bodyOf: (jetzt: Benutzer) => BenutzerUpdateBody) => {
      const jetzt = await fetchBenutzer(api, benutzer);
      return api.send(benutzerCalls.update, { params: { id: benutzer.id }, body: bodyOf(jetzt) });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: all }),
    meta,
  });
}

/** Blocks a person; returns what the server says. */
export function useSperren({ id }: Benutzer) {
  return useZugang((api, body: SperrenBody) => api.send(benutzerCalls.sperren, { params: { id }, body }));
}

export function useEinladen() {
  return useZugang((api, body: EinladenInput) => api.send(benutzerCalls.einladen, { body }));
}

/** What is done with a person's access after a question. */
export type Eingriff = 'entsperren' | 'loeschen' | 'passwort' | 'nochmalEinladen';

export function useEingriff({ id }: Benutzer) {
  return useZugang((api, eingriff: Eingriff): Promise<{ message: string }> => {
    const params = { id };
    if (eingriff === 'loeschen') return api.send(benutzerCalls.loeschen, { params });
    return api.send(benutzerCalls[eingriff], { params });
  });
}

/** Not repeated by itself: a second mail, or an address that is taken by the first attempt, would confuse. */
function useZugang<Given>(send: (api: Api, given: Given) => Promise<{ message: string }>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => send(api, given),
    retry: false,
    // After a refusal too: it is often about a change that the list does not show yet.
    onSettled: (_reply, error) =>
      error && isSessionOverError(error) ? undefined : queryClient.invalidateQueries({ queryKey: all }),
    meta,
  });
}

/** Reloads the same person by the customer number, which is unique. */
async function fetchBenutzer(api: Api, { id, kundennummer, ...rest }: Benutzer): Promise<Benutzer> {
  const { benutzer } = readList(await api.send(benutzerCalls.list, { query: { search: kundennummer } }));
  return benutzer.find((one) => one.id === id) ?? { id, kundennummer, ...rest };
}
