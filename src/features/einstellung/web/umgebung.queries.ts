import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { Umgebung } from '../umgebung.ts';
import { umgebungCalls } from '../umgebung-calls.ts';
import { umgebung } from '../umgebung-contract.ts';

export const umgebungKey = ['einstellungen', 'umgebung'] as const;

/** What the environment has; `undefined` while it is not known, and then nothing is said about it. */
export function useUmgebung(): Umgebung | undefined {
  return useUmgebungQuery().data;
}

/** The same with the state of its answer. */
export function useUmgebungQuery() {
  const api = useApi();
  return useQuery({
    queryKey: umgebungKey,
    queryFn: async () => umgebung.parse((await api.send(umgebungCalls.read)).data),
    meta: { showsOwnErrors: true },
  });
}
