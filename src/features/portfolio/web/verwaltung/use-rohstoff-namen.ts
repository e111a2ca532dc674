import { useQuery } from '@tanstack/react-query';
import { duftoel } from '#features/rohstoffe/duftoel.ts';
import { rohseife } from '#features/rohstoffe/rohseife.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { verpackung } from '#features/rohstoffe/verpackung.ts';
import { rohstoffeQuery } from '#features/rohstoffe/web/rohstoffe.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import type { Vorschlaege } from './vorschlaege.ts';

/** What the workshop has of each kind, by the field of a product that names it (R34). None while they load or fail. */
export function useRohstoffNamen(): Pick<Vorschlaege, 'seife' | 'aroma' | 'verpackung'> {
  return { seife: useNamen(rohseife), aroma: useNamen(duftoel), verpackung: useNamen(verpackung) };
}

function useNamen(kind: RohstoffKind): string[] {
  const { data = [] } = useQuery(rohstoffeQuery(useApi(), kind));
  return data.map(({ bezeichnung }) => bezeichnung);
}
