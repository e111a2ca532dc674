import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { unreadable } from '#web/api/client.ts';
import { aufbewahrungCalls } from '../calls.ts';
import type { AufbewahrungZeile, Probe } from '../contract.ts';

/** The page shows its errors itself. */
const meta = { showsOwnErrors: true };

/** The plan with what each line holds now. */
export function usePlan() {
  const api = useApi();
  return useQuery({
    queryKey: ['aufbewahrung'],
    queryFn: async () => {
      const { data } = await api.send(aufbewahrungCalls.plan);
      if (!Array.isArray(data)) throw unreadable(200);
      return data.map(readZeile);
    },
    staleTime: 0,
    meta,
  });
}

/** Another server's answer may lack fields. */
function readZeile(data: unknown): AufbewahrungZeile {
  return { name: '', was: '', warum: '', bis: '', wer: '', ...Object(data) };
}

/** What would be deleted now, read when it is asked for. */
export function useProbe() {
  const api = useApi();
  return useMutation({
    mutationFn: async (): Promise<Probe> => {
      const { am, zeilen } = Object((await api.send(aufbewahrungCalls.probe)).data);
      if (!Array.isArray(zeilen)) throw unreadable(200);
      return {
        am: typeof am === 'string' ? am : '',
        zeilen: zeilen.map((zeile) => ({ name: '', was: '', anzahl: 0, beispiele: [], ...Object(zeile) })),
      };
    },
    meta,
  });
}
