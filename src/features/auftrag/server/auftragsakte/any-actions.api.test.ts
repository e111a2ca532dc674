import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { cancelBestellung, requestLoeschung } from '#features/bestellung/server/change-bestellung.ts';
import { readUmsatz } from '#features/umsatz/server/read-umsatz.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { insertAuftrag, testAnschrift, testGezeigt } from '#test/auftrag/auftraege.ts';
import { openShop } from '#test/auftrag/gast.ts';
import { expectShelfSound } from '#test/auftrag/shelf-sound.ts';
import { databases } from '#test/database/databases.ts';
import { failing, Injected } from '#test/database/failing.ts';
import { startTestApp } from '#test/test-app.ts';
import { changeVorrat, insertWare } from '#test/ware/ware.ts';
import type { AuftragVoll } from '../../contract.ts';
import { ereignisTypen, geltende, nurVon, type PostenTeil } from '../../ereignisse/ereignis.ts';
import { laufendeErstattungen } from '../../ereignisse/erstattung.ts';
import { correctAdresse } from '../auslieferung/correct-adresse.ts';
import { fetchAuftrag } from '../auslieferung/fetch-auftrag.ts';
import { packLocked, readyAuftrag } from '../auslieferung/pack-auftrag.ts';
import { sendAuftrag } from '../auslieferung/send-auftrag.ts';
import { writeDhlDatei } from '../auslieferung/write-dhl-datei.ts';
import { beginErstattung, type NeueErstattung } from '../geld/begin-erstattung.ts';
import { bookOnlineZahlung } from '../geld/book-online-zahlung.ts';
import { endErstattung } from '../geld/end-erstattung.ts';
import { expireAuftraege } from '../geld/expire-auftraege.ts';
import { forgiveRest } from '../geld/forgive-rest.ts';
import { giveNachlass } from '../geld/give-nachlass.ts';
import { recordUmsaetze } from '../geld/record-umsaetze.ts';
import { bookZahlung } from '../geld/record-zahlung.ts';
import { refundAuftrag } from '../geld/refund-auftrag.ts';
import { remindAuftrag } from '../geld/remind-auftrag.ts';
import { switchToUeberweisung } from '../geld/switch-to-ueberweisung.ts';
import { anonymiseAuftraege } from '../loeschung/anonymise-auftraege.ts';
import { cancelForLaden } from '../stornieren/cancel-auftrag.ts';
import { cancelTeile } from '../stornieren/cancel-teile.ts';
import { takeBack } from '../stornieren/take-back.ts';
import { readAuftrag } from '../verwaltungsansicht/read-auftrag.ts';
import { bookRueckgabe } from '../widerruf/book-rueckgabe.ts';
import { bookWiderruf, dropWiderruf, recordWiderruf, unbookWiderruf } from '../widerruf/book-widerruf.ts';
import type { Bearbeitung } from './change-auftrag.ts';
import { listEreignisse } from './ereignis.repository.ts';
import { writeNachricht, writeNotiz } from './write-notiz.ts';

/** So many sequences, each of an order of its own; so many orders are worked on between each other. */
const sequences = 1200;
const together = 10;

const now = new Date('2026-11-24T09:00:00.000Z');
const bearbeitung: Bearbeitung = {
  von: { id: null, name: 'Werkstatt' },
  now,
  adresse: 'https://seifenhof.example',
};
const tag = '2026-11-24';

const aktionen = [
  ...(['zahlung', 'zahlung', 'umsatz', 'erstattung', 'versendet', 'teilVersendet'] as const),
  // Only a parcel is packed before it leaves: what is picked up lies ready.
  ...(['gepackt', 'gepackt', 'gepackt', 'gepackt'] as const),
  ...(['erlassen', 'erlassen', 'abholbereit', 'abgeholt', 'teilStornieren', 'stornieren', 'kunde'] as const),
  ...([
    'adresse',
    'nachricht',
    'notiz',
    'loeschen',
    'dhlDatei',
    'erinnern',
    'zuruecknehmen',
    'zuruecknehmen',
    'zaehlen',
  ] as const),
  ...(['frist', 'frist', 'mitnehmen', 'mitnehmen', 'abrechnen', 'abrechnen'] as const),
  ...(['online', 'online', 'ueberweisen', 'ueberweisen'] as const),
  // Few orders are in a state in which these are possible.
  ...(['zurueckgegeben', 'erstattung', 'erstattung'] as const),
  ...(['geliefert', 'geliefert', 'geliefert', 'geliefert', 'geliefert'] as const),
  ...(['geliefert', 'geliefert', 'geliefert', 'geliefert'] as const),
  ...(['dhlDatei', 'dhlDatei', 'dhlDatei', 'dhlDatei', 'dhlDatei'] as const),
  ...(['nachlass', 'nachlass', 'begonnen', 'begonnen', 'beendet', 'beendet', 'nachgelassen'] as const),
  ...(['widerruf', 'widerrufWeg', 'widerrufen', 'rueckgabe', 'ungebucht', 'zurueckgegeben'] as const),
];
/**
 * `wieviel` chooses amounts, pieces and steps; `isAlt`: its author has not seen the last event; `failAt`: the
 * statement that fails.
 */
const schritt = fc.record({
  was: fc.constantFrom(...aktionen),
  wieviel: fc.nat(11),
  isAlt: fc.nat(9).map((n) => n === 0),
  failAt: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 25 })),
});
type Schritt = { was: (typeof aktionen)[number]; wieviel: number; isAlt: boolean; failAt: number };

const bestellung = fc.record({
  mengen: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2)),
  wege: fc.constantFrom<Wege>('paket', 'paket', 'online', 'abholung', 'vorkasseAbholung', 'telefon', 'klein'),
  schritte: fc.array(schritt, { minLength: 2, maxLength: 7 }),
});

type Wege = 'paket' | 'online' | 'abholung' | 'vorkasseAbholung' | 'telefon' | 'klein';
/** `telefon`: its customer has no e-mail address; `klein`: of a shop without VAT. */
const wegeOf = {
  paket: {},
  klein: { steuermodus: 'kleinunternehmer', steuer: '[]' },
  online: {
    zahlart: 'online',
    gezeigt: JSON.stringify({
      ...{ ...testGezeigt, ueberweisung: undefined },
      online: { erinnernAt: '2026-11-23T21:00:00.000Z', stornoAt: '2026-11-24T09:00:00.000Z' },
    }),
  },
  abholung: { versandart: 'abholung', zahlart: 'abholung', faelligAt: null },
  vorkasseAbholung: { versandart: 'abholung' },
  telefon: { email: '', emailKey: '' },
} as const;

type Auftrag = { id: string; token: string; gesehen: number; teile: PostenTeil[] };

/** Pieces of an order: more than it may have left, sometimes. */
function someOf({ teile }: Auftrag, wieviel: number): PostenTeil[] {
  const [one] = teile.slice(wieviel % teile.length);
  return one ? [{ nr: one.nr, menge: 1 + (wieviel % one.menge) }] : [];
}

/** Two orders never have the same one. */
function nummerOf(n: number): string {
  const letters = [...'CDFGHJKMNP'];
  return `B-26-${[...`${n}`.padStart(5, '0')].map((digit) => letters[Number(digit)]).join('')}`;
}

let nr = 0;
const umsatzOf = (wieviel: number) => `${wieviel}`.padStart(3, '0').padEnd(64, 'e');

/** Does one step through the use case of its call; its result is the order, if it is told. */
function doStep(db: Db, auftrag: Auftrag, { was, wieviel, isAlt }: Schritt) {
  const { id, token, gesehen: letzte } = auftrag;
  const rest = { von: '2026-12-01', bis: '2026-12-03' };
  const body = { id, gesehen: isAlt ? Math.max(1, letzte - 1) : letzte };
  const widerruf = `w${wieviel % 2}`;
  const betrag = [5, 12.4, 9.9, 50][wieviel % 4] ?? 5;
  const paket = { ...body, ...mitDhl, ohneZahlung: wieviel % 2 === 0 };
  switch (was) {
    case 'zahlung':
      return bookZahlung(db, { ...body, betrag, tag }, bearbeitung);
    case 'umsatz': {
      // The same transfer comes again and again.
      nr += 1;
      return recordUmsaetze(
        db,
        [[{ id, betragCent: 990, tag, umsatz: umsatzOf(nr - (wieviel % 3)) }]],
        bearbeitung,
      );
    }
    case 'online':
      return payOnline(db, id, [990, 1480, 5000][wieviel % 3] ?? 990);
    case 'ueberweisen':
      return switchToUeberweisung(db, { auftragId: id, ...vorkasse }, bearbeitung).then(() => ({}));
    case 'erlassen':
      return forgiveAfterPaying(db, body);
    case 'erstattung':
      return refundAuftrag(db, { ...body, betrag, tag }, bearbeitung);
    case 'nachlass':
      return giveNachlass(db, { ...body, ...nachlassOf(auftrag, wieviel) }, bearbeitung);
    case 'nachgelassen':
      return letGoAfterSending(db, auftrag, wieviel);
    case 'begonnen':
      return beginSome(db, body, wieviel);
    case 'beendet':
      return endSome(db, body, wieviel);
    case 'gepackt':
      return packLocked(db, body, bearbeitung);
    case 'abholbereit':
      return readyAuftrag(db, body, bearbeitung);
    case 'versendet':
      return sendAuftrag(db, paket, bearbeitung);
    case 'teilVersendet':
      return sendAuftrag(db, { ...paket, teile: someOf(auftrag, wieviel), rest }, bearbeitung);
    case 'geliefert':
      return deliverPaid(db, body);
    case 'abgeholt':
      return fetchAuftrag(
        db,
        { ...body, bezahlt: wieviel % 2 === 0, ohneZahlung: wieviel % 3 > 0 },
        bearbeitung,
      );
    case 'teilStornieren':
      return cancelTeile(db, { ...body, teile: someOf(auftrag, wieviel) }, bearbeitung);
    case 'stornieren':
      return cancelForLaden(db, { ...body, text: 'Grund' }, bearbeitung);
    case 'kunde':
      return cancelBestellung(db, token, bearbeitung).then(() => ({}));
    case 'adresse':
      return correctAdresse(db, { ...body, anschrift: testAnschrift }, bearbeitung);
    case 'nachricht':
      return writeNachricht(db, { ...body, text: 'Guten Tag' }, bearbeitung);
    case 'notiz':
      return writeNotiz(db, { ...body, text: 'Notiz' }, bearbeitung);
    case 'loeschen':
      return requestLoeschung(db, token, bearbeitung).then(() => ({}));
    case 'dhlDatei':
      return writeDhl(db, { ...body, nochmal: wieviel % 2 === 0, datei: `datei-${wieviel % 3}` });
    case 'erinnern':
      return remindAuftrag(db, body, bearbeitung);
    case 'widerruf':
      return recordWiderruf(db, { id, widerruf }, bearbeitung);
    case 'widerrufWeg':
      return dropWiderruf(db, { id, widerruf }, bearbeitung);
    case 'widerrufen': {
      const versandCent = wieviel % 3 === 0 ? 490 : 0;
      return bookWiderruf(
        db,
        { ...body, widerruf, teile: someOf(auftrag, wieviel), versandCent },
        bearbeitung,
      );
    }
    case 'rueckgabe': {
      const zurueck = someOf(auftrag, wieviel).map((one) => ({ ...one, verkaufbar: wieviel % 2 === 0 }));
      return bookRueckgabe(db, { ...body, widerruf, zurueck }, bearbeitung);
    }
    case 'zurueckgegeben':
      return giveBack(db, auftrag, wieviel);
    case 'ungebucht':
      return unbookWiderruf(db, { ...body, widerruf }, bearbeitung);
    case 'zuruecknehmen':
      return takeBack(
        db,
        { ...body, nr: Math.max(2, letzte - (wieviel % 3)), irrtum: wieviel % 2 === 0 },
        { ...bearbeitung, isInhaberin: true },
      );
    case 'frist':
      return expireNow(db, id);
    case 'zaehlen':
    case 'mitnehmen':
    case 'abrechnen':
      return undefined;
  }
}

const vorkasse = {
  ...{ kontoinhaber: 'Ada Lovelace', iban: 'DE02120300000000202051', bank: '' },
  ...{ zahlungstage: 7, erinnernNachTagen: 8, stornierenNachTagen: 10 },
};

/** Money of an attempt that a provider has: noted with it. */
async function payOnline(db: Db, auftragId: string, betragCent: number) {
  nr += 1;
  const versuch = { id: `versuch-${nr}`, auftragId, betragCent, anbieter: 'probe', modus: 'probe' as const };
  const at = now.toISOString();
  const note = async (db: Tx) => {
    await db
      .insertInto('zahlungsversuch')
      .values({
        ...versuch,
        laeuftBis: at,
        stand: 'bezahlt',
        anbieterId: versuch.id,
        createdAt: at,
        beendetAt: at,
      })
      .execute();
    return true;
  };
  const online = { versuch: versuch.id, modus: versuch.modus };
  await bookOnlineZahlung(db, { auftragId, betragCent, online }, { ...bearbeitung, note });
  return {};
}

/** All but a little is paid, and the rest is forgiven. */
async function forgiveAfterPaying(db: Db, { id, gesehen }: { id: string; gesehen: number }) {
  const { offen } = await readAuftrag(db, id);
  if (offen <= 5) return forgiveRest(db, { id, gesehen }, bearbeitung);
  return forgiveRest(db, await pay(db, { id, gesehen }, offen - 3), bearbeitung);
}

/** The order with this money, as its author has seen it then. */
async function pay(db: Db, { id, gesehen }: { id: string; gesehen: number }, betrag: number) {
  if (betrag === 0) return { id, gesehen };
  const { auftrag } = await bookZahlung(db, { id, gesehen, betrag, tag }, bearbeitung);
  return { id, gesehen: auftrag.letzteNr };
}

const mitDhl = { dienst: 'DHL', nummer: '' };

/** What is missing is paid, and all goods go out or are fetched. */
async function deliverPaid(db: Db, body: { id: string; gesehen: number }) {
  const { id } = body;
  const { offen, versandart } = await readAuftrag(db, id);
  const bezahlt = await pay(db, body, offen);
  if (versandart === 'dhl') return sendAuftrag(db, { ...bezahlt, ...mitDhl }, bearbeitung);
  const { auftrag: bereit } = await readyAuftrag(db, bezahlt, bearbeitung);
  return fetchAuftrag(db, { id, gesehen: bereit.letzteNr }, bearbeitung);
}

/** An order is paid and goes out, is withdrawn, comes back, and what was paid for it is returned. */
async function giveBack(db: Db, auftrag: Auftrag, wieviel: number) {
  const { id } = auftrag;
  const widerruf = `ganz${wieviel}`;
  const teile = someOf(auftrag, wieviel);
  await sendAuftrag(db, { ...(await pay(db, auftrag, 50)), ...mitDhl }, bearbeitung);
  await recordWiderruf(db, { id, widerruf }, bearbeitung);
  const { letzteNr } = await readAuftrag(db, id);
  await bookWiderruf(db, { id, gesehen: letzteNr, widerruf, teile, versandCent: 0 }, bearbeitung);
  const zurueck = teile.map((one) => ({ ...one, verkaufbar: wieviel % 2 === 0 }));
  const done = await bookRueckgabe(db, { id, widerruf, zurueck }, bearbeitung);
  const { letzteNr: danach, zurueck: betrag } = done.auftrag;
  return betrag > 0 ? refundAuftrag(db, { id, gesehen: danach, betrag, tag }, bearbeitung) : done;
}

function nachlassOf(auftrag: Auftrag, wieviel: number) {
  const teile = someOf(auftrag, wieviel).map((one) => ({ ...one, regal: wieviel % 4 === 0 }));
  const betrag = [5, 2.5, 20, 4.9][wieviel % 4] ?? 5;
  return {
    betrag,
    text: 'Bruch',
    ...(wieviel % 2 === 0 ? { teile } : {}),
    ...(wieviel % 3 === 0 ? { versand: 2 } : {}),
  };
}

/** An order is paid and goes out, and its owner lets go of a part. */
async function letGoAfterSending(db: Db, auftrag: Auftrag, wieviel: number) {
  const bezahlt = await pay(db, auftrag, 50);
  const { auftrag: fort } = await sendAuftrag(db, { ...bezahlt, ...mitDhl }, bearbeitung);
  return giveNachlass(
    db,
    { ...bezahlt, gesehen: fort.letzteNr, ...nachlassOf(auftrag, wieviel) },
    bearbeitung,
  );
}

/** Some of what is to be returned begins to go back, in one part or two. */
function beginSome(db: Db, body: { id: string; gesehen: number }, wieviel: number) {
  const betragCent = [300, 1200, 50, 4000][wieviel % 4] ?? 300;
  nr += 1;
  const erstattung = `erstattung-${nr}`;
  const halb = Math.floor(betragCent / 2);
  const teile: NeueErstattung[] =
    wieviel % 3 === 0
      ? [
          { erstattung, betragCent: halb, weg: 'anbieter' },
          { erstattung: `${erstattung}-b`, betragCent: betragCent - halb, weg: 'ueberweisung', fragt: true },
        ]
      : [{ erstattung, betragCent, weg: wieviel % 2 === 0 ? 'anbieter' : 'ueberweisung' }];
  const decide = async () => ({ message: 'Begonnen.', teile });
  return beginErstattung(db, { ...body, betragCent, decide }, bearbeitung);
}

/** What is on its way arrives or not; what arrived may come back days later. Where nothing is, it begins first. */
async function endSome(db: Db, { id: auftragId, gesehen }: { id: string; gesehen: number }, wieviel: number) {
  const { zurueckLaeuft } = await readAuftrag(db, auftragId);
  if (zurueckLaeuft === 0 && wieviel % 4 !== 2) {
    const zuViel = { id: auftragId, gesehen, betrag: 50, tag };
    const { auftrag } = await bookZahlung(db, zuViel, bearbeitung);
    await beginSome(db, { id: auftragId, gesehen: auftrag.letzteNr }, wieviel % 3);
  }
  const ereignisse = (await listEreignisse(db, [auftragId])).get(auftragId) ?? [];
  const laufende = laufendeErstattungen(ereignisse).map(({ erstattung }) => erstattung);
  const fertige = nurVon(geltende(ereignisse), 'erstattung').flatMap(
    ({ angaben }) => angaben.erstattung ?? [],
  );
  const ende =
    (['erledigt', 'erledigt', 'gescheitert', 'zurueckgezogen'] as const)[wieviel % 4] ?? 'erledigt';
  const erstattung = ende === 'gescheitert' ? (fertige[0] ?? laufende[0]) : laufende[0];
  if (erstattung !== undefined)
    await endErstattung(db, { auftragId, erstattung, ende, note: async () => true }, bearbeitung);
  return { auftrag: await readAuftrag(db, auftragId) };
}

/** The same file comes again and again. */
async function writeDhl(
  db: Db,
  { datei, ...zeile }: { id: string; gesehen: number; nochmal: boolean; datei: string },
) {
  await writeDhlDatei(db, { datei, zeilen: [zeile] }, bearbeitung);
  return { auftrag: await readAuftrag(db, zeile.id) };
}

/** The rows of money on its way back are another area's: here they are missing, and verify counts them. */
async function expectVerified(db: Db) {
  const begonnene = await db
    .selectFrom('auftragEreignis')
    .select('nr')
    .where('typ', '=', 'erstattungBegonnen')
    .execute();
  const fehlen = `Begonnen sind ${begonnene.length} Rückzahlungen, gefunden wurden 0.`;
  expect((await verifyShop(db)).problems).toEqual(begonnene.length > 0 ? [fehlen] : []);
}

/** What is due of an order some day is done now, by the job. */
async function expireNow(db: Db, id: string) {
  await db
    .updateTable('auftrag')
    .set({ faelligAt: now.toISOString() })
    .where('id', '=', id)
    .where('faelligAt', 'is not', null)
    .execute();
  const error = ({ err }: { err?: unknown }) => orNothing(err);
  await expireAuftraege(db, { now, adresse: bearbeitung.adresse, log: { error } });
  const auftrag = await readAuftrag(db, id);
  return { auftrag };
}

const counted = { done: 0, refused: 0, failed: 0, markt: 0 };

/** A refused or failed step changes nothing; any other error is a bug. */
function orNothing(error: unknown): undefined {
  if (error instanceof AppError) counted.refused += 1;
  else if (error instanceof Injected) counted.failed += 1;
  else throw error;
}

type Markt = (was: 'mitnehmen' | 'abrechnen', ware: { produktId: string; menge: number }) => Promise<unknown>;

/**
 * Markets that take goods along and book them in between; a day that is over, or for which too little is
 * free, is refused.
 */
function openMarkt(as: Awaited<ReturnType<typeof startTestApp>>['as']): Markt {
  let tage = 0;
  const idOf = (n: number) => `markt-${`${n}`.padStart(24, '0')}`;
  return async (was, { produktId, menge }) => {
    if (was === 'mitnehmen') tage += 1;
    const markt = { ort: 'Leipzig', tag };
    const reply =
      was === 'mitnehmen'
        ? await as('admin').post('/markt', { ...markt, _id: idOf(tage), posten: [{ produktId, menge }] })
        : await as('admin').post(`/markt/${idOf(Math.max(1, tage - (menge % 3)))}/abrechnen`, {
            ...{ ...markt, buchungId: `${tage}`.padStart(24, 'a') },
            posten: [{ produktId, mitgenommen: menge, zurueck: menge >> 1 }],
          });
    expect([200, 400, 409]).toContain(reply.statusCode);
    if (reply.statusCode === 200) counted.markt += 1;
  };
}

async function step(
  db: Db,
  auftrag: Auftrag,
  { schritt, produktIds, markt }: { schritt: Schritt; produktIds: string[]; markt: Markt },
) {
  const produktId = produktIds[schritt.wieviel % 2] ?? '';
  if (schritt.was === 'mitnehmen' || schritt.was === 'abrechnen')
    return markt(schritt.was, { produktId, menge: schritt.wieviel });
  if (schritt.was === 'zaehlen') return changeVorrat(db, produktId, schritt.wieviel * 8);
  const done: { auftrag?: AuftragVoll } | undefined = await Promise.resolve(
    doStep(failing(db, schritt.failAt), auftrag, schritt),
  ).catch(orNothing);
  if (done) counted.done += 1;
  // Of several changes in one step the first ones may be done.
  const isSeveral = ['zurueckgegeben', 'erlassen', 'nachgelassen', 'beendet', 'geliefert'].includes(
    schritt.was,
  );
  const seen = isSeveral ? (await readAuftrag(db, auftrag.id)).letzteNr : undefined;
  auftrag.gesehen = done?.auftrag?.letzteNr ?? seen ?? auftrag.gesehen;
}

/** Everything that is money, goods or time. */
async function figuresOf(db: Db) {
  const auftraege = await db
    .selectFrom('auftrag')
    .select(['id', 'nummer', 'warenCent', 'versandCent', 'gesamtCent', 'steuer', 'steuermodus', 'createdAt'])
    .select(['aufgabe', 'zusageVon', 'zusageBis', 'faelligAt', 'versandart', 'zahlart', 'gezeigt'])
    .orderBy('id')
    .execute();
  const rows = await db
    .selectFrom('auftragEreignis')
    .select(['auftragId', 'nr', 'typ', 'angaben', 'createdAt'])
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
  const ereignisse = rows.map(({ angaben, ...rest }) => {
    const { betragCent, teile, tag, grund, rest: folgt } = JSON.parse(angaben);
    return { ...rest, betragCent, teile, tag, grund, folgt };
  });
  const posten = await db
    .selectFrom('auftragPosten')
    .selectAll()
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
  const bewegungen = await db.selectFrom('bewegung').selectAll().orderBy('id').execute();
  return { auftraege, ereignisse, posten, bewegungen, umsatz: await readUmsatz(db, '2026-11') };
}

/** What every sequence leaves can be taken out of the orders, and all figures stay what they were. */
async function expectSameFigures(db: Db): Promise<void> {
  const before = await figuresOf(db);
  for (const at of ['2026-12-31T12:00:00.000Z', '2035-01-01T00:00:00.000Z']) {
    await anonymiseAuftraege(db, { now: new Date(at) });
    expect(await figuresOf(db)).toEqual(before);
    await expectVerified(db);
  }
  const rows = await db.selectFrom('auftrag').select(['datenstand', 'aufgabe']).execute();
  const done = rows.filter(({ aufgabe }) => aufgabe === 'erledigt');
  expect(done.length).toBeGreaterThan(100);
  expect(rows.filter(({ datenstand }) => datenstand === 'anonym')).toHaveLength(done.length);
}

describe.each(databases)('orders on %s', (database) => {
  test('stay sound after any 1,200 sequences of actions, refused and failed ones among them', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    await openShop(db);
    await as('admin').account();
    Object.assign(counted, { done: 0, refused: 0, failed: 0, markt: 0 });
    const markt = openMarkt(as);
    const produktIds = [
      await insertWare(db, { menge: 60, name: 'Rose', preis: 5 }),
      await insertWare(db, { menge: 30, name: 'Minze', preis: 7.4 }),
    ];
    // Postage and what is let go of are shared between two rates.
    await db.updateTable('produkt').set({ steuersatzPromille: 70 }).where('name', '=', 'Minze').execute();
    let orders = 0;
    const order = async ({ mengen, wege }: { mengen: [number, number]; wege: Wege }) => {
      const posten = produktIds.flatMap((produktId, i) =>
        mengen[i] ? { produktId, menge: mengen[i] ?? 0 } : [],
      );
      orders += 1;
      const made = await insertAuftrag(db, { posten, ...wegeOf[wege], nummer: nummerOf(orders) });
      return { ...made, gesehen: 1, teile: posten.map(({ menge }, i) => ({ nr: i + 1, menge })) };
    };
    let runs = 0;
    const property = fc.asyncProperty(
      fc.array(bestellung, { minLength: together, maxLength: together }),
      async (bestellungen) => {
        const auftraege: Auftrag[] = [];
        for (const one of bestellungen) auftraege.push(await order(one));
        const rounds = Math.max(...bestellungen.map(({ schritte }) => schritte.length));
        for (let round = 0; round < rounds; round += 1)
          await Promise.all(
            bestellungen.map(({ schritte }, i) => {
              const [schritt, auftrag] = [schritte[round], auftraege[i]];
              return schritt && auftrag && step(db, auftrag, { schritt, produktIds, markt });
            }),
          );
        runs += 1;
        if (runs % 20 === 0) await expectShelfSound(db, produktIds);
      },
    );
    await fc.assert(property, { numRuns: sequences / together, endOnFailure: true });

    await expectShelfSound(db, produktIds);
    await expectVerified(db);
    const { n } = await db
      .selectFrom('auftrag')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(sequences);
    // Otherwise the sequences would have tested nothing.
    expect(counted.done).toBeGreaterThan(1000);
    expect(counted.refused).toBeGreaterThan(100);
    expect(counted.failed).toBeGreaterThan(50);
    expect(counted.markt).toBeGreaterThan(50);
    const belege = await db.selectFrom('beleg').select(['art', 'auftragId']).execute();
    for (const [art, mindestens] of [
      ['rechnung', 200],
      ['korrektur', 20],
    ] as const)
      expect(belege.filter((one) => one.art === art && one.auftragId).length).toBeGreaterThan(mindestens);
    const typen = await db.selectFrom('auftragEreignis').select('typ').distinct().execute();
    expect(typen.map(({ typ }) => typ).sort()).toEqual([...ereignisTypen].sort());
    await expectSameFigures(db);
  }, 300_000);
});
