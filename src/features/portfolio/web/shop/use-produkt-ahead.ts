import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { isWhole, type ListenProdukt } from '../../listen-produkt.ts';
import { produktQuery } from '../portfolio.queries.ts';

/**
 * For links to a product's page: what the list lacks of it is loaded on the first sign that one is about to be followed.
 * Nobody asked for it yet, so a failure is not shown.
 */
export function useProduktAhead(produkt: ListenProdukt): {
  onPointerEnter?: () => void;
  onFocus?: () => void;
} {
  const queryClient = useQueryClient();
  const api = useApi();
  if (isWhole(produkt)) return {};
  const load = () =>
    void queryClient.prefetchQuery({ ...produktQuery(api, produkt._id), meta: { showsOwnErrors: true } });
  return { onPointerEnter: load, onFocus: load };
}
