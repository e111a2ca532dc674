import { useQuery } from '@tanstack/react-query';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { leereSteuer } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { useApi } from '#web/api/api-context.ts';

const { read } = gruppeCallsOf('steuer');

/**
 * The tax rates of the shop's settings, in per cent, the proposed one first; `undefined` until they are
 * known. Where the answer names none they are those of a new shop.
 */
export function useSaetze(): number[] | undefined {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: ['portfolio', 'saetze'],
    queryFn: async () => {
      const saetze: unknown = (await api.send(read)).data?.angaben?.saetze;
      const known = Array.isArray(saetze) ? saetze.filter((satz) => typeof satz === 'number') : [];
      return known.length > 0 ? known : leereSteuer.saetze;
    },
    staleTime: 0,
    meta: { showsOwnErrors: true },
  });
  return isError ? leereSteuer.saetze : data;
}
