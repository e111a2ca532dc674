import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Given } from '#shared/wire/call.ts';
import { useApi } from '#web/api/api-context.ts';
import { giveFocusBack } from '#web/ui/verwaltung/dialog/give-focus-back.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { type Schritt, useSchritt } from '#web/ui/verwaltung/schritt/use-schritt.ts';
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

/** The steps of a withdrawal; those of its order name the last event of it that was seen. */
export function useWiderrufSchritt({ _id: id, auftrag }: GelesenerWiderruf) {
  const { run, ...schritt } = useSchritt<GelesenerWiderruf>({
    ...{ id, queryKey: listeKey, danach: [key, ...auftraegeKeys], parse: parseWiderruf },
    put: (queryClient, jetzt) =>
      jetzt && queryClient.setQueryData<Seiten>(listeKey, (liste) => liste && withWiderruf(liste, jetzt)),
    letzteNr: auftrag?.letzteNr ?? 1,
    letzteNrOf: (queryClient) => findWiderruf(queryClient, id)?.auftrag?.letzteNr,
  });
  return {
    ...schritt,
    run: async (one: Schritt): Promise<void> => {
      // Its button may be gone with what it did.
      if (await run(one)) setTimeout(() => giveFocusBack(document.activeElement));
    },
  };
}

/** Takes in one that came by letter, e-mail or telephone; a repetition of the same form counts once. */
export function useAufnehmen() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Given<typeof widerrufVerwaltungCalls.aufnehmen>['body']) =>
      api.send(widerrufVerwaltungCalls.aufnehmen, { body }),
    onSuccess: ({ message }) => snackbar.success(message || 'Der Widerruf ist aufgenommen.'),
    onSettled: () => {
      for (const queryKey of [key, ...auftraegeKeys]) void queryClient.invalidateQueries({ queryKey });
    },
    meta: always.meta,
  });
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

/** The withdrawal as it is now, in the list. */
function findWiderruf(queryClient: QueryClient, id: string): GelesenerWiderruf | undefined {
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
