import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { portfolioCalls } from '../calls.ts';
import { parseProdukt } from '../read-produkt.ts';

export const produkteKey = ['portfolio'] as const;

export function produktQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...produkteKey, id],
    queryFn: async () => parseProdukt(await api.send(portfolioCalls.read, { params: { id } })),
  });
}
