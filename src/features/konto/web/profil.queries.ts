import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readSession, renameUser, startSession } from '#features/auth/web/session.ts';
import { useApi } from '#web/api/api-context.ts';
import { type Api, readable } from '#web/api/client.ts';
import { makeLastCalls } from '#web/api/last-calls.ts';
import { profilCalls, zugangCalls } from '../calls.ts';
import type { ProfilBody } from '../contract.ts';
import { parseBestellungen, parseProfil } from '../read-profil.ts';

/** By the person: nobody sees the data of the one who signed in before. */
const profilKey = (userId: string): QueryKey => ['konto', 'profil', userId];
const bestellungenKey = (userId: string): QueryKey => ['konto', 'bestellungen', userId];

/** The page shows its errors itself. */
const meta = { showsOwnErrors: true };
/** Devices, addresses and orders change elsewhere: another tab, a phone, the workshop. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true, meta };
/**
 * Not sent twice: what checks a password counts its attempts, and what ends sessions would be refused the
 * second time.
 */
const once = { retry: false, meta };

export function useProfil(userId: string) {
  const api = useApi();
  return useQuery({
    queryKey: profilKey(userId),
    queryFn: async () => readable(parseProfil((await api.send(profilCalls.read)).data)),
    ...fresh,
  });
}

/** `retryOnMount`: whether a component that appears asks again after a failure; one that shows the failure must not. */
export function useBestellungen(userId: string, { retryOnMount = true } = {}) {
  const api = useApi();
  return useQuery({
    queryKey: bestellungenKey(userId),
    queryFn: async () => readable(parseBestellungen((await api.send(profilCalls.bestellungen)).data)),
    ...fresh,
    retryOnMount,
  });
}

/** Saves changed fields; the shop's greeting follows a changed name. Returns the message. */
export function useSaveProfil(userId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProfilBody) => {
      const { data, message } = await api.send(profilCalls.save, { body });
      const queryKey = profilKey(userId);
      // A profile still being loaded may be older than this answer.
      await queryClient.cancelQueries({ queryKey });
      const profil = readable(parseProfil(data));
      queryClient.setQueryData(queryKey, profil);
      if (readSession().user?.id === userId) renameUser(`${profil.vorname} ${profil.nachname}`.trim());
      return message;
    },
    meta,
  }).mutateAsync;
}

/** A change that answers with what was done; the profile is read again. */
function useGesagt<Body>(userId: string, send: (api: Api, body: Body) => Promise<{ message: string }>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body) => (await send(api, body)).message,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profilKey(userId) }),
    ...once,
  });
}

export function useNeueEmail(userId: string) {
  const send = (api: Api, body: { email: string; password: string }) => api.send(zugangCalls.email, { body });
  return useGesagt(userId, send).mutateAsync;
}

export function useBestaetigung(userId: string) {
  return useGesagt(userId, (api: Api, _: undefined) => api.send(zugangCalls.bestaetigung));
}

/** Sets a new password. All sessions end; this device goes on with the one of the answer. */
export function usePasswort(userId: string) {
  const send = async (api: Api, body: { password: string; neu: string }) => {
    const { token, user, message } = await api.send(zugangCalls.passwort, { body });
    startSession(token, user);
    return { message };
  };
  return useGesagt(userId, send).mutateAsync;
}

/** Ends all sessions on the server, after the calls that other parts of the page still have to make. */
export function useUeberallAbmelden() {
  const api = useApi();
  return useMutation({
    mutationFn: async () =>
      (await api.send(zugangCalls.ueberallAbmelden, { after: makeLastCalls() })).message,
    ...once,
  });
}

export function useLoeschen(userId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (password: string) => {
      const { message } = await api.send(zugangCalls.loeschen, { body: { password } });
      queryClient.removeQueries({ queryKey: profilKey(userId) });
      queryClient.removeQueries({ queryKey: bestellungenKey(userId) });
      return message;
    },
    ...once,
  }).mutateAsync;
}

/** Everything that the shop knows about the person, read when it is asked for. */
export function useDaten() {
  const api = useApi();
  return useMutation({
    mutationFn: async () => (await api.send(profilCalls.daten)).data,
    meta,
  });
}
