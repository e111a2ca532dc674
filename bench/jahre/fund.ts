import { readBestellToken } from '#features/auftrag/server/index.ts';
import { findAccountByEmail, findAccountById, startSession } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { fillCart, newCartCookie } from '#test/auftrag/fill-cart.ts';
import { inhaberin } from '#test/jahre/laden.ts';

export type Fund = Awaited<ReturnType<typeof readFund>>;

/** What of a seeded shop is asked for: who asks, and the longest and oldest of everything. */
export async function readFund(db: Db) {
  const admin = await findAccountByEmail(db, inhaberin.email);
  const stammkunde = await db
    .selectFrom('auftrag')
    .select(({ fn }) => ['accountId', fn.countAll<number>().as('anzahl')])
    .where('accountId', 'is not', null)
    .groupBy('accountId')
    .orderBy('anzahl', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const kundin = await findAccountById(db, stammkunde.accountId ?? '');
  if (!admin || !kundin) throw new Error('The shop is not a seeded one.');
  const bearer = async (account: typeof kundin) => ({
    authorization: `Bearer ${await startSession(db, account, new Date())}`,
  });
  const produkte = await db.selectFrom('produkt').select('id').orderBy('reihenfolge').execute();
  const ids = produkte.map(({ id }) => id);
  const gast = { cookie: newCartCookie() };
  await fillCart(db, gast, ids.slice(1, 4));
  await fillCart(db, { accountId: kundin.id }, ids.slice(1, 4));
  return {
    ids,
    ...{ admin: await bearer(admin), kundin: await bearer(kundin), kundinId: kundin.id, gast },
    ...(await auftraegeOf(db)),
    ...(await waresOf(db)),
    nachrichten: await endsOf(db, 'nachricht'),
  };
}

/** Ids of the oldest and the newest row. */
async function endsOf(db: Db, table: 'nachricht' | 'auftrag') {
  const idOf = async (direction: 'asc' | 'desc') =>
    (await db.selectFrom(table).select('id').orderBy('id', direction).limit(1).executeTakeFirstOrThrow()).id;
  return { erste: await idOf('asc'), letzte: await idOf('desc') };
}

async function auftraegeOf(db: Db) {
  const ends = await endsOf(db, 'auftrag');
  const { nummer, email, createdAt } = await db
    .selectFrom('auftrag')
    .select(['nummer', 'email', 'createdAt'])
    .where('id', '=', ends.erste)
    .executeTakeFirstOrThrow();
  const zuPacken = await db
    .selectFrom('auftrag')
    .select('id')
    .where('aufgabe', '=', 'packen')
    .where('versandart', '=', 'dhl')
    .limit(100)
    .execute();
  return {
    alter: { id: ends.erste, nummer, email, createdAt, token: await readBestellToken(db, ends.erste) },
    zuPacken: zuPacken.map(({ id }) => id),
  };
}

/** The article with the longest history, its number of movements, a raw material, and a file of a picture. */
async function waresOf(db: Db) {
  const artikel = await db
    .selectFrom('bestand')
    .select(['artikelId', 'letzteNr'])
    .orderBy('letzteNr', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rohseife = await db
    .selectFrom('rohstoff')
    .select('id')
    .where('typ', '=', 'rohseife')
    .limit(1)
    .executeTakeFirstOrThrow();
  const bild = await db.selectFrom('bildVariante').selectAll().limit(1).executeTakeFirstOrThrow();
  const datei = `${bild.hash}-${bild.breite}.${bild.format}`;
  return { artikel, rohseife: rohseife.id, bild: datei };
}
