import { readMerkmale } from '#shared/merkmale/merkmale-text.ts';
import { day, each, maybe, number, type Reader, type Readers, shape, text } from '#shared/wire/reader.ts';
import { type Anschrift, anschriftFelder } from './anschrift/anschrift.ts';
import type { Bestellung } from './kundensicht/bestellung-contract.ts';
import type { KassenPosten, SteuerZeile } from './posten-contract.ts';

/** Parts of an order from an answer that may lack them: its customer and the workshop read the same. */

export type GelesenerPosten = Omit<KassenPosten, 'verfuegbarkeit'>;

export const posten: Readers<GelesenerPosten> = {
  produktId: text,
  name: text,
  merkmale: readMerkmale,
  menge: number(1),
  preis: number(0),
  grundpreis: maybe(number(0)),
  summe: number(0),
  bild: maybe(text),
};

export const readAnschrift = shape<Anschrift>(each(anschriftFelder, text));

export const readSteuerZeile = shape<SteuerZeile>(each(['satz', 'brutto', 'steuer'], number(0)));

const readTage = shape({ von: day, bis: day });

/** Days of delivery; where the last one is missing it is the first. */
export const parseTermin: Reader<Bestellung['termin'] | undefined> = (value) => {
  const { von, bis } = readTage(value);
  return von ? { von, bis: bis || von } : undefined;
};

export const readAbholung = shape({ ort: text, zeiten: text });
