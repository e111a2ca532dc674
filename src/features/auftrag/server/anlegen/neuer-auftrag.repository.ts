import type { Db, Tx } from '#server/db/connect.ts';
import { fixedInsert, fixedQuery, fixedRowsQuery } from '#server/db/fixed-query.ts';
import type { AuftragPostenTable, AuftragTable } from '#server/db/schema.ts';
import { ereignisAngaben } from '../../ereignisse/ereignis.ts';
import type { Author } from '../auftragsakte/ereignis.repository.ts';

const insertQuery = fixedInsert((db: Tx, row: AuftragTable) =>
  db
    .insertInto('auftrag')
    .values(row)
    .onConflict((oc) => oc.column('nummer').doNothing()),
);

/** Adds an order; returns `false` if its number is taken. */
export async function insertAuftrag(db: Tx, row: AuftragTable): Promise<boolean> {
  return (await insertQuery(db, row)) > 0;
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

type Anfrage = { bestellId: string; key: string };

/** Reads with the unpaid orders that have this key in the column. */
const vorherQueryBy = (column: 'emailKey' | 'accountId') =>
  fixedQuery((db, { bestellId, key }: Anfrage) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('auftrag as offen')
          .select((eb) => eb.fn.countAll().as('offene'))
          .where(`offen.${column}`, '=', key)
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
      .select(['zahl.offene', 'auftrag.nummer', 'auftrag.id']),
  );

const vorherQueries = { emailKey: vorherQueryBy('emailKey'), accountId: vorherQueryBy('accountId') };

/**
 * The order that was made under this id, and how many orders of an e-mail address, or of an account, wait for
 * their money.
 */
export async function readVorher(
  db: Db,
  bestellId: string,
  wessen: { emailKey: string } | { accountId: string },
): Promise<{ bestellt: { nummer: string; id: string } | undefined; offene: number }> {
  const [row] =
    'accountId' in wessen
      ? await vorherQueries.accountId(db, { bestellId, key: wessen.accountId })
      : await vorherQueries.emailKey(db, { bestellId, key: wessen.emailKey });
  const { nummer, id } = row ?? {};
  return { bestellt: nummer && id ? { nummer, id } : undefined, offene: Number(row?.offene ?? 0) };
}

/**
 * The addresses of the latest order that an account made itself. One that was made by a guest may be another
 * person's, also with the account's e-mail address: anybody can type that.
 */
export function findLetzteAnschriften(db: Db, accountId: string) {
  return db
    .selectFrom('auftrag')
    .select(['rechnung', 'lieferung'])
    .where('accountId', '=', accountId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('auftragEreignis')
          .select('nr')
          .whereRef('auftragEreignis.auftragId', '=', 'auftrag.id')
          .where('typ', '=', 'bestellt')
          .where('vonId', '=', accountId),
      ),
    )
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
