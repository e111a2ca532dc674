import { maxBestandMenge } from '#features/bestand/menge.ts';
import { parseNumber } from '#shared/number/parse-number.ts';
import { numberTextFault } from '#web/ui/verwaltung/number-field/number-text.ts';
import { gruppeOf } from '../../../artikel.ts';
import type { LagerArtikel } from '../../../contract.ts';
import { compareZaehlung } from '../../../zaehlung.ts';
import type { ZaehlEntwurf } from '../../zaehl-entwurf.ts';
import type { Gezaehlt } from './ask-auffaellige.ts';

/** A line of the count on the screen: the expected amount, the counted amount, the deviation. */
export type ZaehlZeile = {
  artikel: LagerArtikel;
  text: string;
  fault: string | undefined;
  /** Missing while the article is not counted, or its count is not a number. */
  zaehlung: (ReturnType<typeof compareZaehlung> & { gezaehlt: number; letzteNr: number }) | undefined;
};

/** Every article of the group with its line of the draft; lines of deleted articles are left out. */
export function listZaehlZeilen(artikel: LagerArtikel[], entwurf: ZaehlEntwurf | undefined): ZaehlZeile[] {
  return artikel.map((one) => {
    const gezaehlt = entwurf?.zeilen[one._id];
    if (!gezaehlt) return { artikel: one, text: '', fault: undefined, zaehlung: undefined };
    const { text, letzteNr, erwartet } = gezaehlt;
    const fault = numberTextFault(text, { min: 0, max: maxBestandMenge, decimals: 0 });
    const menge = fault ? undefined : parseNumber(text);
    if (menge === undefined) return { artikel: one, text, fault, zaehlung: undefined };
    const ergebnis = compareZaehlung({ gezaehlt: menge, erwartet, bestand: one.menge });
    return { artikel: one, text, fault, zaehlung: { ...ergebnis, gezaehlt: menge, letzteNr } };
  });
}

/** The counted and the expected amount of a line; empty if it is not counted. */
export function gezaehltOf({ artikel: { name, typ, einheit }, zaehlung }: ZaehlZeile): Gezaehlt[] {
  if (!zaehlung) return [];
  const { gezaehlt, aenderung } = zaehlung;
  const geringfuegig = gruppeOf(typ)?.geringfuegig ?? 0;
  return [{ name, einheit, geringfuegig, gezaehlt, erwartet: gezaehlt - aenderung }];
}

/** The progress of a stocktake: '4 von 12 gezählt, 1 mit Abweichung'. */
export function zaehlStand(zeilen: ZaehlZeile[]): string {
  const gezaehlt = zeilen.flatMap(({ zaehlung }) => zaehlung ?? []);
  const abweichend = gezaehlt.filter(({ aenderung }) => aenderung !== 0);
  const stand = `${gezaehlt.length} von ${zeilen.length} gezählt, ${abweichend.length} mit Abweichung`;
  return zeilen.some(({ fault }) => fault) ? `${stand}. Bitte sehen Sie die markierten Zahlen an.` : stand;
}
