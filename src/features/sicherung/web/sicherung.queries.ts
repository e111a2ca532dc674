import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { sicherungCalls } from '../calls.ts';

/** Refetch interval of an open page in milliseconds. */
const againMs = 600_000;

/** The state of the backups, for admins only. A failure of this call shows no message. */
export function useSicherung({ isAdmin }: { isAdmin: boolean }) {
  const api = useApi();
  return useQuery({
    queryKey: ['sicherung'],
    queryFn: async () => (await api.send(sicherungCalls.read)).data,
    enabled: isAdmin,
    refetchInterval: againMs,
    meta: { showsOwnErrors: true },
  });
}
