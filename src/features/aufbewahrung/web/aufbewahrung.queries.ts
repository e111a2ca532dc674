import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { aufbewahrungCalls } from '../calls.ts';
import { parsePlan, parseProbe } from '../read-plan.ts';

/** The page shows its errors itself. */
const meta = { showsOwnErrors: true };

/** The plan with what each line holds now. */
export function usePlan() {
  const api = useApi();
  return useQuery({
    queryKey: ['aufbewahrung'],
    queryFn: async () => readable(parsePlan((await api.send(aufbewahrungCalls.plan)).data)),
    staleTime: 0,
    meta,
  });
}

/** What would be deleted now, read when it is asked for. */
export function useProbe() {
  const api = useApi();
  return useMutation({
    mutationFn: async () => readable(parseProbe((await api.send(aufbewahrungCalls.probe)).data)),
    meta,
  });
}
