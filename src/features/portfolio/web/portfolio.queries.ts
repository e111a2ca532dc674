import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import type { Produkt } from '../contract.ts';

/** storefront.txt §7: products and a single product are read from `data.data` or `data`. */
type Enveloped<T> = T | { data: T };

function unwrap<T extends object>(answer: Enveloped<T>): T {
  return 'data' in answer ? (answer.data as T) : (answer as T);
}

export const produkteKey = ['portfolio'] as const;

export function produkteQuery(api: Api) {
  return queryOptions({
    queryKey: produkteKey,
    queryFn: async () => unwrap(await api.get<Enveloped<Produkt[]>>('/portfolio/with-prices')),
  });
}

export function produktQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...produkteKey, id],
    queryFn: async () => unwrap(await api.get<Enveloped<Produkt>>(`/portfolio/${encodeURIComponent(id)}`)),
  });
}
