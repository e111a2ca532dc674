import { useQueries } from '@tanstack/react-query';
import { rohstoffeQuery } from '#features/rohstoffe/web/rohstoffe.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { alleFelder } from './produkt-masken.ts';
import type { Vorschlaege } from './vorschlaege.ts';

const benannt = alleFelder.flatMap((feld) =>
  feld.art === 'wort' && feld.kind ? [{ name: feld.name, kind: feld.kind }] : [],
);

/** The workshop's raw materials by the product field that names them (R34). Empty while loading or after a failure. */
export function useRohstoffNamen(): Partial<Vorschlaege> {
  const api = useApi();
  const answers = useQueries({ queries: benannt.map(({ kind }) => rohstoffeQuery(api, kind)) });
  return Object.fromEntries(
    benannt.map(({ name }, at) => [name, (answers[at]?.data ?? []).map(({ bezeichnung }) => bezeichnung)]),
  );
}
