import { euroToCent } from '#shared/number/money.ts';
import type { WiderrufAuftrag, WiderrufPosten } from './verwaltung-contract.ts';

/** Pieces by the number of their line. */
export type Stueck = Record<string, number>;

/**
 * Pieces that came back: how many of each line, and how many of those can be sold again. A line without an
 * entry: all, and none.
 */
export type Zurueck = { da: Stueck; gut: Stueck };

/** What a line may still send back. */
type Geld = Pick<WiderrufAuftrag, 'posten' | 'versand' | 'bezahlt'>;

export type RueckgabeZeile = { nr: number; name: string; erwartet: number };

/** What the form starts with: the pieces that the declaration names, as far as they can be withdrawn. */
export function gewuenschteStueck(posten: WiderrufPosten[]): Stueck {
  return Object.fromEntries(
    posten.map(({ nr, gewuenscht, moeglich }) => [nr, Math.max(0, Math.min(gewuenscht, moeglich))]),
  );
}

/** Whether nothing of the order is left: only then its postage is returned with it (§ 357 (2) BGB). */
export function isAllesGebucht(posten: WiderrufPosten[], stueck: Stueck): boolean {
  const isAny = posten.some(({ moeglich }) => moeglich > 0);
  return isAny && posten.every(({ nr, moeglich }) => (stueck[nr] ?? 0) >= moeglich);
}

/** The chosen pieces that have to come back. Those that never left are withdrawn first, as the server books it. */
export function rueckgabeZeilen(posten: WiderrufPosten[], stueck: Stueck): RueckgabeZeile[] {
  return posten.flatMap(({ nr, name, imHaus, moeglich }) => {
    const erwartet = Math.min(stueck[nr] ?? 0, moeglich) - imHaus;
    return erwartet > 0 ? [{ nr, name, erwartet }] : [];
  });
}

/** How many pieces of a line came back and how many of them can be sold again: never more than are awaited. */
export function mengenOf({ nr, erwartet }: RueckgabeZeile, { da, gut }: Zurueck) {
  const menge = Math.min(da[nr] ?? erwartet, erwartet);
  return { menge, verkaufbar: Math.min(gut[nr] ?? 0, menge) };
}

/** The same as the server wants it: sellable ones and the others apart; what is none is left out. */
export function rueckgabeTeile(zeilen: RueckgabeZeile[], zurueck: Zurueck) {
  return zeilen.flatMap((zeile) => {
    const { menge, verkaufbar } = mengenOf(zeile, zurueck);
    return [
      { nr: zeile.nr, menge: verkaufbar, verkaufbar: true },
      { nr: zeile.nr, menge: menge - verkaufbar, verkaufbar: false },
    ].filter((teil) => teil.menge > 0);
  });
}

/** What the order costs less by these pieces and this postage, in cents. */
export function wenigerCent(posten: WiderrufPosten[], stueck: Stueck, versandCent: number): number {
  return posten.reduce((sum, { nr, preis }) => sum + (stueck[nr] ?? 0) * euroToCent(preis), versandCent);
}

/** What has to be returned once the order costs so much less: only what was paid, in cents. */
export function zurueckCent(auftrag: Geld, weniger: number): number {
  const { posten, versand, bezahlt } = auftrag;
  const alles = Object.fromEntries(posten.map(({ nr, moeglich }) => [nr, moeglich]));
  const kostet = wenigerCent(posten, alles, euroToCent(versand)) - weniger;
  return Math.max(0, euroToCent(bezahlt) - kostet);
}
