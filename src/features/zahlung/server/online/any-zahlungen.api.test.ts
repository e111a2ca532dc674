import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { geltende, nurVon } from '#features/auftrag/ereignisse/ereignis.ts';
import {
  expireAuftraege,
  findAuftragsakten,
  readZahlstaende,
  recordZahlung,
  refundAuftrag,
} from '#features/auftrag/server/index.ts';
import { cancelForLaden } from '#features/auftrag/server/stornieren/cancel-auftrag.ts';
import { cancelBestellung } from '#features/bestellung/server/change-bestellung.ts';
import { readBestellung } from '#features/bestellung/server/read-bestellung.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import { gehalten, insertAuftrag } from '#test/auftrag/auftraege.ts';
import { openLaden } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertWare } from '#test/ware/ware.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import { freiCentOf } from '#test/zahlung/fake-erstattung.ts';
import {
  geschehenOf,
  insertOnlineAuftrag,
  offerOnline,
  onlineAt,
  versucheOf,
} from '#test/zahlung/online-laden.ts';
import { erstattungenOf, postArtenOf } from '#test/zahlung/rueckzahlung.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import { finishUeberweisung, setKonto, withdrawUeberweisung } from '../erstattung/change-erstattung.ts';
import { findWartendeUeberweisung } from '../erstattung/erstattung.repository.ts';
import { requestErstattung } from '../erstattung/request-erstattung.ts';
import { beginZahlung } from './begin-zahlung.ts';
import { checkBestellung, switchBestellung } from './change-zahlungsseite.ts';
import { endVersuche } from './end-versuche.ts';
import { receiveMeldung } from './receive-meldung.ts';
import { hasZahlungen, settleZahlungen } from './settle-zahlungen.ts';
import { verifyZahlungen } from './verify-zahlungen.ts';
import type { ZahlungServices } from './zahlung-services.ts';

/** Each of an order of its own. PostgreSQL takes longer, and shows the same rules. */
const runs: Record<DatabaseName, number> = { SQLite: 500, PostgreSQL: 150 };

const minuteMs = 60_000;

const schritte = [
  ...(['beginnt', 'beginnt', 'zahlt', 'zahlt', 'zahlt', 'zahlt', 'kehrtZurueck', 'kehrtZurueck'] as const),
  ...(['meldung', 'meldung', 'job', 'job', 'zeit', 'zeit', 'zeit', 'frist', 'frist'] as const),
  ...(['storniert', 'ladenStorniert', 'ueberweisung', 'wechselt', 'andere'] as const),
  ...(['ausfall', 'verlust', 'zahltAnders', 'vergisst'] as const),
  ...(['erstattet', 'erstattet', 'ueberweistZurueck', 'zurueckIst', 'zurueckIst'] as const),
  ...(['ueberwiesen', 'zieht', 'zurueckVonHand'] as const),
];
/** `wieviel` chooses amounts and times. */
const schritt = fc.record({ was: fc.constantFrom(...schritte), wieviel: fc.nat(11) });
const beginnt: Schritt = { was: 'beginnt', wieviel: 0 };
type Schritt = { was: (typeof schritte)[number]; wieviel: number };

/** What happens at the same moment, moment after moment; `pausen`: how slowly the provider answers each time. */
const verlauf = fc.record({
  zuerst: fc.array(schritt, { maxLength: 2 }),
  momente: fc.array(fc.array(schritt, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 9 }),
  pausen: fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }),
});

/** One thing after the other, answered at once. */
const nacheinander = (...alle: [Schritt['was'], number?][]) => ({
  zuerst: [],
  momente: alle.map(([was, wieviel = 0]) => [{ was, wieviel }]),
  pausen: [0],
});
/** What chance brings about too seldom to rely on it, and one that chance has found. */
const seltene = [
  // Refused by the provider at once, and days later.
  nacheinander(['zahlt'], ['kehrtZurueck'], ['storniert'], ['erstattet', 3]),
  nacheinander(
    ['zahlt'],
    ['kehrtZurueck'],
    ['storniert'],
    ['erstattet', 1],
    ['zurueckIst', 1],
    ['zeit', 5],
    ['job'],
  ),
  // Another amount than the order's.
  nacheinander(['zahltAnders'], ['kehrtZurueck']),
  // No answer.
  nacheinander(['zahlt'], ['ausfall', 1], ['meldung', 0], ['meldung', 3]),
  // What is more than came by the provider waits for the customer's account.
  nacheinander(
    ['ueberweisung', 1],
    ['zahlt'],
    ['kehrtZurueck'],
    ['storniert'],
    ['erstattet', 1],
    ['erstattet', 0],
  ),
];

const counted = {
  ...{ done: 0, refused: 0, unanswered: 0, bezahlt: 0, abweichend: 0, storniert: 0 },
  ...{ zurueck: 0, ueberwiesen: 0, gescheitert: 0 },
};

/** The shop, its provider, and a clock. */
async function openShop(database: DatabaseName) {
  const { db } = await openMigratedDatabase(database);
  await openLaden(db);
  const state = { now: onlineAt, pausen: [0] };
  const anbieter = fakeAnbieter({ now: () => state.now });
  anbieter.beforeCall = async () => {
    const pause = state.pausen.shift() ?? 0;
    state.pausen.push(pause);
    for (let i = 0; i < pause; i += 1) await nextTurn();
  };
  await offerOnline(db, anbieter);
  const services: ZahlungServices = {
    ...{ anbieter, now: () => state.now, adresse: 'https://seifenhof.example' },
    log: { error: () => {} },
  };
  return { db, state, anbieter, services };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

type Auftrag = { id: string; token: string; produktId: string; adressen: Set<string> };

/** The payments of this order that its shopper has an address of: nobody else can pay them. */
function bekannte({ anbieter }: Shop, { adressen }: Auftrag) {
  return [...anbieter.sessions.values()].filter(({ adresse }) => adressen.has(adresse));
}

async function settle({ db, state, services }: Shop) {
  if (await hasZahlungen(db, state.now)) await settleZahlungen(db, { ...services, now: state.now });
}

function expire({ db, state, services }: Shop) {
  const vorEnde = (auftragId: string) => endVersuche(db, auftragId, services);
  return expireAuftraege(db, { ...services, now: state.now, vorEnde });
}

async function doStep(shop: Shop, auftrag: Auftrag, { was, wieviel }: Schritt): Promise<unknown> {
  const { db, state, anbieter, services } = shop;
  const { id, token, produktId } = auftrag;
  const bearbeitung = { von: { id: null, name: 'Werkstatt' }, now: state.now, adresse: services.adresse };
  const offene = () => bekannte(shop, auftrag).filter(({ stand }) => stand === 'offen');
  switch (was) {
    case 'beginnt':
      return beginZahlung(db, id, services).then(({ adresse }) => auftrag.adressen.add(adresse));
    case 'zahlt':
      return offene().map(({ anbieterId }) => anbieter.zahle(anbieterId));
    case 'zahltAnders':
      return wieviel < 3 && offene().map(({ anbieterId }) => anbieter.zahle(anbieterId, { betragCent: 1 }));
    case 'kehrtZurueck':
      return checkBestellung(db, token, services);
    case 'meldung': {
      const [one] = bekannte(shop, auftrag).slice(wieviel % 3);
      const ereignis = `stripe:${one?.anbieterId}-${wieviel % 2}`;
      return (
        one && receiveMeldung(db, { an: 'stripe', ...anbieter.meldung(one.anbieterId, ereignis) }, services)
      );
    }
    case 'job':
      return settle(shop);
    case 'frist':
      return expire(shop);
    case 'zeit':
      state.now = new Date(state.now.getTime() + ([0.05, 2, 29, 45, 61, 720][wieviel % 6] ?? 1) * minuteMs);
      return undefined;
    case 'storniert':
      return cancelBestellung(db, token, bearbeitung);
    case 'ladenStorniert': {
      const gesehen = (await geschehenOf(db, id)).typen.length;
      return cancelForLaden(db, { id, gesehen, text: 'Grund' }, bearbeitung);
    }
    case 'ueberweisung':
      return recordZahlung(
        db,
        { id, betragCent: [2070, 1000, 70][wieviel % 3] ?? 1, tag: tagOf(state.now) },
        bearbeitung,
      );
    case 'wechselt':
      return switchBestellung(db, token, services);
    case 'andere': {
      const { bestand } = await gehalten(db, produktId);
      return bestand === 0 && insertAuftrag(db, { posten: [{ produktId, menge: 3 }], at: state.now });
    }
    case 'ausfall':
      return anbieter.failNext(1 + (wieviel % 2));
    case 'verlust':
      return anbieter.loseNext(1);
    case 'vergisst':
      return offene().map(({ anbieterId }) => anbieter.sessions.delete(anbieterId));
    default:
      return doZurueck(shop, auftrag, { was, wieviel });
  }
}

type Zurueck = Extract<
  Schritt['was'],
  'erstattet' | 'ueberweistZurueck' | 'zurueckIst' | 'ueberwiesen' | 'zieht' | 'zurueckVonHand'
>;

const konto = { iban: 'DE02120300000000202051', inhaber: 'Erika Beispiel' };

/** What the owner and the provider do with money that goes back. */
async function doZurueck(
  { db, state, anbieter, services }: Shop,
  { id }: Auftrag,
  { was, wieviel }: { was: Zurueck; wieviel: number },
): Promise<unknown> {
  const von = { id: null, name: 'Ada' };
  const betrag = [20.7, 10, 0.7, 4][wieviel % 4] ?? 1;
  const gesehen = (await geschehenOf(db, id)).typen.length;
  const wartende = await findWartendeUeberweisung(db, id);
  switch (was) {
    case 'erstattet':
      anbieter.naechsterStand =
        (['erledigt', 'laeuft', 'laeuft', 'gescheitert'] as const)[wieviel % 4] ?? 'laeuft';
      return requestErstattung(db, { id, gesehen, betrag, weg: 'anbieter' }, { ...services, von });
    case 'ueberweistZurueck': {
      const wunsch = { id, gesehen, betrag, weg: 'ueberweisung' as const };
      return requestErstattung(db, { ...wunsch, konto }, { ...services, von });
    }
    case 'zurueckIst':
      return zurueckVon(anbieter, await erstattungenOf(db, id)).map((one) => {
        if (one.stand !== 'gescheitert') one.stand = wieviel % 2 === 0 ? 'erledigt' : 'gescheitert';
        return one;
      });
    case 'ueberwiesen':
      return wartende && finishUeberweisung(db, wartende.id, { ...services, von });
    case 'zieht':
      return wartende && withdrawUeberweisung(db, wartende.id, { ...services, von });
    case 'zurueckVonHand': {
      const bearbeitung = { von, now: state.now, adresse: services.adresse };
      return refundAuftrag(db, { id, gesehen, betrag, tag: tagOf(state.now) }, bearbeitung);
    }
  }
}

/** What the provider keeps of this order's money that goes back. */
function zurueckVon({ erstattungen }: Shop['anbieter'], rows: { id: string }[]) {
  const ids = new Set(rows.map(({ id }) => id));
  return [...erstattungen.values()].filter(({ id }) => ids.has(id));
}

/** What is refused, or not answered by the provider, is nobody's fault; any other error is a bug. */
function orNothing(error: unknown): undefined {
  if (error instanceof AppError) counted.refused += 1;
  else if (error instanceof AnbieterError) counted.unanswered += 1;
  else throw error;
}

/** Whoever can still pay does so at an attempt that the shop follows. */
async function expectFollowed(shop: Shop, auftrag: Auftrag): Promise<void> {
  const versuche = await versucheOf(shop.db, auftrag.id);
  const offene = versuche.filter(({ stand }) => stand === 'beginnt' || stand === 'offen');
  expect(offene.length).toBeLessThanOrEqual(1);
  const zahlbar = bekannte(shop, auftrag).filter(
    ({ stand, zahlung }) => stand === 'offen' && zahlung.laeuftBis > shop.state.now,
  );
  for (const { anbieterId } of zahlbar) expect(offene.map((one) => one.anbieterId)).toEqual([anbieterId]);
}

/** All that was begun ends, with a provider that answers. */
async function letEnd(shop: Shop): Promise<void> {
  shop.anbieter.naechsterStand = 'erledigt';
  shop.anbieter.failNext(0);
  shop.anbieter.loseNext(0);
  for (const minuten of [3, 62, 13 * 60, 26 * 60]) {
    shop.state.now = new Date(shop.state.now.getTime() + minuten * minuteMs);
    for (const one of shop.anbieter.erstattungen.values()) if (one.stand === 'laeuft') one.stand = 'erledigt';
    await settle(shop);
    await expire(shop);
  }
}

async function expectSound(shop: Shop, auftrag: Auftrag): Promise<void> {
  const versuche = await versucheOf(shop.db, auftrag.id);
  const { typen, zahlungen } = await geschehenOf(shop.db, auftrag.id);
  const bezahlte = bekannte(shop, auftrag).filter(({ stand }) => stand === 'bezahlt');
  const gleiche = bezahlte.filter(({ betragCent, zahlung }) => betragCent === zahlung.betragCent);
  const online = zahlungen.filter((one) => one.online);
  const sum = (alle: { betragCent: number }[]) => alle.reduce((all, { betragCent }) => all + betragCent, 0);
  expect(sum(online)).toBe(sum(gleiche));
  const staende = versuche.map(({ stand }) => stand);
  expect(staende.filter((stand) => stand === 'bezahlt')).toHaveLength(gleiche.length);
  expect(staende.filter((stand) => stand === 'abweichend')).toHaveLength(bezahlte.length - gleiche.length);
  expect(staende.filter((stand) => stand === 'beginnt' || stand === 'offen')).toEqual([]);
  const { stand } = await readBestellung(shop.db, auftrag.token);
  const halt = await shop.db
    .selectFrom('reservierung')
    .select('menge')
    .where('auftragId', '=', auftrag.id)
    .where('stand', '=', 'gehalten')
    .execute();
  expect(halt).toEqual(stand === 'storniert' ? [] : [{ menge: 2 }]);
  expect(stand === 'bezahlt').toBe(stand !== 'storniert' && sum(zahlungen) >= 2070);
  await expectZurueck(shop, auftrag);
  counted.bezahlt += gleiche.length;
  counted.abweichend += bezahlte.length - gleiche.length;
  counted.storniert += Number(typen.includes('storniert'));
}

/** The owner transfers what is still to be returned. */
async function returnRest({ db, services }: Shop, { id }: Auftrag): Promise<void> {
  const autor = { ...services, von: { id: null, name: 'Ada' } };
  const frei = (await readZahlstaende(db, [id])).get(id)?.zurueckCent ?? 0;
  const alte = await findWartendeUeberweisung(db, id);
  if (alte) {
    // The rest of a sum that went back by the provider waits for an account.
    if (alte.iban === null) await setKonto(db, alte.id, konto);
    await finishUeberweisung(db, alte.id, autor);
  }
  if (frei === 0) return;
  const wunsch = { id, betrag: centToEuro(frei), weg: 'ueberweisung' as const, konto };
  await requestErstattung(db, wunsch, autor);
  const wartende = await findWartendeUeberweisung(db, id);
  if (wartende) await finishUeberweisung(db, wartende.id, autor);
}

/** What the provider has returned is booked once; no payment went back by more than it was; all is returned. */
async function expectZurueck({ db, anbieter }: Shop, { id }: Auftrag): Promise<void> {
  const rows = await erstattungenOf(db, id);
  const sum = (alle: { betragCent: number }[]) => alle.reduce((all, { betragCent }) => all + betragCent, 0);
  const dort = zurueckVon(anbieter, rows);
  const erledigt = dort.filter(({ stand }) => stand === 'erledigt');
  const [akte] = await findAuftragsakten(db, [id]);
  const gebucht = nurVon(geltende(akte?.ereignisse ?? []), 'erstattung').map(({ angaben }) => angaben);
  const wegVon = new Map(rows.map((row) => [row.id, row.weg]));
  const ueberAnbieter = gebucht.filter(({ erstattung = '' }) => wegVon.get(erstattung) === 'anbieter');
  expect(sum(ueberAnbieter)).toBe(sum(erledigt));
  for (const { zahlungId } of dort) expect(freiCentOf(anbieter, zahlungId)).toBeGreaterThanOrEqual(0);
  expect(akte?.lage).toMatchObject({ zurueckCent: 0, zurueckLaeuftCent: 0 });
  // What is to be paid, and came, has stayed.
  const { zahlungen } = await geschehenOf(db, id);
  const bleibt = Math.min(akte?.lage.zuZahlenCent ?? 0, sum(zahlungen));
  expect(akte?.lage.bezahltCent).toBeGreaterThanOrEqual(bleibt);
  // A message 'zurückgezahlt' for each, and for nothing else.
  const post = (await postArtenOf(db, id)).filter((art) => art === 'erstattung');
  expect(post.length).toBeLessThanOrEqual(
    gebucht.length + dort.filter(({ stand }) => stand === 'gescheitert').length,
  );
  counted.zurueck += erledigt.length;
  counted.ueberwiesen += rows.filter(
    ({ weg, stand }) => weg === 'ueberweisung' && stand === 'erledigt',
  ).length;
  counted.gescheitert += rows.filter(({ stand }) => stand === 'gescheitert').length;
}

describe.each(databases)('paying online on %s', (database) => {
  test(`${runs[database]} random courses of shopper, provider, messages, jobs and workshop leave all money booked once and all goods where they belong`, async () => {
    const shop = await openShop(database);
    const { db, state } = shop;
    for (const key of Object.keys(counted) as (keyof typeof counted)[]) counted[key] = 0;
    const produktIds: string[] = [];
    const property = fc.asyncProperty(verlauf, async ({ zuerst, momente, pausen }) => {
      state.pausen = [...pausen];
      const produktId = await insertWare(db, { menge: 3, preis: 7.9 });
      produktIds.push(produktId);
      const made = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 2 }], at: state.now });
      const auftrag = { ...made, produktId, adressen: new Set<string>() };
      for (const moment of [[...zuerst, beginnt], ...momente]) {
        const done = moment.map((one) => doStep(shop, auftrag, one).catch(orNothing));
        counted.done += (await Promise.all(done)).filter(Boolean).length;
        await expectFollowed(shop, auftrag);
      }
      await letEnd(shop);
      await returnRest(shop, auftrag);
      await expectSound(shop, auftrag);
      if (produktIds.length % 50 === 0) expect(await verifyZahlungen(db)).toEqual([]);
    });
    const examples = seltene.map((one) => [one] as [typeof one]);
    await fc.assert(property, { numRuns: runs[database], endOnFailure: true, examples });

    expect((await verifyShop(db)).problems).toEqual([]);
    // Otherwise the courses would have tested nothing.
    const share = runs[database] / 100;
    expect(counted.done).toBeGreaterThan(300 * share);
    expect(counted.refused).toBeGreaterThan(30 * share);
    expect(counted.unanswered).toBeGreaterThan(share);
    expect(counted.bezahlt).toBeGreaterThan(20 * share);
    expect(counted.abweichend).toBeGreaterThan(share / 2);
    expect(counted.storniert).toBeGreaterThan(20 * share);
    expect(counted.zurueck).toBeGreaterThan(5 * share);
    expect(counted.ueberwiesen).toBeGreaterThan(5 * share);
    expect(counted.gescheitert).toBeGreaterThan(share / 5);
  }, 300_000);
});
