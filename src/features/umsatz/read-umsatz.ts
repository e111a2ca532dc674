import type { Anzahl } from '#features/auftrag/contract.ts';
import { aufgaben } from '#features/auftrag/zustand/auftragslage.ts';
import type { ZuFertigen } from '#features/fertigung/contract.ts';
import type { Umsatz } from './contract.ts';

/** Another server's answer may lack fields: numbers are 0, lists are empty, and what has no name is left out. */

export function readAnzahl(data: unknown): Anzahl {
  const anzahl = Object(Object(data).anzahl);
  return Object.fromEntries(aufgaben.map((one) => [one, zahl(anzahl[one])])) as Anzahl;
}

/** The last promised days of the orders on a page. */
export function readTermine(data: unknown): string[] {
  return liste(Object(data).auftraege).flatMap((zeile) => text(Object(Object(zeile).termin).bis) ?? []);
}

export function readUmsatz(data: unknown): Umsatz {
  const { umsatz, umsatzNetto, tage, produkte } = Object(data);
  return {
    umsatz: zahl(umsatz),
    umsatzNetto: typeof umsatzNetto === 'number' ? umsatzNetto : zahl(umsatz),
    tage: liste(tage).flatMap((one) => {
      const { tag, umsatz, umsatzNetto } = Object(one);
      const netto = typeof umsatzNetto === 'number' ? { umsatzNetto } : {};
      return text(tag) === undefined ? [] : { tag, umsatz: zahl(umsatz), ...netto };
    }),
    produkte: liste(produkte).flatMap((one) => {
      const { produktId, name, stueck } = Object(one);
      return text(produktId) === undefined ? [] : { produktId, name: text(name) ?? '', stueck: zahl(stueck) };
    }),
  };
}

export function readZuFertigen(data: unknown): ZuFertigen[] {
  return liste(data).flatMap((one) => {
    const { produktId, name, fehlend, ohneGeld, bis, bestellungen, weitere } = Object(one);
    if (text(produktId) === undefined) return [];
    return {
      produktId,
      name: text(name) ?? '',
      fehlend: zahl(fehlend),
      ohneGeld: zahl(ohneGeld),
      ...(text(bis) === undefined ? {} : { bis }),
      weitere: zahl(weitere),
      bestellungen: liste(bestellungen).flatMap((bestellung) => {
        const { auftragId, nummer, fehlend, bis, aufgabe } = Object(bestellung);
        if (text(nummer) === undefined) return [];
        return {
          nummer,
          fehlend: zahl(fehlend),
          ...(text(auftragId) === undefined ? {} : { auftragId }),
          ...(text(bis) === undefined ? {} : { bis }),
          ...(aufgaben.includes(aufgabe) ? { aufgabe } : {}),
        };
      }),
    };
  });
}

function zahl(value: unknown): number {
  return Number(value) || 0;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function liste(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
