import { fixedQuery } from '#server/db/fixed-query.ts';

/** The columns of these products that other areas use, and those for the address of the main picture. */
export const listProduktKurzRows = fixedQuery((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('produkt')
    .leftJoin('produktBild', (join) =>
      join.onRef('produktBild.produktId', '=', 'produkt.id').on('produktBild.position', '=', 0),
    )
    .leftJoin('bild', 'bild.hash', 'produktBild.hash')
    .select([
      'produkt.id',
      'produkt.name',
      'produkt.typ',
      'produkt.angaben',
      'produkt.preisCent',
      'produkt.packgewicht',
      'produkt.steuersatzPromille',
      'produkt.aufBestellung',
      'produkt.fertigungstage',
      'produkt.aktiv',
      'bild.hash',
      'bild.breite',
    ])
    .where('produkt.id', 'in', ids),
);

export type ProduktKurzRow = Awaited<ReturnType<typeof listProduktKurzRows>>[number];
