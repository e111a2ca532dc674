import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import type { Produkt } from '../../../contract.ts';
import { isWhole, type ListenProdukt } from '../../../listen-produkt.ts';
import type { Produktliste } from '../../../produktliste.ts';
import { produkteKey, produktQuery } from '../../portfolio.queries.ts';

export type ProduktState =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  | { kind: 'loaded'; produkt: Produkt };

const missing: ProduktState = { kind: 'failed', text: 'Produkt nicht gefunden' };

/**
 * One product; available at once when the whole list is in memory. `isKnownMissing`: the server has answered 404.
 */
export function useProdukt(id: string, isKnownMissing: boolean): ProduktState {
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    ...produktQuery(useApi(), id),
    enabled: !isKnownMissing,
    initialData: () => wholeOf(queryClient.getQueryData<Produktliste>(produkteKey)?.produkte, id),
    initialDataUpdatedAt: () => queryClient.getQueryState(produkteKey)?.dataUpdatedAt,
  });

  if (isKnownMissing || data === null || (error instanceof ApiError && error.status === 404)) return missing;
  if (data) return { kind: 'loaded', produkt: data };
  if (error) return error.message ? { kind: 'failed', text: error.message } : missing;
  return { kind: 'loading' };
}

/** The list that came with a page lacks what only a product's own page shows. */
function wholeOf(produkte: ListenProdukt[] | undefined, id: string): Produkt | undefined {
  const produkt = produkte?.find(({ _id }) => _id === id);
  return produkt && isWhole(produkt) ? produkt : undefined;
}
