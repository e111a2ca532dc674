import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import type { ProdukteQuery } from '../../../auswahl.ts';
import { portfolioCalls } from '../../../calls.ts';
import { appendTeil, type Produktliste, produkteJeSeite } from '../../../produktliste.ts';
import { parseProduktliste } from '../../../read-produktliste.ts';
import { produkteKey } from '../../portfolio.queries.ts';

export async function fetchTeil(api: Api, query: ProdukteQuery = {}): Promise<Produktliste> {
  return parseProduktliste(await api.send(portfolioCalls.listWithPrices, { query }));
}

export function produktlisteKey(seite: number) {
  return seite === 1 ? produkteKey : ([...produkteKey, 'seite', seite] as const);
}

/**
 * The list from a page on. The first page asks with the call of the specification, which answers as many products as
 * fit into one answer. Loaded again, it holds at least as many products as before: nobody loses her place.
 */
export function produktlisteQuery(api: Api, seite = 1) {
  return queryOptions({
    queryKey: produktlisteKey(seite) as readonly unknown[],
    queryFn: async ({ client, queryKey }) => {
      const bisher = client.getQueryData<Produktliste>(queryKey)?.produkte.length ?? 0;
      let liste = await fetchTeil(api, seite === 1 ? {} : { seite, anzahl: produkteJeSeite });
      while (liste.weiter !== undefined && liste.produkte.length < bisher)
        liste = appendTeil(liste, await fetchTeil(api, { nach: liste.weiter }));
      return liste;
    },
  });
}
