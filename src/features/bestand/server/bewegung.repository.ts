import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import { givenInteger, givenRows, givenText } from '#server/db/given-rows.ts';
import type { BewegungTable } from '#server/db/schema.ts';

export type BewegungRow = Selectable<BewegungTable>;

const texte = ['id', 'bestandId', 'grund', 'buchungId', 'createdAt'] as const;
const leerbare = ['notizen', 'accountId', 'accountName', 'stornoVon'] as const;
const zahlen = ['nr', 'menge', 'bestandVorher', 'bestandNachher'] as const;

const insertQuery = fixedQuery((db: Tx, { rows }: { rows: string }) =>
  db
    .insertInto('bewegung')
    .columns([...texte, ...leerbare, ...zahlen, 'typ'])
    .expression(
      db
        .selectFrom(givenRows(db, rows))
        .select([
          ...texte.map((one) => givenText(one).as(one)),
          ...leerbare.map((one) => givenText<string | null>(one).as(one)),
          ...zahlen.map((one) => givenInteger(one).as(one)),
          givenText<BewegungRow['typ']>('typ').as('typ'),
        ]),
    ),
);

export async function insertBewegungen(db: Tx, rows: BewegungRow[]): Promise<void> {
  if (rows.length > 0) await insertQuery(db, { rows: JSON.stringify(rows) });
}

/** Whether a booking with this id exists. */
export async function hasBuchung(db: Db, buchungId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bewegung')
    .select('id')
    .where('buchungId', '=', buchungId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A movement of a level; 0 is before the first. */
type Stelle = { bestandId: string; nr: number };

const nachQuery = fixedQuery((db: Db, { stellen }: { stellen: string }) =>
  db
    .selectFrom(givenRows(db, stellen))
    .innerJoin('bewegung', (join) =>
      join.on('bewegung.bestandId', '=', givenText('bestandId')).on('bewegung.nr', '=', givenInteger('nr')),
    )
    .select(['bewegung.bestandId', 'bewegung.bestandNachher']),
);

/** What levels, each asked for once, were after these movements; left out where there is no such movement. */
export async function readBestaendeNach(db: Db, stellen: Stelle[]): Promise<Map<string, number>> {
  const rows = stellen.length === 0 ? [] : await nachQuery(db, { stellen: JSON.stringify(stellen) });
  const leere = stellen.filter(({ nr }) => nr === 0);
  return new Map([
    ...leere.map(({ bestandId }) => [bestandId, 0] as const),
    ...rows.map(({ bestandId, bestandNachher }) => [bestandId, bestandNachher] as const),
  ]);
}

/** The movements of a booking, in the order in which levels are locked. */
export function listBuchung(db: Db, buchungId: string): Promise<{ artikelId: string; menge: number }[]> {
  return db
    .selectFrom('bewegung')
    .innerJoin('bestand', 'bestand.id', 'bewegung.bestandId')
    .select(['bestand.artikelId', 'bewegung.menge'])
    .where('bewegung.buchungId', '=', buchungId)
    .orderBy('bestand.artikelId')
    .execute();
}
