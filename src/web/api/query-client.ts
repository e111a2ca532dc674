import { QueryClient } from '@tanstack/react-query';

/** storefront.txt §7: queries retried 2 times, mutations once, no refetch on focus, fresh for 5 minutes. */
export const freshMs = 300_000;

export function makeQueryClient({ retry = 2 } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry, refetchOnWindowFocus: false, staleTime: freshMs, gcTime: 2 * freshMs },
      mutations: { retry: 1 },
    },
  });
}
