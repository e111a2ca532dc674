import { useQueries } from '@tanstack/react-query';
import { rohstoffeQuery } from '#features/rohstoffe/web/rohstoffe.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { alleFelder } from '../produkttypen/produkt-masken.ts';
import type { RohstoffNamen } from './vorschlaege.ts';

const benannt = alleFelder.flatMap((feld) => (feld.art === 'wort' && feld.kind ? [feld.kind] : []));
const kinds = [...new Set(benannt)];

/**
 * The workshop's raw materials of each kind that a product of any type names (R34). Empty while loading or
 * after a failure.
 */
export function useRohstoffNamen(): RohstoffNamen {
  const api = useApi();
  const answers = useQueries({ queries: kinds.map((kind) => rohstoffeQuery(api, kind)) });
  return Object.fromEntries(
    kinds.map(({ typ }, at) => [typ, (answers[at]?.data ?? []).map(({ bezeichnung }) => bezeichnung)]),
  );
}
