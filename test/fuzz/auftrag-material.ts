import { bestellTokenOf } from '#features/auftrag/server/index.ts';
import { keinSteuerwechsel } from '#features/einstellung/server/index.ts';
import { KonditionenCache, readKasse } from '#features/kasse/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { ServedCall } from '#server/http/calls/calls.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { insertAuftrag } from '../auftrag/auftraege.ts';
import { fillCart, guestCartId, newCartCookie } from '../auftrag/fill-cart.ts';
import { fillShelf, newBestellung, openForOrders } from '../auftrag/offener-laden.ts';

/** Opens the cart of the fuzzed guest. */
export const guestCookie = newCartCookie();

/** Open orders that are there before each batch, for all that is done with them. */
const offene = 6;
const vorrat = 50;
/** A day that is over. */
const vergangen = '2026-11-20';

/** Opens the shop with full shelves, gives the admin and the guest the same cart, and makes orders. */
export async function restockAuftraege(db: Db, adminId: string): Promise<void> {
  const produkte = await db
    .selectFrom('produkt')
    .select('id')
    .where('aktiv', '=', 1)
    .where('preisCent', '>', 0)
    .orderBy('reihenfolge')
    .execute();
  const ids = produkte.map(({ id }) => id);
  const some = ids.slice(0, 3);
  await openForOrders(db);
  await fillShelf(db, ids, vorrat);
  await fillCart(db, { accountId: adminId }, some);
  await fillCart(db, { cookie: guestCookie }, some);
  const { anzahl } = await db
    .selectFrom('auftrag')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .where('faelligAt', 'is not', null)
    .executeTakeFirstOrThrow();
  const posten = some.map((produktId) => ({ produktId, menge: 1 }));
  for (let n = anzahl; n < offene && posten.length > 0; n += 1)
    await insertAuftrag(db, { posten, at: new Date() });
}

/** The links and ids of the latest orders, and one that the guest can make. */
export async function collectAuftraege(db: Db) {
  const rows = await db
    .selectFrom('auftrag')
    .select(['id', 'zusageBis'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
  const ids = rows.map(({ id }) => id);
  const secret = await readSecret(db);
  const ofAuftraege: Record<string, string[]> = {
    id: ids,
    auftragId: ids,
    ids,
    nach: rows.map(({ id, zusageBis }) => `${zusageBis} ${id}`),
    token: ids.map((id) => bestellTokenOf(secret, id)),
    // Most orders have no more events.
    gesehen: ['1', '2', '3'],
    nr: ['1', '2', '3'],
    tag: [vergangen],
    von: [vergangen],
    bis: [vergangen],
  };
  const kaeufer = { account: undefined, cartId: guestCartId(guestCookie) };
  const kasse = await readKasse(db, kaeufer, {
    konditionenCache: new KonditionenCache('http://localhost'),
    steuerwechsel: keinSteuerwechsel,
    now: () => new Date(),
  });
  const [weg] = kasse.moeglichkeiten;
  const bestellung = weg && newBestellung(weg, 'fuzz-guest@lindenblatt.example');
  return {
    known: ({ url }: ServedCall, key: string): string[] | undefined =>
      /^\/api\/(bestellung|versand|zahlungen)/.test(url) ? ofAuftraege[key] : undefined,
    storedBody: ({ method, url }: ServedCall): object | undefined =>
      method === 'POST' && url === '/api/checkout' ? bestellung : undefined,
  };
}
