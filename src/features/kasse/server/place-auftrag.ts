import { createHash } from 'node:crypto';
import { bestellerOf, bestellTokenOf, readVorher } from '#features/auftrag/server/index.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { findOwnAccount } from '#features/auth/server/index.ts';
import { lockBestaende } from '#features/bestand/server/index.ts';
import { emptyCart } from '#features/cart/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction, isTx } from '#server/db/in-transaction.ts';
import { lockKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import type { AttemptCounter } from '#server/limits/attempt-counter.ts';
import { limitAttempts } from '#server/limits/limit-attempts.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { readableLine } from '#shared/text/single-line.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { BestellBody } from '../contract.ts';
import type { Kasseninhalt } from '../kasse.ts';
import type { KonditionenMitTexten } from './konditionen-cache.ts';
import { idsOf, type Kaeufer, type KasseServices, readKasseninhalt } from './read-kasse.ts';
import { chooseBestellsumme } from './refuse-changed.ts';
import { writeAuftrag } from './write-auftrag.ts';

/**
 * Orders of one e-mail address, or of an account with its own, that may wait for their money: a family never
 * has so many, a prank soon has.
 */
const maxOffene = 10;

export type Bestellt = { nummer: string; token: string; isNeu: boolean };

type Bestellung = { kaeufer: Kaeufer; body: BestellBody; address: string };

/** Makes the order of a cart (R37), or answers the one that was made under the same `bestellId`. */
export async function placeAuftrag(
  db: Db,
  { address, ...bestellung }: Bestellung,
  services: KasseServices,
): Promise<Bestellt> {
  const { kaeufer, body } = bestellung;
  const email = (await isBestaetigt(db, kaeufer, body.email)) ? undefined : body.email;
  const zaehler = await services.grenze.countersOf(db, { address, email });
  const secret = await services.grenze.secretOf(db);
  const { bestellt, konditionenMitTexten } = await inTransaction(db, (db) =>
    place(db, { ...bestellung, zaehler, secret }, services),
  );
  if (konditionenMitTexten && !isTx(db)) konditionenMitTexten.areKept = true;
  return bestellt;
}

type GezaehlteBestellung = Omit<Bestellung, 'address'> & { zaehler: AttemptCounter[]; secret: string };

/**
 * Checks, prices, held stock, number and event in one transaction, which the locked catalogue keeps apart
 * from every change of products, settings and other orders.
 */
async function place(
  db: Tx,
  { kaeufer, body, zaehler, secret }: GezaehlteBestellung,
  { konditionenCache, steuerwechsel, now, adresse }: KasseServices,
): Promise<{ bestellt: Bestellt; konditionenMitTexten?: KonditionenMitTexten }> {
  const version = await lockKatalogVersion(db);
  const bestellId = bestellKeyOf(body);
  const emailKey = emailKeyOf(body.email);
  const vorher = await readVorher(db, bestellId, wessenOf(kaeufer, emailKey));
  if (vorher.bestellt) {
    const { id, nummer } = vorher.bestellt;
    return { bestellt: { nummer, token: bestellTokenOf(secret, id), isNeu: false } };
  }

  const at = now();
  const konditionenMitTexten = await konditionenCache.read(db, version, tagOf(at));
  const { konditionen } = konditionenMitTexten;
  const zeilen = kaeufer.cartId === undefined ? [] : await emptyCart(db, kaeufer.cartId);
  const bestaende = await lockBestaende(db, idsOf(zeilen));
  const freiOf = (id: string) => (bestaende.get(id)?.menge ?? 0) - (bestaende.get(id)?.reserviert ?? 0);
  const inhalt: Kasseninhalt = await readKasseninhalt(db, { konditionen, zeilen, freiOf, steuerwechsel });
  const summe = chooseBestellsumme(inhalt, body);
  refuseTooMany(vorher.offene);
  await limitAttempts(db, zaehler, at);

  const von = authorOf(kaeufer);
  const angaben = { accountId: kaeufer.account?.id ?? null, body, bestellId, emailKey };
  const entschieden = { angaben, waren: inhalt.waren, summe, konditionenMitTexten, von };
  const { auftrag, token } = await writeAuftrag(db, entschieden, { at, adresse, secret, steuerwechsel });
  return { bestellt: { nummer: auftrag.nummer, token, isNeu: true }, konditionenMitTexten };
}

/**
 * The id of an order as it is stored: of the click, which is the browser's 128 random bits with all that was
 * ordered under them. So a repetition is answered also when the shopper has signed in meanwhile and the
 * guest's cart is gone; other goods or another address are never answered with an earlier order.
 */
export function bestellKeyOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

/**
 * Whose open orders count. Who is signed in and orders with her own address is not kept from it by orders
 * that strangers made with that address.
 */
function wessenOf({ account }: Kaeufer, emailKey: string) {
  return account && emailKeyOf(account.email) === emailKey ? { accountId: account.id } : { emailKey };
}

/**
 * Whether the shopper reads what is sent to this address. An account that has just been deleted is no answer here: the
 * transaction finds that its caller is gone (ADR 051).
 */
async function isBestaetigt(db: Db, { account }: Kaeufer, email: string): Promise<boolean> {
  const own = account && (await findOwnAccount(db, account.id));
  return own !== undefined && bestellerOf(own).emailKey === emailKeyOf(email);
}

function refuseTooMany(offene: number): void {
  if (offene < maxOffene) return;
  throw new AppError(
    'TOO_MANY',
    `Für diese E-Mail-Adresse sind schon ${maxOffene} Bestellungen offen. Bitte bezahlen oder stornieren Sie zuerst eine davon.`,
  );
}

function authorOf({ account }: Kaeufer) {
  if (!account) return { id: null, name: 'Gast' };
  return { id: account.id, name: readableLine(`${account.vorname} ${account.nachname}`) };
}
