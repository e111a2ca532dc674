import { randomUUID } from 'node:crypto';
import {
  catchUpAuftraege,
  fetchAuftrag,
  listAuftraege,
  packLocked,
  readAuftrag,
  readyAuftrag,
  recordZahlung,
  sendAuftrag,
  writeNotiz,
} from '#features/auftrag/server/index.ts';
import { findAccountByEmail } from '#features/auth/server/index.ts';
import { cancelBestellung } from '#features/bestellung/server/index.ts';
import { accountShopper, addToCart, emptyCart, readCartZeilen } from '#features/cart/server/index.ts';
import { keinSteuerwechsel, readEinstellungen } from '#features/einstellung/server/index.ts';
import { BestellGrenze, KonditionenCache, placeAuftrag, readKasse } from '#features/kasse/server/index.ts';
import { readKundeAngaben } from '#features/kunde/server/index.ts';
import { plusTage } from '#features/lieferung/feiertage.ts';
import { paketOf } from '#features/lieferung/liefertermin.ts';
import { isVerkaeuflich } from '#features/oeffnung/bereitschaft/bereit-produkte.ts';
import { listVerkaufbare } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { euroToCent } from '#shared/number/money.ts';
import { demoAdmin } from './accounts.ts';
import { type Danach, type DemoAuftrag, demoAuftraege } from './auftraege-liste.ts';
import { demoEinstellungen } from './beispiel-laden.ts';
import { emailVon } from './kunden.ts';
import { demoProdukte } from './produkte.ts';
import { addDemoWiderrufe } from './widerrufe.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long ago the newest order is. */
const ebenMs = hourMs / 2;

/**
 * Gives the example workshop some orders when it opens for the first time, through the use cases of the
 * screens and of the job, as if they had been made in the days before. A shop that is not the example any
 * more gets none.
 */
export async function addDemoAuftraege(db: Tx, now: Date): Promise<void> {
  if (!(await isBeispiel(db)) || (await listAuftraege(db)).auftraege.length > 0) return;
  const verkaufbar = new Map(
    (await listVerkaufbare(db)).filter(isVerkaeuflich).map(({ id, name }) => [name, id]),
  );
  const produktIds = new Map(demoProdukte.map(({ slug, name }) => [slug, verkaufbar.get(name)]));
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const timeOf = ({ tage, stunde }: { tage: number; stunde: number }) =>
    new Date(tage === 0 ? now.getTime() - ebenMs : today - tage * dayMs + stunde * hourMs);
  const bestellt = new Map<DemoAuftrag, Bestellt>();
  for (const { auftrag, danach } of listSchritte()) {
    const at = timeOf(danach ?? auftrag);
    const made = bestellt.get(auftrag);
    if (danach && made) await proceed(db, made, { danach, at });
    if (danach) continue;
    const neu = await order(db, auftrag, { produktIds, at });
    if (neu) bestellt.set(auftrag, neu);
  }
  const bestellte = [...bestellt].map(([{ vorname, nachname }, made]) => ({ vorname, nachname, ...made }));
  await addDemoWiderrufe(db, bestellte, timeOf({ tage: 0, stunde: 0 }));
  await catchUpAuftraege(db, now);
}

type Schritt = { auftrag: DemoAuftrag; danach: Danach | undefined };

/** Orders and what happened to them, in the sequence of their times: goods leave the shelf in it, too. */
function listSchritte(): Schritt[] {
  const alle = demoAuftraege.flatMap((auftrag): Schritt[] => [
    { auftrag, danach: undefined },
    ...(auftrag.danach ?? []).map((danach) => ({ auftrag, danach })),
  ]);
  const stundenVor = ({ auftrag, danach }: Schritt) => {
    const { tage, stunde } = danach ?? auftrag;
    return tage * 24 - stunde;
  };
  return alle.toSorted((a, b) => stundenVor(b) - stundenVor(a));
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

type Bestellt = { id: string; token: string };

type Umstaende = { produktIds: Map<string, string | undefined>; at: Date };

/** Makes an order as its customer would; none where a product, a person or a way to pay is gone. */
async function order(db: Tx, { posten, weise, isGast, ...rest }: DemoAuftrag, { produktIds, at }: Umstaende) {
  const { vorname, nachname } = rest;
  const account = await findAccountByEmail(db, emailVon(vorname, nachname));
  const adresse = account && (await readKundeAngaben(db, [account.id])).get(account.id)?.adresse;
  if (!account || !adresse || (await readCartZeilen(db, account.id)).length > 0) return undefined;
  const cartId = account.id;
  for (const { slug, menge } of posten) {
    const produktId = produktIds.get(slug);
    if (produktId)
      await addToCart(db, accountShopper(cartId, { now: at, tag: tagOf(at) }), { produktId, menge });
  }
  const kaeufer = { account: isGast ? undefined : account, cartId };
  const services = {
    konditionenCache: new KonditionenCache(''),
    grenze: new BestellGrenze(),
    steuerwechsel: keinSteuerwechsel,
    now: () => at,
    adresse: null,
  };
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
  const { nummer, token } = await placeAuftrag(db, { kaeufer, body, address: '127.0.0.1' }, services);
  const [made] = (await listAuftraege(db, { suche: nummer })).auftraege;
  return made && { id: made._id, token };
}

/** What its customer or the workshop did with an order. */
async function proceed(db: Tx, { id, token }: Bestellt, { danach, at }: { danach: Danach; at: Date }) {
  if (danach.was === 'storniert') return cancelBestellung(db, token, { now: at, adresse: null });
  const { offen, letzteNr: gesehen, posten } = await readAuftrag(db, id);
  const anlass = { von: { id: null, name: 'Jonas Lindner' }, now: at, adresse: null };
  const schritt = { id, gesehen };
  switch (danach.was) {
    case 'bezahlt':
      return recordZahlung(db, { ...schritt, betragCent: euroToCent(offen), tag: tagOf(at) }, anlass);
    case 'gepackt':
      return packLocked(db, schritt, anlass);
    case 'abholbereit':
      return readyAuftrag(db, schritt, anlass);
    case 'abgeholt':
      return fetchAuftrag(db, { ...schritt, bezahlt: true }, anlass);
    case 'notiz':
      return writeNotiz(db, { ...schritt, text: danach.text }, anlass);
    case 'versendet': {
      const { nummer } = danach;
      const teile = danach.teile?.map(({ slug, menge }) => ({ nr: nrOf(posten, slug), menge }));
      const rest = paketOf(plusTage(tagOf(at), 7));
      return sendAuftrag(
        db,
        { ...schritt, dienst: 'DHL', nummer, ...(teile ? { teile, rest } : {}) },
        anlass,
      );
    }
  }
}

/** The line of a soap in an order: its lines are not in the sequence in which they were put into the cart. */
function nrOf(posten: { nr: number; name: string }[], slug: string): number {
  const produkt = demoProdukte.find((one) => one.slug === slug);
  const line = posten.find(({ name }) => name === produkt?.name);
  if (!line) throw new Error(`The order has no ${slug}.`);
  return line.nr;
}
