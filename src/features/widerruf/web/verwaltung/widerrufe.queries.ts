import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { type Api, ApiError } from '#web/api/client.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import {
  type GelesenerWiderruf,
  type GeleseneWiderrufe,
  parseWiderruf,
  parseWiderrufLage,
  readWiderrufe,
} from '../../bearbeitung/read-widerruf.ts';
import { widerrufVerwaltungCalls } from '../../bearbeitung/verwaltung-calls.ts';
import type { AlleErledigenBody } from '../../bearbeitung/verwaltung-contract.ts';

const key = ['widerrufe'];
const listeKey = [...key, 'liste'];
/** The lists and screens of orders, and the figures of the day. */
const auftraegeKeys = [['bestellungen'], ['werkstatt']];

/** Withdrawals come in and are worked on elsewhere while a screen is open. Screens show their errors themselves. */
const always = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  meta: { showsOwnErrors: true },
} as const;

type Seiten = InfiniteData<GeleseneWiderrufe, string | undefined>;

/** All with something to do, and those that are done, a page at a time. */
export function useWiderrufe() {
  const api = useApi();
  return useInfiniteQuery({
    ...always,
    queryKey: listeKey,
    queryFn: async ({ pageParam: nach }) =>
      readWiderrufe((await api.send(widerrufVerwaltungCalls.list, { query: { nach } })).data),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ weiter }) => weiter,
  });
}

/** How many wait, and the first day on which money is due. */
export function useWiderrufLage() {
  const api = useApi();
  return useQuery({
    ...always,
    queryKey: [...key, 'lage'],
    queryFn: async () => parseWiderrufLage((await api.send(widerrufVerwaltungCalls.lage)).data),
    refetchInterval: 60_000,
  });
}

type Ziel = { params: { id: string } };
/** Makes the call that changes a withdrawal. */
export type WiderrufSchritt = (
  api: Api,
  ziel: Ziel,
) => Promise<{ message?: string | undefined; data?: unknown }>;

/** A change of a withdrawal. The screen shows it as the answer has it, and after a refusal as it is now. */
export function useWiderrufSchritt(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (schritt: WiderrufSchritt) => {
      const { message = '', data } = await schritt(api, { params: { id } });
      const jetzt = parseWiderruf(data);
      // A list still being loaded may be older than this answer.
      await queryClient.cancelQueries({ queryKey: listeKey });
      if (jetzt) queryClient.setQueryData<Seiten>(listeKey, (liste) => liste && withWiderruf(liste, jetzt));
      return message;
    },
    // Refused because another person was faster: what is typed stays, and can be sent for the new state.
    onError: (error) => {
      const reloaded = queryClient.invalidateQueries({ queryKey: listeKey });
      return isWiderrufUeberholt(error) ? reloaded : undefined;
    },
    onSettled: () => {
      for (const queryKey of [key, ...auftraegeKeys]) void queryClient.invalidateQueries({ queryKey });
    },
    meta: always.meta,
  });
  return { send: mutateAsync, isPending };
}

/**
 * Settles many with one reason, and says how many they were. Each is settled by itself, so the list is loaded
 * again in any case.
 */
export function useAlleErledigen() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: AlleErledigenBody) => api.send(widerrufVerwaltungCalls.alleErledigen, { body }),
    onSuccess: ({ message }) => snackbar.success(message || 'Die Widerrufe sind abgeschlossen.'),
    onSettled: () => {
      for (const queryKey of [key, ...auftraegeKeys]) void queryClient.invalidateQueries({ queryKey });
    },
    meta: always.meta,
  });
  return async (body: AlleErledigenBody): Promise<void> => void (await mutateAsync(body));
}

/** Refused because of what happened since it was loaded. */
export function isWiderrufUeberholt(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** The withdrawal as it is now, in the list. */
export function findWiderruf(queryClient: QueryClient, id: string): GelesenerWiderruf | undefined {
  const seiten = queryClient.getQueryData<Seiten>(listeKey)?.pages ?? [];
  return seiten.flatMap(({ offene, erledigte }) => [...offene, ...erledigte]).find((one) => one._id === id);
}

/** It stays where it is in the list until that is loaded again. */
function withWiderruf(liste: Seiten, jetzt: GelesenerWiderruf): Seiten {
  const ersetzt = (alle: GelesenerWiderruf[]) => alle.map((one) => (one._id === jetzt._id ? jetzt : one));
  return {
    ...liste,
    pages: liste.pages.map((seite) => ({
      ...seite,
      offene: ersetzt(seite.offene),
      erledigte: ersetzt(seite.erledigte),
    })),
  };
}
