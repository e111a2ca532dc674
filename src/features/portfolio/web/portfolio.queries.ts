import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { portfolioCalls } from '../calls.ts';
import type { Produkt } from '../contract.ts';
import type { ListenProdukt } from '../listen-produkt.ts';
import { parseProdukt, parseProdukte } from '../read-produkt.ts';

export const produkteKey = ['portfolio'] as const;

export async function fetchProdukte(api: Api): Promise<Produkt[]> {
  return parseProdukte(await api.send(portfolioCalls.listWithPrices));
}

export function produkteQuery(api: Api) {
  return queryOptions({
    queryKey: produkteKey,
    queryFn: (): Promise<ListenProdukt[]> => fetchProdukte(api),
  });
}

export function produktQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...produkteKey, id],
    queryFn: async () => parseProdukt(await api.send(portfolioCalls.read, { params: { id } })),
  });
}
