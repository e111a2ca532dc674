import { fixedQuery } from '#server/db/fixed-query.ts';

/** The columns of these products that other areas use. */
export const listProduktKurzRows = fixedQuery((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('produkt')
    .select(['id', 'name', 'typ', 'angaben', 'preisCent', 'packgewicht', 'steuersatzPromille'])
    .select(['aufBestellung', 'fertigungstage', 'aktiv'])
    .where('id', 'in', ids),
);

export type ProduktKurzRow = Awaited<ReturnType<typeof listProduktKurzRows>>[number];
