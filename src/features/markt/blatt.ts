import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { parseNumber } from '#shared/number/parse-number.ts';

/** A line of the sheet as it is typed; an empty field is 0. `preis` in euros. */
export type BlattZeile = { produktId: string; preis: number; mitgenommen: string; zurueck: string };

type Gelesen = { produktId: string; mitgenommen: number; zurueck: number };

/** What the sheet says: pieces and worth of what was sold, in euros; `fehler` by product and field. */
export type Blatt = {
  posten: Gelesen[];
  mitgenommen: number;
  verkauft: number;
  wert: number;
  fehler: Map<string, { mitgenommen?: string; zurueck?: string }>;
};

const ganz = 'Bitte ganze Stück eintragen.';

/** The pieces that a text says, or `undefined` if it says none. */
export function stueckOf(text: string): number | undefined {
  if (text.trim() === '') return 0;
  const stueck = parseNumber(text);
  return stueck !== undefined && Number.isInteger(stueck) && stueck >= 0 && stueck <= 9999
    ? stueck
    : undefined;
}

export function readMarktblatt(zeilen: BlattZeile[]): Blatt {
  const blatt: Blatt = { posten: [], mitgenommen: 0, verkauft: 0, wert: 0, fehler: new Map() };
  let wertCent = 0;
  for (const { produktId, preis, ...texte } of zeilen) {
    const [mitgenommen, zurueck] = [stueckOf(texte.mitgenommen), stueckOf(texte.zurueck)];
    if (mitgenommen === undefined || zurueck === undefined) {
      blatt.fehler.set(produktId, {
        ...(mitgenommen === undefined ? { mitgenommen: ganz } : {}),
        ...(zurueck === undefined ? { zurueck: ganz } : {}),
      });
    } else if (zurueck > mitgenommen) {
      blatt.fehler.set(produktId, { zurueck: 'Das ist mehr, als Sie mitgenommen haben.' });
    } else {
      blatt.posten.push({ produktId, mitgenommen, zurueck });
      blatt.mitgenommen += mitgenommen;
      blatt.verkauft += mitgenommen - zurueck;
      wertCent += (mitgenommen - zurueck) * euroToCent(preis);
    }
  }
  return { ...blatt, wert: centToEuro(wertCent) };
}

/** The problem with the turnover that was typed instead of the computed one, or `undefined`. */
export function umsatzProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const euro = parseNumber(text);
  const isBetrag =
    euro !== undefined && euro >= 0 && euro <= 100_000 && euro === centToEuro(euroToCent(euro));
  return isBetrag ? undefined : 'Bitte einen Betrag mit höchstens zwei Nachkommastellen.';
}
