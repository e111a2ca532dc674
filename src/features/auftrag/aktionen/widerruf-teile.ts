import { type Ereignis, geltende, nurVon, type PostenTeil } from '../ereignisse/ereignis.ts';
import { laufendeErstattungen } from '../ereignisse/erstattung.ts';
import type { Auftragslage } from '../zustand/auftragslage.ts';
import { mengeOf, nachgelassene } from './nachlass-teile.ts';

type Posten = { nr: number; name: string; menge: number; preisCent: number };

/**
 * Pieces of each line that can still be withdrawn: neither cancelled nor withdrawn before, nor such whose price was let
 * go of, because no money comes back for those twice. Lines without any are left out.
 */
export function widerrufbare(
  posten: Pick<Posten, 'nr' | 'menge'>[],
  { widerrufen }: Pick<Auftragslage, 'widerrufen'>,
  ereignisse: Ereignis[],
): Map<number, number> {
  const gilt = geltende(ereignisse);
  const gekuerzt = [
    ...nurVon(gilt, 'teilStorniert').flatMap(({ angaben }) => angaben.teile),
    ...nachgelassene(gilt),
  ];
  const moeglich = posten.map(({ nr, menge }) => {
    return [nr, menge - mengeOf(gekuerzt, nr) - (widerrufen.get(nr) ?? 0)] as const;
  });
  return new Map(moeglich.filter(([, menge]) => menge > 0));
}

/** Whether these are all pieces that can be withdrawn: then nothing is left of the order that is paid for. */
export function isAllesWiderrufbare(teile: PostenTeil[], moeglich: Map<number, number>): boolean {
  const gewaehlt = new Map(teile.map(({ nr, menge }) => [nr, menge]));
  return [...moeglich].every(([nr, menge]) => (gewaehlt.get(nr) ?? 0) >= menge);
}

/** Postage of an order that was not returned yet, in cents. */
export function restPortoOf(versandCent: number, ereignisse: Ereignis[]): number {
  const gilt = geltende(ereignisse);
  return [
    ...nurVon(gilt, 'widerrufen'),
    ...nurVon(gilt, 'teilStorniert'),
    ...nurVon(gilt, 'nachlass'),
  ].reduce((cent, { angaben }) => cent - (angaben.versandCent ?? 0), versandCent);
}

/**
 * What of each withdrawn line had not left the house: those pieces are withdrawn first, because nobody has to
 * send them back.
 */
export function mitFreien(
  teile: PostenTeil[],
  { rest }: Pick<Auftragslage, 'rest'>,
): (PostenTeil & { frei: number })[] {
  return teile.map((teil) => ({ ...teil, frei: Math.min(teil.menge, rest.get(teil.nr) ?? 0) }));
}

/**
 * What an order costs less without pieces and postage worth `wertCent`: all of it, unless the workshop has let go of so
 * much that less is left. More than that was not paid.
 */
export function wenigerCentOf(
  wertCent: number,
  { zuZahlenCent }: Pick<Auftragslage, 'zuZahlenCent'>,
): number {
  return Math.min(wertCent, zuZahlenCent);
}

/** The price of pieces in cents, as they were sold. */
export function preisOf(teile: PostenTeil[], posten: Pick<Posten, 'nr' | 'preisCent'>[]): number {
  const preise = new Map(posten.map(({ nr, preisCent }) => [nr, preisCent]));
  return teile.reduce((sum, { nr, menge }) => sum + (preise.get(nr) ?? 0) * menge, 0);
}

/** What is wrong with the choice of pieces, or `undefined`. */
export function zuVieleProblem(
  teile: PostenTeil[],
  moeglich: Map<number, number>,
  posten: Pick<Posten, 'nr' | 'name'>[],
): string | undefined {
  const namen = new Map(posten.map(({ nr, name }) => [nr, name]));
  const mengen = new Map<number, number>();
  for (const { nr, menge } of teile) mengen.set(nr, (mengen.get(nr) ?? 0) + menge);
  for (const [nr, menge] of mengen) {
    const name = namen.get(nr);
    if (name === undefined) return `Eine Zeile ${nr} hat diese Bestellung nicht.`;
    const da = moeglich.get(nr) ?? 0;
    if (menge > da)
      return da === 0
        ? `Von ${name} geht kein Stück.`
        : `Von ${name} ${da === 1 ? 'geht' : 'gehen'} höchstens ${da} Stück.`;
  }
  return undefined;
}

/**
 * The number of the event that booked a withdrawal, while it can be taken back: nothing is free, back or
 * returned by it, and no postage was given back after it, because nothing was left of the order. Nor was more cancelled
 * or withdrawn after it of an order that the workshop has let go of a part of: how much that brought may follow from it
 * (`wenigerCentOf`).
 */
export function loesbareBuchung(ereignisse: Ereignis[], widerruf: string): number | undefined {
  const gilt = geltende(ereignisse);
  const buchung = nurVon(gilt, 'widerrufen').find(({ angaben }) => angaben.widerruf === widerruf);
  if (!buchung || buchung.angaben.teile.some(({ frei }) => frei > 0)) return undefined;
  const isBack = nurVon(gilt, 'rueckgabe').some(({ nr }) => nr > buchung.nr);
  const isErstattet =
    laufendeErstattungen(ereignisse).length > 0 ||
    nurVon(gilt, 'erstattung').some(({ nr }) => nr > buchung.nr);
  const danach = [...nurVon(gilt, 'widerrufen'), ...nurVon(gilt, 'teilStorniert')].filter(
    ({ nr }) => nr > buchung.nr,
  );
  const isPortoZurueck = danach.some(({ angaben }) => (angaben.versandCent ?? 0) > 0);
  const isGekappt = danach.length > 0 && nurVon(gilt, 'nachlass').length > 0;
  return isBack || isErstattet || isPortoZurueck || isGekappt ? undefined : buchung.nr;
}
