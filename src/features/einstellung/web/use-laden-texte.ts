import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { LadenTexte } from '../laden/laden.ts';
import { readLadenTexte } from '../laden/read-laden.ts';
import { ladenTexteQuery } from './laden.queries.ts';

/** What the shop says about itself; `undefined` while it is loading, empty texts if it cannot be loaded. */
export function useLadenTexte(): LadenTexte | undefined {
  const { data, isPending } = useQuery(ladenTexteQuery(useApi()));
  return isPending ? undefined : (data ?? readLadenTexte(undefined));
}
