import { type Given, tagTextOf, textOf } from '#shared/wire/read-answer.ts';
import { readNumber } from '#shared/wire/read-value.ts';
import type { Anschrift } from './anschrift/anschrift.ts';
import type { Bestellung } from './kundensicht/bestellung-contract.ts';
import type { KassenPosten, SteuerZeile } from './posten-contract.ts';

/** Parts of an order from an answer that may lack them: its customer and the workshop read the same. */

export function readPosten(given: Given): Omit<KassenPosten, 'verfuegbarkeit'> {
  const { seife, aroma, bild } = given;
  const [gramm, grundpreis] = [readNumber(given.gramm), readNumber(given.grundpreis)];
  return {
    produktId: textOf(given.produktId),
    name: textOf(given.name),
    menge: readNumber(given.menge) ?? 1,
    preis: readNumber(given.preis) ?? 0,
    summe: readNumber(given.summe) ?? 0,
    ...(gramm ? { gramm } : {}),
    ...(grundpreis ? { grundpreis } : {}),
    ...(textOf(seife) ? { seife: textOf(seife) } : {}),
    ...(textOf(aroma) ? { aroma: textOf(aroma) } : {}),
    ...(textOf(bild) ? { bild: textOf(bild) } : {}),
  };
}

export function readAnschrift(given: Given): Anschrift {
  return {
    vorname: textOf(given.vorname),
    nachname: textOf(given.nachname),
    firma: textOf(given.firma),
    strasse: textOf(given.strasse),
    hausnummer: textOf(given.hausnummer),
    zusatz: textOf(given.zusatz),
    plz: textOf(given.plz),
    stadt: textOf(given.stadt),
  };
}

export function readSteuerZeile({ satz, brutto, steuer }: Given): SteuerZeile {
  return { satz: readNumber(satz) ?? 0, brutto: readNumber(brutto) ?? 0, steuer: readNumber(steuer) ?? 0 };
}

export function readTermin({ von, bis }: Given): Bestellung['termin'] | undefined {
  const [first, last] = [tagTextOf(von), tagTextOf(bis)];
  return first ? { von: first, bis: last || first } : undefined;
}

export function readAbholung({ ort, zeiten }: Given) {
  return { ort: textOf(ort), zeiten: textOf(zeiten) };
}
