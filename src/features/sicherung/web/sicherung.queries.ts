import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { sicherungCalls } from '../calls.ts';

/** How often a page that stays open asks again, in milliseconds. */
const againMs = 600_000;

/** How it stands with the backups; only an admin may ask. That it could not be asked is no news of its own. */
export function useSicherung({ isAdmin }: { isAdmin: boolean }) {
  const api = useApi();
  return useQuery({
    queryKey: ['sicherung'],
    queryFn: async () => (await api.send(sicherungCalls.read)).data,
    enabled: isAdmin,
    refetchInterval: againMs,
    meta: { tellsErrorsItself: true },
  });
}
