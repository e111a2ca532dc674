import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PhaseAngaben } from '#features/einstellung/gruppen/phase-angaben.ts';
import { bereitKey, ladenKey, phaseKey } from '#features/einstellung/web/laden.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { phaseCalls } from '../calls.ts';
import { bereit, phaseStand } from '../contract.ts';

/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };

/** Which phase applies since when, and who switched to it. */
export function usePhase() {
  const api = useApi();
  return useQuery({
    queryKey: [...phaseKey, 'stand'],
    queryFn: async () => phaseStand.parse((await api.send(phaseCalls.read)).data),
    staleTime: 0,
    meta,
  });
}

/** 'Bereit zum Öffnen?'. */
export function useBereit() {
  const api = useApi();
  return useQuery({
    queryKey: bereitKey,
    queryFn: async () => bereit.parse((await api.send(phaseCalls.readBereit)).data),
    // A product or a text may have changed on another screen.
    staleTime: 0,
    meta,
  });
}

/** Switches the phase; what is shown is loaded again afterwards, also after a refusal. */
export function useChangePhase() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PhaseAngaben & { version: number }) => api.send(phaseCalls.change, { body }),
    onSuccess: ({ message }) => snackbar.success(message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ladenKey }),
    meta,
  });
}

/** Who switched when, newest first, page by page. */
export function usePhaseVerlauf() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...phaseKey, 'verlauf'],
    queryFn: async ({ pageParam: vor }) => (await api.send(phaseCalls.listVerlauf, { query: { vor } })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ eintraege, weitere }) => (weitere ? eintraege.at(-1)?.version : undefined),
    select: ({ pages }) => pages.flatMap(({ eintraege }) => eintraege),
    staleTime: 0,
    meta,
  });
}
