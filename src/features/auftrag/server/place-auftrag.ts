import { createHash } from 'node:crypto';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { holdBestand, lockBestaende } from '#features/bestand/server/index.ts';
import { emptyCart } from '#features/cart/server/index.ts';
import { keepFassungen } from '#features/einstellung/server/index.ts';
import { lockKatalogVersion, raiseKatalogVersion } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { tagOf } from '#shared/datum.ts';
import { AppError } from '#shared/errors.ts';
import { readableLine } from '#shared/single-line.ts';
import type { Kassenlage } from '../kasse.ts';
import type { BestellBody } from '../kasse-contract.ts';
import { isAndersGesagt, type Ware } from '../ware.ts';
import { countOffene, findBestellt, insertBestellt, insertPosten } from './auftrag.repository.ts';
import { insertNumbered } from './insert-numbered.ts';
import { idsOf, type Kaeufer, type KasseServices, readLage } from './read-kasse.ts';
import { chooseRechnung } from './refuse-changed.ts';
import { toAuftragRow, toPostenRows } from './to-auftrag-rows.ts';

/** Orders of one e-mail address that may wait for their money: a family never has so many, a prank soon has. */
const maxOffene = 10;

export type Bestellt = { nummer: string; token: string; isNeu: boolean };

/**
 * Makes the order of a cart (R37): checks, prices, held stock, number and event in one transaction, which the locked catalogue
 * keeps apart from every change of products, settings and other orders. The same `bestellId` of the same cart is the same order.
 */
export function placeAuftrag(
  db: Db,
  { kaeufer, body }: { kaeufer: Kaeufer; body: BestellBody },
  { angebote, now }: KasseServices,
): Promise<Bestellt> {
  return inTransaction(db, async (db) => {
    const version = await lockKatalogVersion(db);
    const bestellId = bestellKeyOf(kaeufer.cartId ?? '', body.bestellId);
    const known = await findBestellt(db, bestellId);
    if (known) return { ...known, isNeu: false };

    const at = now();
    const { angebot, fassungen } = await angebote.read(db, version, tagOf(at));
    const zeilen = kaeufer.cartId === undefined ? [] : await emptyCart(db, kaeufer.cartId);
    const bestaende = await lockBestaende(db, idsOf(zeilen));
    const freiOf = (id: string) => (bestaende.get(id)?.menge ?? 0) - (bestaende.get(id)?.reserviert ?? 0);
    const lage: Kassenlage = await readLage(db, { angebot, zeilen, freiOf });
    const rechnung = chooseRechnung(lage, body);
    const emailKey = emailKeyOf(body.email);
    await refuseTooMany(db, emailKey);

    const bestellung = { kaeufer, body, angebot, rechnung, bestellId, emailKey, at };
    const auftrag = await insertNumbered(db, toAuftragRow(bestellung), angebot);
    await insertPosten(db, toPostenRows(auftrag.id, lage.waren));
    await insertBestellt(db, { auftragId: auftrag.id, von: authorOf(kaeufer), at: auftrag.createdAt });
    await holdWaren(db, { auftrag, waren: lage.waren, at });
    await keepFassungen(db, fassungen, at);
    // The confirmation (R43) is queued here, in the same transaction, once the shop sends mail.
    return { nummer: auftrag.nummer, token: auftrag.token, isNeu: true };
  });
}

/**
 * The id of an order as it is stored: with that of the cart, so that a repetition finds only an order of the same shopper, and
 * nothing links two orders of a guest.
 */
export function bestellKeyOf(cartId: string, bestellId: string): string {
  return createHash('sha256').update(`${cartId} ${bestellId}`).digest('base64url');
}

/** Holds the pieces, and lets cached pages go that say 'noch 2' of what is 'gerade vergriffen' now. */
async function holdWaren(
  db: Tx,
  { auftrag, waren, at }: { auftrag: { id: string; nummer: string }; waren: Ware[]; at: Date },
): Promise<void> {
  const posten = waren.map(({ produktId, menge }) => ({ artikelId: produktId, menge }));
  await holdBestand(db, { auftragId: auftrag.id, nummer: auftrag.nummer, posten, at });
  if (waren.some(isAndersGesagt)) await raiseKatalogVersion(db);
}

async function refuseTooMany(db: Tx, emailKey: string): Promise<void> {
  if ((await countOffene(db, emailKey)) < maxOffene) return;
  throw new AppError(
    'TOO_MANY',
    `Für diese E-Mail-Adresse sind schon ${maxOffene} Bestellungen offen. Bitte bezahlen oder stornieren Sie zuerst eine davon.`,
  );
}

function authorOf({ account }: Kaeufer) {
  if (!account) return { id: null, name: 'Gast' };
  return { id: account.id, name: readableLine(`${account.vorname} ${account.nachname}`) };
}
