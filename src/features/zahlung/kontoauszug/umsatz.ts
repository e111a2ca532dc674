/** Money that came into the workshop's account, as its bank states it. Cents; days as they are stored. */
export type Umsatz = {
  tag: string;
  betragCent: number;
  /** Who paid; empty where the bank has no field for it. */
  name: string;
  iban: string;
  /** What the payer wrote, in one line. */
  zweck: string;
  /** The bank's or the payer's reference. */
  referenz: string;
  /** Why it is never booked without a look, for the owner. */
  zweifel?: string;
};

/** Why a line of a statement is not looked at: none is left out without being counted. */
export const sprungGruende = [
  'ausgang',
  'vorgemerkt',
  'waehrung',
  'rueckbuchung',
  'saldo',
  'unlesbar',
] as const;
export type SprungGrund = (typeof sprungGruende)[number];

/** A statement as it was read. `isGeraten`: its columns were guessed by their names or by what is in them. */
export type Auszug = {
  format: string;
  isGeraten: boolean;
  umsaetze: Umsatz[];
  uebersprungen: Record<SprungGrund, number>;
};

/** A refusal of a file, in German. */
export type Unlesbar = { problem: string };

/**
 * Transfers of one statement, those that are not looked at included: half a year of a busy workshop. The
 * answer is written in one turn of the main thread, which has to stay short.
 */
export const maxUmsaetze = 2500;
/** Transfers of one booking; they are read in one turn. */
export const maxSammel = 1000;
/** Rows of a CSV file, also empty ones; cells of a row; characters of a cell. No bank writes as many. */
export const maxZeilen = 20_000;
export const maxZellen = 200;
export const maxZelle = 10_000;

/** Largest payment that can be recorded. */
export const maxCent = 10_000_000;

/** Transfers that are booked by one call: few enough for a slow machine. Orders that one transfer may pay. */
export const maxBuchungen = 25;
export const maxTeile = 10;

const deutsch = (zahl: number) => new Intl.NumberFormat('de-DE').format(zahl);
export const zuVieleUmsaetzeText = `In dieser Datei stehen mehr als ${deutsch(maxUmsaetze)} Umsätze. Bitte einen kürzeren Zeitraum wählen.`;
export const zuVieleZeilenText = `Diese Datei hat mehr als ${deutsch(maxZeilen)} Zeilen. Bitte einen kürzeren Zeitraum wählen.`;
/** Numbers of orders that the texts of one statement may name: looked up with a few dozen statements. */
export const maxNummern = 20_000;
export const zuVieleNummernText =
  'In den Texten dieser Datei stehen zu viele mögliche Bestellnummern. Bitte einen kürzeren Zeitraum wählen.';
export const zuGrosseZeileText =
  'In dieser Datei ist eine Zeile viel länger, als eine Bank sie schreibt. Bitte die Umsätze bei der Bank noch einmal herunterladen.';
export const zuGrosseSammlungText = `In dieser Datei steht eine Sammelbuchung von mehr als ${deutsch(maxSammel)} Zahlungen. Bitte buchen Sie diese von Hand, und lesen Sie einen Zeitraum ohne sie ein.`;

/** Longest text of a field that is kept; a purpose has 140 characters, and what banks write beside it. */
export const maxText = 500;

/** A field of a statement in one line. */
export function inEinerZeile(text: string): string {
  return text
    .slice(0, maxText)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

export function keineSpruenge(): Record<SprungGrund, number> {
  return { ausgang: 0, vorgemerkt: 0, waehrung: 0, rueckbuchung: 0, saldo: 0, unlesbar: 0 };
}

/** All transfers that were met, looked at or not. */
export function zahlOf({ umsaetze, uebersprungen }: Pick<Auszug, 'umsaetze' | 'uebersprungen'>): number {
  return Object.values(uebersprungen).reduce((sum, one) => sum + one, umsaetze.length);
}

/** Runs work that pauses, without a pause. */
export function ohnePause<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
