import type { Versandart } from '#features/lieferung/versandart.ts';
import type { Zahlart } from '#features/zahlarten/zahlart.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import {
  type Ereignis,
  type EreignisTyp,
  geltende,
  nurVon,
  type PostenTeil,
} from '../ereignisse/ereignis.ts';
import { laufendeErstattungen } from '../ereignisse/erstattung.ts';
import type { AuftragStand } from './auftragsstand.ts';

export { type AuftragStand, auftragStaende } from './auftragsstand.ts';

/**
 * What the workshop has to do with an order now. `packen`: to be packed, or packed and not sent; `geld`:
 * money is awaited; `problem`: money has to be returned and nothing is left to deliver, too little came
 * and the reminder is over, nobody could be reminded, or a withdrawal came in that is not booked.
 */
export const aufgaben = ['packen', 'geld', 'abholbereit', 'problem', 'erledigt'] as const;
export type Aufgabe = (typeof aufgaben)[number];

/** What an order is judged by. */
export type Auftrag = {
  gesamtCent: number;
  versandart: Versandart;
  zahlart: Zahlart;
  posten: { nr: number; menge: number; preisCent: number }[];
};

/** How an order stands; money in cents, pieces by the number of their line. */
export type Auftragslage = {
  stand: AuftragStand;
  aufgabe: Aufgabe;
  /** What it costs, without what was cancelled or withdrawn of it. */
  zuZahlenCent: number;
  bezahltCent: number;
  /** What is not asked for any more (ADR 095): it counts as paid, and is never returned. */
  erlassenCent: number;
  /** What is still to be paid, and what has to be returned; one of them is 0. */
  offenCent: number;
  zurueckCent: number;
  /** What of `zurueckCent` is on its way back, and what of that the provider returns by itself. */
  zurueckLaeuftCent: number;
  beimAnbieterCent: number;
  /** When the money for all of it was there: what comes later is too much. */
  bezahltAt?: string;
  /** Pieces that are neither delivered nor cancelled nor withdrawn; lines without any are left out. */
  rest: Map<number, number>;
  /** Pieces that have left the house. */
  geliefert: Map<number, number>;
  /** Pieces that were withdrawn, and those of them that have left the house and are not back. */
  widerrufen: Map<number, number>;
  erwartet: Map<number, number>;
  /** A withdrawal came in that is not booked. */
  isWiderrufOffen: boolean;
  /** Something is to be done because of a withdrawal: it is to be booked, money goes back, or goods are awaited. */
  isWiderrufZuTun: boolean;
};

type Gilt = ReturnType<typeof geltende>;

/**
 * Everything that follows from the events of an order (R39). A cancelled order stays cancelled, also when
 * money comes later.
 */
export function auftragslageOf(auftrag: Auftrag, ereignisse: Ereignis[]): Auftragslage {
  const gilt = geltende(ereignisse);
  const isStorniert = gilt.some(({ typ }) => typ === 'storniert');
  const gekuerztCent = sumOf([
    ...nurVon(gilt, 'teilStorniert'),
    ...nurVon(gilt, 'widerrufen'),
    ...nurVon(gilt, 'nachlass'),
  ]);
  const zuZahlenCent = isStorniert ? 0 : auftrag.gesamtCent - gekuerztCent;
  const bezahltCent = sumOf(nurVon(gilt, 'zahlung')) - sumOf(nurVon(gilt, 'erstattung'));
  const erlassenCent = sumOf(nurVon(gilt, 'erlassen'));
  const laeuft = laufendeErstattungen(ereignisse);
  const geld = {
    zuZahlenCent,
    bezahltCent,
    erlassenCent,
    offenCent: Math.max(0, zuZahlenCent - bezahltCent - erlassenCent),
    zurueckCent: Math.max(0, bezahltCent - zuZahlenCent),
    zurueckLaeuftCent: centOf(laeuft),
    beimAnbieterCent: centOf(laeuft.filter(({ weg }) => weg === 'anbieter')),
    ...bezahltAtOf(gilt, zuZahlenCent),
  };
  const geliefert = stueckOf([...nurVon(gilt, 'versendet'), ...nurVon(gilt, 'abgeholt')]);
  const gekuerzt = stueckOf(nurVon(gilt, 'teilStorniert'));
  const { frei, ...widerruf } = widerrufOf(gilt, isStorniert);
  const isWiderrufZuTun =
    gilt.some(({ typ }) => typ === 'widerruf' || typ === 'widerrufen') &&
    (widerruf.isWiderrufOffen ||
      geld.zurueckCent > geld.beimAnbieterCent ||
      (!isStorniert && widerruf.erwartet.size > 0));
  const rest = new Map<number, number>();
  for (const { nr, menge } of isStorniert ? [] : auftrag.posten) {
    const uebrig = menge - (geliefert.get(nr) ?? 0) - (gekuerzt.get(nr) ?? 0) - (frei.get(nr) ?? 0);
    if (uebrig > 0) rest.set(nr, uebrig);
  }
  const teile = { ...geld, ...widerruf, isWiderrufZuTun, rest, geliefert };
  const isAlles = auftrag.posten.every(
    ({ nr, menge }) => menge <= (gekuerzt.get(nr) ?? 0) + (teile.widerrufen.get(nr) ?? 0),
  );
  const stand = isStorniert
    ? 'storniert'
    : isAlles && teile.widerrufen.size > 0
      ? 'widerrufen'
      : standOf(auftrag, ereignisse, teile);
  return { ...teile, stand, aufgabe: aufgabeOf(auftrag, gilt, { ...teile, stand }) };
}

type LageOhneStand = Omit<Auftragslage, 'stand' | 'aufgabe'>;

/**
 * What its withdrawals mean: `frei` are the pieces that had not left the house. Of a cancelled order nothing
 * is left to be booked.
 */
function widerrufOf(gilt: Gilt, isStorniert: boolean) {
  const gebucht = nurVon(gilt, 'widerrufen');
  const widerrufen = new Map<number, number>();
  const frei = new Map<number, number>();
  const erwartet = new Map<number, number>();
  for (const teil of gebucht.flatMap(({ angaben }) => angaben.teile)) {
    add(widerrufen, teil.nr, teil.menge);
    add(frei, teil.nr, teil.frei);
    add(erwartet, teil.nr, teil.menge - teil.frei);
  }
  for (const { nr, menge } of nurVon(gilt, 'rueckgabe').flatMap(({ angaben }) => angaben.teile))
    add(erwartet, nr, -menge);
  const ids = new Set(gebucht.map(({ angaben }) => angaben.widerruf));
  const isWiderrufOffen =
    !isStorniert && nurVon(gilt, 'widerruf').some(({ angaben }) => !ids.has(angaben.widerruf));
  return { widerrufen, frei, erwartet, isWiderrufOffen };
}

/** Adds pieces of a line; a line without any has no entry. */
function add(mengen: Map<number, number>, nr: number, menge: number): void {
  const summe = (mengen.get(nr) ?? 0) + menge;
  if (summe === 0) mengen.delete(nr);
  else mengen.set(nr, summe);
}

function standOf(
  { versandart, zahlart }: Auftrag,
  ereignisse: Ereignis[],
  { rest, geliefert, offenCent }: LageOhneStand,
): AuftragStand {
  if (rest.size === 0) return versandart === 'dhl' ? 'versendet' : 'abgeholt';
  if (geliefert.size > 0) return 'teilversendet';
  if (zahlwegOf(zahlart).isVorauszahlung && offenCent > 0) return 'offen';
  if (isNoch(ereignisse, 'abholbereit')) return 'abholbereit';
  if (isNoch(ereignisse, 'gepackt')) return 'gepackt';
  return offenCent > 0 ? 'offen' : 'bezahlt';
}

/**
 * After these a parcel is gone, or has to be opened or labelled anew. A row for DHL stays right when pieces
 * are cancelled.
 */
const endetPacken: readonly EreignisTyp[] = [
  'versendet',
  'abgeholt',
  'teilStorniert',
  'widerrufen',
  'adresse',
];
const endet = { gepackt: endetPacken, abholbereit: endetPacken, dhlDatei: ['versendet', 'adresse'] } as const;

/**
 * Whether what is in the house is packed, ready to be fetched, or in a file for DHL, just as it lies there:
 * also the rest of an order of which a part was sent, but not a parcel that pieces were cancelled of, or
 * whose address was changed, or changed back.
 */
export function isNoch(ereignisse: Ereignis[], typ: keyof typeof endet): boolean {
  const gilt = geltende(ereignisse);
  const ende: readonly EreignisTyp[] = endet[typ];
  const gepackt = nurVon(gilt, typ).at(-1)?.nr;
  const endetDamit = (one: Gilt[number]) =>
    ende.includes(one.typ) && (one.typ !== 'widerrufen' || one.angaben.teile.some(({ frei }) => frei > 0));
  if (gepackt === undefined || gilt.some((one) => one.nr > gepackt && endetDamit(one))) return false;
  const zurueck = ereignisse
    .slice(gepackt)
    .map((one) => (one.typ === 'zurueckgenommen' ? one.angaben.nr : Infinity));
  return !zurueck.some((nr) => nr < gepackt && ereignisse[nr - 1]?.typ === 'adresse');
}

/**
 * Money to return never hides goods that have yet to leave: such an order is packed first. What the provider returns
 * by itself is nobody's work, unless it fails.
 */
function aufgabeOf({ zahlart }: Auftrag, gilt: Gilt, lage: Omit<Auftragslage, 'aufgabe'>): Aufgabe {
  const { stand, zurueckCent, beimAnbieterCent, offenCent, rest } = lage;
  const istZurueckzuzahlen = zurueckCent > beimAnbieterCent;
  if (stand === 'storniert' || stand === 'widerrufen') return istZurueckzuzahlen ? 'problem' : 'erledigt';
  if (lage.isWiderrufOffen) return 'problem';
  const geld = isGeldUeberlassen(lage, gilt) ? 'problem' : 'geld';
  if (rest.size === 0) return istZurueckzuzahlen ? 'problem' : offenCent > 0 ? geld : 'erledigt';
  if (zahlwegOf(zahlart).isVorauszahlung && stand === 'offen') return geld;
  return stand === 'abholbereit' ? 'abholbereit' : 'packen';
}

/** Whether the shop asks for missing money no more: what becomes of the order is the workshop's to decide. */
export function isGeldUeberlassen({ bezahltCent }: Pick<Auftragslage, 'bezahltCent'>, gilt: Gilt): boolean {
  const has = (gesucht: EreignisTyp) => gilt.some(({ typ }) => typ === gesucht);
  return has('ueberfaellig') || (bezahltCent > 0 && has('erinnert'));
}

/** The latest payment that made up the whole sum, or what settled the rest of it. */
function bezahltAtOf(gilt: Gilt, zuZahlenCent: number): Pick<Auftragslage, 'bezahltAt'> {
  let vorher = 0;
  let bezahltAt: string | undefined;
  for (const one of gilt) {
    if (one.typ !== 'zahlung' && one.typ !== 'erstattung' && one.typ !== 'erlassen') continue;
    const jetzt = vorher + (one.typ === 'erstattung' ? -1 : 1) * one.angaben.betragCent;
    if (vorher < zuZahlenCent && jetzt >= zuZahlenCent) bezahltAt = one.at;
    vorher = jetzt;
  }
  return bezahltAt !== undefined && vorher >= zuZahlenCent ? { bezahltAt } : {};
}

function sumOf(ereignisse: { angaben: { betragCent: number } }[]): number {
  return centOf(ereignisse.map(({ angaben }) => angaben));
}

function centOf(betraege: { betragCent: number }[]): number {
  return betraege.reduce((sum, { betragCent }) => sum + betragCent, 0);
}

function stueckOf(ereignisse: { angaben: { teile: PostenTeil[] } }[]): Map<number, number> {
  const stueck = new Map<number, number>();
  for (const { nr, menge } of ereignisse.flatMap(({ angaben }) => angaben.teile)) add(stueck, nr, menge);
  return stueck;
}

/** Whether goods have left the house whose money has not come. */
export function isOhneGeldFort({ stand, offenCent }: Pick<Auftragslage, 'stand' | 'offenCent'>): boolean {
  return offenCent > 0 && (stand === 'teilversendet' || stand === 'versendet' || stand === 'abgeholt');
}

const zurueckText = {
  kunde: 'Bitte melden Sie sich bei uns, wenn Sie etwas zurückgeben möchten.',
  laden: 'Kommt Ware zurück, buchen Sie sie bitte im Lager ein.',
};

/**
 * Why an order cannot be cancelled any more, by its customer or by the workshop, or `undefined`: what has
 * left the house comes back by a withdrawal alone.
 */
export function stornoProblem(
  { stand, geliefert }: Pick<Auftragslage, 'stand' | 'geliefert'>,
  versandart: Versandart,
  wer: 'kunde' | 'laden' = 'kunde',
): string | undefined {
  if (stand === 'storniert') return 'Diese Bestellung ist schon storniert.';
  if (stand === 'widerrufen') return 'Diese Bestellung ist schon widerrufen.';
  if (geliefert.size === 0) return undefined;
  const weg = versandart === 'dhl' ? 'verschickt' : 'abgeholt';
  return stand === 'teilversendet'
    ? `Ein Teil dieser Bestellung ist schon ${weg}. ${wer === 'kunde' ? zurueckText.kunde : 'Stornieren Sie bitte den Rest.'}`
    : `Diese Bestellung ist schon ${weg}. ${zurueckText[wer]}`;
}
