import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { postCalls } from '../calls.ts';
import type { NachrichtStand, Richtung } from '../nachricht.ts';
import { parseNachricht, parsePostLage, readDnsLage, readPostausgang } from '../read-postausgang.ts';

export const postKey = ['post'];
/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };
/** Milliseconds after which an open list asks again while a message waits. */
const againMs = 5000;
/** The same for the mark on the dashboard. */
const lageMs = 60_000;

/** The messages of one direction, newest first, a page at a time; without a state all of them. */
export function usePostausgang(richtung: Richtung, stand: NachrichtStand | undefined) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...postKey, 'liste', richtung, stand ?? 'alle'],
    queryFn: async ({ pageParam: vor }) =>
      readPostausgang((await api.send(postCalls.list, { query: { richtung, stand, vor } })).data),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nachrichten, weitere }) => (weitere ? nachrichten.at(-1)?._id : undefined),
    refetchInterval: ({ state }) => ((state.data?.pages[0]?.anzahl.wartet ?? 0) > 0 ? againMs : false),
    // Messages are written while the list is open, so it is reloaded on every visit.
    staleTime: 0,
    meta,
  });
}

/** One message as it was written. */
export function useNachricht(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...postKey, 'nachricht', id],
    queryFn: async () => readable(parseNachricht((await api.send(postCalls.read, { params: { id } })).data)),
    staleTime: 0,
    meta,
  });
}

/** Sends a message again; returns the answer's message. */
export function useSenden() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.send(postCalls.senden, { params: { id } })).message,
    onSettled: () => queryClient.invalidateQueries({ queryKey: postKey }),
    meta,
  });
}

/** Settles a message that did not arrive; returns the answer's message. */
export function useErledigen() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.send(postCalls.erledigen, { params: { id } })).message,
    onSettled: () => queryClient.invalidateQueries({ queryKey: postKey }),
    meta,
  });
}

/** Whether the outbox needs the owner; a failure of this call shows no message. */
export function usePostLage() {
  return usePostLageQuery().data;
}

/** The same with its failure. */
export function usePostLageQuery() {
  const api = useApi();
  return useQuery({
    queryKey: [...postKey, 'lage'],
    queryFn: async () => parsePostLage((await api.send(postCalls.lage)).data),
    staleTime: 0,
    refetchInterval: lageMs,
    meta,
  });
}

/** Sends the test message. Not repeated by itself: a slow answer would become two messages. */
export function useTestnachricht() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (an: string) => {
      const { data, message } = await api.send(postCalls.test, { body: { an } });
      const { isGesendet, fehler } = Object(data);
      return {
        isGesendet: isGesendet === true,
        fehler: typeof fehler === 'string' ? fehler : '',
        message: message ?? '',
      };
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: postKey }),
    retry: false,
    meta,
  });
}

/** Looks up the sender's domain, on demand. */
export function useDnsLage() {
  const api = useApi();
  return useMutation({
    mutationFn: async () => readDnsLage((await api.send(postCalls.dns)).data),
    meta,
  });
}
