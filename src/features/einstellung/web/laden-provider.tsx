import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { readLaden } from '../laden/read-laden.ts';
import { ladenQuery } from './laden.queries.ts';
import { LadenContext } from './use-laden.ts';

/** Hands the public settings to every component. The server puts them into each page, so they are there at once. */
export function LadenProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(ladenQuery(useApi()));
  return <LadenContext value={data ?? readLaden(undefined)}>{children}</LadenContext>;
}
