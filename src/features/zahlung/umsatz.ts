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

/** Why a line of a statement is not looked at. */
export const sprungGruende = ['ausgang', 'vorgemerkt', 'waehrung', 'rueckbuchung', 'unlesbar'] as const;
export type SprungGrund = (typeof sprungGruende)[number];

/** A statement as it was read. `isGeraten`: its columns were guessed by their names. */
export type Auszug = {
  format: string;
  isGeraten: boolean;
  umsaetze: Umsatz[];
  uebersprungen: Record<SprungGrund, number>;
};

/** A refusal of a file, in German. */
export type Unlesbar = { problem: string };

/** Transfers of one statement, those that are not looked at included: more than a year of a busy workshop. */
export const maxUmsaetze = 5000;

/** Largest payment that can be recorded. */
export const maxCent = 10_000_000;

/** Transfers that are booked by one call: few enough for a slow machine. Orders that one transfer may pay. */
export const maxBuchungen = 25;
export const maxTeile = 10;

export const zuVieleText = `In dieser Datei stehen mehr als ${new Intl.NumberFormat('de-DE').format(maxUmsaetze)} Umsätze. Bitte einen kürzeren Zeitraum wählen.`;

/** Longest text of a field that is kept. */
const maxText = 1000;

/** A field of a statement in one line. */
export function inEinerZeile(text: string): string {
  return text
    .slice(0, maxText)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

export function keineSpruenge(): Record<SprungGrund, number> {
  return { ausgang: 0, vorgemerkt: 0, waehrung: 0, rueckbuchung: 0, unlesbar: 0 };
}

/** Runs work that pauses, without a pause. */
export function ohnePause<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
