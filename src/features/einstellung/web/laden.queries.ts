import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { ladenCalls } from '../calls.ts';
import { readLaden, readLadenTexte } from '../laden/read-laden.ts';

export const ladenKey = ['laden'] as const;
/** Below the key of the shop: every change of a setting changes what is missing for an opening. */
export const phaseKey = [...ladenKey, 'phase'] as const;
export const bereitKey = [...phaseKey, 'bereit'] as const;

export function ladenQuery(api: Api) {
  return queryOptions({
    queryKey: ladenKey,
    queryFn: async () => readLaden((await api.send(ladenCalls.read)).data),
  });
}

export function ladenTexteQuery(api: Api) {
  return queryOptions({
    queryKey: [...ladenKey, 'texte'],
    queryFn: async () => readLadenTexte((await api.send(ladenCalls.readTexte)).data),
  });
}
