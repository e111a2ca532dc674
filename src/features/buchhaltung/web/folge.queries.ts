import { useQuery } from '@tanstack/react-query';
import { gruppeKey } from '#features/einstellung/web/einstellung.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { buchhaltungCalls } from '../calls.ts';
import type { Folge } from '../kopie-contract.ts';
import { parseFolge } from '../read-folge.ts';

/** Of the next number: it changes when the numbers are saved, and when documents are written. */
export const folgeKey = [...gruppeKey('nummern'), 'folge'];

/** What the next document is called. `undefined` where nobody knows. */
export function useFolge(): Folge | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: folgeKey,
    queryFn: async () => readable(parseFolge((await api.send(buchhaltungCalls.folge)).data)),
    // Documents are written while the screen is open. It does without where this fails.
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { isOnlyLogged: true },
  });
  return data;
}
