import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery, fixedRowsQuery } from '#server/db/fixed-query.ts';
import type { AuftragPostenTable, AuftragTable } from '#server/db/schema.ts';
import { ereignisAngaben } from '../ereignis.ts';
import type { Author } from './ereignis.repository.ts';

const insertQuery = fixedQuery((db: Tx, row: AuftragTable) =>
  db
    .insertInto('auftrag')
    .values(row)
    .onConflict((oc) => oc.column('nummer').doNothing())
    .returning('id'),
);

/** Adds an order; returns `false` if its number is taken. */
export async function insertAuftrag(db: Tx, row: AuftragTable): Promise<boolean> {
  return (await insertQuery(db, row)).length > 0;
}

const postenQuery = fixedRowsQuery((db: Tx, rows: AuftragPostenTable[]) =>
  db.insertInto('auftragPosten').values(rows),
);

export async function insertPosten(db: Tx, rows: AuftragPostenTable[]): Promise<void> {
  await postenQuery(db, rows);
}

const ereignisQuery = fixedQuery(
  (
    db: Tx,
    row: { auftragId: string; angaben: string; von: string; vonId: string | null; createdAt: string },
  ) => db.insertInto('auftragEreignis').values({ ...row, nr: 1, typ: 'bestellt' }),
);

/** The first event of an order that was just added: nothing has to be counted for it. */
export async function insertBestellt(
  db: Tx,
  { auftragId, von, at, isTelefon }: { auftragId: string; von: Author; at: string; isTelefon: boolean },
): Promise<void> {
  const angaben = JSON.stringify(ereignisAngaben.bestellt.parse(isTelefon ? { telefon: true } : {}));
  await ereignisQuery(db, { auftragId, angaben, von: von.name, vonId: von.id, createdAt: at });
}

type Anfrage = { bestellId: string; emailKey: string };

const vorherQuery = fixedQuery((db, { bestellId, emailKey }: Anfrage) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('auftrag as offen')
        .select((eb) => eb.fn.countAll().as('offene'))
        .where('offen.emailKey', '=', emailKey)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('auftragEreignis')
                .select('nr')
                .whereRef('auftragEreignis.auftragId', '=', 'offen.id')
                .where('typ', 'in', ['zahlung', 'storniert']),
            ),
          ),
        )
        .as('zahl'),
    )
    .leftJoin('auftrag', (join) => join.on('auftrag.bestellId', '=', bestellId))
    .select(['zahl.offene', 'auftrag.nummer', 'auftrag.token']),
);

/** The order that was made under this id, and how many orders of an e-mail address wait for their money. */
export async function readVorher(
  db: Db,
  anfrage: Anfrage,
): Promise<{ bestellt: { nummer: string; token: string } | undefined; offene: number }> {
  const [row] = await vorherQuery(db, anfrage);
  const { nummer, token } = row ?? {};
  return { bestellt: nummer && token ? { nummer, token } : undefined, offene: Number(row?.offene ?? 0) };
}

/**
 * The addresses of an account's latest order that it made itself, or with its own e-mail address: one that was only taken over by
 * its link may be another person's.
 */
export function findLetzteAnschriften(
  db: Db,
  { accountId, emailKey }: { accountId: string; emailKey: string },
) {
  return db
    .selectFrom('auftrag')
    .select(['rechnung', 'lieferung'])
    .where('accountId', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('emailKey', '=', emailKey),
        eb.exists(
          eb
            .selectFrom('auftragEreignis')
            .select('nr')
            .whereRef('auftragEreignis.auftragId', '=', 'auftrag.id')
            .where('typ', '=', 'bestellt')
            .where('vonId', '=', accountId),
        ),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
