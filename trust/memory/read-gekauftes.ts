import { bestellTokenOf } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readSecret } from '#server/secret/secret.repository.ts';

/** Lines of a cart, sorted: product and pieces. */
export type Cart = [produktId: string, menge: number][];

/**
 * One order, known by an e-mail address of its own, and what it must be whole in: its lines with prices, its
 * total, its events, what was returned of it, and what it holds.
 */
export type Auftrag = {
  email: string;
  zahlart: string;
  gesamtCent: number;
  posten: Posten[];
  ereignisse: string[];
  erstattetCent: number;
  halt: Halt[];
};
type Posten = [produktId: string, menge: number, preisCent: number];
type Halt = [artikelId: string, menge: number, stand: string];

/** How customers reach their order, and the owner, once it was read from the database. */
export type Zugang = { nummer: string; token: string; id?: string };

export async function readCart(db: Db, cartId: string | undefined): Promise<Cart> {
  const rows = await db
    .selectFrom('cartItem')
    .select(['produktId', 'menge'])
    .where('cartId', '=', cartId ?? '')
    .execute();
  return byId(rows.map(({ produktId, menge }): Cart[number] => [produktId, menge]));
}

/** The orders of all e-mail addresses that begin like this, oldest first, and the ways to reach them. */
export async function readAuftraege(
  db: Db,
  anfang: string,
): Promise<{ auftraege: Auftrag[]; zugaenge: Map<string, Zugang> }> {
  const chosen = db.selectFrom('auftrag').where('email', 'like', `${anfang}%`);
  const rows = await chosen
    .select(['id', 'email', 'zahlart', 'gesamtCent', 'nummer'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const posten = await ofAuftraege(
    chosen
      .innerJoin('auftragPosten', 'auftragId', 'auftrag.id')
      .select(['auftragId', 'produktId', 'menge', 'preisCent']),
  );
  const ereignisse = await ofAuftraege(
    chosen
      .innerJoin('auftragEreignis', 'auftragId', 'auftrag.id')
      .select(['auftragId', 'typ', 'angaben'])
      .orderBy('nr'),
  );
  const halte = await ofAuftraege(
    chosen
      .innerJoin('reservierung', 'auftragId', 'auftrag.id')
      .select(['auftragId', 'artikelId', 'menge', 'stand']),
  );
  const auftraege = rows.map(({ id, email, zahlart, gesamtCent }) => ({
    email,
    zahlart,
    gesamtCent,
    posten: byId(posten(id).map((one): Posten => [one.produktId, one.menge, one.preisCent])),
    ereignisse: ereignisse(id).map(({ typ }) => typ),
    erstattetCent: ereignisse(id).reduce((cent, one) => cent + erstattetCentOf(one), 0),
    halt: byId(halte(id).map((one): Halt => [one.artikelId, one.menge, one.stand])),
  }));
  const secret = await readSecret(db);
  const zugaenge = new Map(
    rows.map(({ id, email, nummer }) => [email, { nummer, token: bestellTokenOf(secret, id), id }]),
  );
  return { auftraege, zugaenge };
}

function erstattetCentOf({ typ, angaben }: { typ: string; angaben: string }): number {
  return typ === 'erstattung' ? JSON.parse(angaben).betragCent : 0;
}

async function ofAuftraege<Row extends { auftragId: string }>(query: {
  execute: () => Promise<Row[]>;
}): Promise<(auftragId: string) => Row[]> {
  const groups = Map.groupBy(await query.execute(), ({ auftragId }) => auftragId);
  return (auftragId) => groups.get(auftragId) ?? [];
}

/** Sorted by the id at the beginning. */
export function byId<T extends [id: string, ...unknown[]]>(rows: T[]): T[] {
  return rows.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
