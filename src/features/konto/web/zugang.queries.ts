import { type QueryClient, useQuery } from '@tanstack/react-query';
import { authCalls } from '#features/auth/calls.ts';
import { endSession } from '#features/auth/web/session.ts';
import { useApi } from '#web/api/api-context.ts';
import { type Api, readable } from '#web/api/client.ts';
import { isSessionOverError } from '#web/api/query-client.ts';
import { zugangCalls } from '../calls.ts';
import { parseLink } from '../link-lage.ts';

/** What a link is for. Asking uses nothing up. */
export function useKontoLink(link: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['konto', 'link', link],
    queryFn: async () => readable(parseLink((await api.send(zugangCalls.link, { body: { link } })).data)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The page shows its errors itself.
    meta: { showsOwnErrors: true },
  });
}

/** Ends this browser's session if the server has ended it, with all others of its account. */
export async function dropEndedSession(api: Api, queryClient: QueryClient): Promise<void> {
  if (api.token() === null) return;
  // What is still being read would be refused, and lead to the sign-in without the words that come next.
  await queryClient.cancelQueries();
  await api.send(authCalls.me).catch((error) => {
    if (isSessionOverError(error)) endSession();
  });
}
