import { randomUUID } from 'node:crypto';
import {
  Angebote,
  cancelAuftrag,
  catchUpAuftraege,
  listAuftraege,
  placeAuftrag,
  readKasse,
  recordZahlung,
} from '#features/auftrag/server/index.ts';
import { BestellGrenze, findAccountByEmail } from '#features/auth/server/index.ts';
import { accountShopper, addToCart, emptyCart, readCartZeilen } from '#features/cart/server/index.ts';
import { isVerkaeuflich } from '#features/einstellung/bereit-produkte.ts';
import { readEinstellungen } from '#features/einstellung/server/index.ts';
import { readAngaben } from '#features/kunde/server/index.ts';
import { listVerkaufbare } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum.ts';
import { demoAdmin } from './accounts.ts';
import { type DemoAuftrag, demoAuftraege } from './auftraege-liste.ts';
import { demoEinstellungen } from './beispiel-laden.ts';
import { emailVon } from './kunden.ts';
import { demoProdukte } from './produkte.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long ago the newest order is. */
const ebenMs = hourMs / 2;

/**
 * Gives the example workshop some orders when it opens for the first time, through the use cases of the screens and of the job, as if
 * they had been made in the days before. A shop that is not the example any more gets none.
 */
export async function addDemoAuftraege(db: Tx, now: Date): Promise<void> {
  if (!(await isBeispiel(db)) || (await listAuftraege(db)).auftraege.length > 0) return;
  const verkaufbar = new Map(
    (await listVerkaufbare(db)).filter(isVerkaeuflich).map(({ id, name }) => [name, id]),
  );
  const produktIds = new Map(demoProdukte.map(({ slug, name }) => [slug, verkaufbar.get(name)]));
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  for (const auftrag of demoAuftraege) {
    const { tage, stunde } = auftrag;
    const at = new Date(tage === 0 ? now.getTime() - ebenMs : today - tage * dayMs + stunde * hourMs);
    const bestellt = await order(db, auftrag, { produktIds, at });
    if (bestellt) await proceed(db, bestellt, { auftrag, at });
  }
  await catchUpAuftraege(db, now);
}

/** The owner may have made the example her own shop, before she opened it. */
async function isBeispiel(db: Db): Promise<boolean> {
  const { laden, zahlung } = await readEinstellungen(db);
  const beispiel = demoEinstellungen;
  return (
    laden.angaben.email === beispiel.laden.email &&
    zahlung.angaben.vorkasse.iban === beispiel.zahlung.vorkasse.iban &&
    (await findAccountByEmail(db, demoAdmin)) !== undefined
  );
}

type Umstaende = { produktIds: Map<string, string | undefined>; at: Date };

/** Makes an order as its customer would; none where a product, a person or a way to pay is gone. */
async function order(db: Tx, { posten, weise, isGast, ...rest }: DemoAuftrag, { produktIds, at }: Umstaende) {
  const { vorname, nachname } = rest;
  const account = await findAccountByEmail(db, emailVon(vorname, nachname));
  const adresse = account && (await readAngaben(db, [account.id])).get(account.id)?.adresse;
  if (!account || !adresse || (await readCartZeilen(db, account.id)).length > 0) return undefined;
  const cartId = account.id;
  for (const { slug, menge } of posten) {
    const produktId = produktIds.get(slug);
    if (produktId)
      await addToCart(db, accountShopper(cartId, { now: at, tag: tagOf(at) }), { produktId, menge });
  }
  const kaeufer = { account: isGast ? undefined : account, cartId };
  const services = { angebote: new Angebote(), grenze: new BestellGrenze(), now: () => at, adresse: null };
  const kasse = await readKasse(db, kaeufer, services);
  const zahlart = weise === 'dhl' ? 'vorkasse' : 'abholung';
  const wahl = kasse.moeglichkeiten.find((one) => one.versandart === weise && one.zahlart === zahlart);
  if (!wahl || kasse.posten.length < posten.length || kasse.hindernisse.length > 0) {
    await emptyCart(db, cartId);
    return undefined;
  }
  const { strasse, hausnummer, zusatz, plz, stadt } = adresse;
  const rechnung = { vorname, nachname, firma: '', strasse, hausnummer, zusatz, plz, stadt };
  const { email } = account;
  const { stand } = wahl;
  const body = { bestellId: randomUUID(), stand, versandart: weise, zahlart, email, rechnung } as const;
  return placeAuftrag(db, { kaeufer, body, address: '127.0.0.1' }, services);
}

/** What its customer or the workshop did with an order. */
async function proceed(
  db: Tx,
  { nummer, token }: { nummer: string; token: string },
  { auftrag: { danach }, at }: { auftrag: DemoAuftrag; at: Date },
): Promise<void> {
  if (!danach) return;
  const now = new Date(at.getTime() + danach.nachTagen * dayMs);
  if (danach.was === 'storniert') await cancelAuftrag(db, token, { now, adresse: null });
  else {
    const { auftraege } = await listAuftraege(db);
    const id = auftraege.find((one) => one.nummer === nummer)?._id ?? '';
    await recordZahlung(db, id, { von: { id: null, name: 'Jonas Lindner' }, now, adresse: null });
  }
}
