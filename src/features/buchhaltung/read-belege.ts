import { belegArten } from '#features/beleg/beleg-art.ts';
import {
  day,
  each,
  flag,
  having,
  list,
  matching,
  maybe,
  number,
  type Open,
  parseList,
  type Readers,
  shape,
  text,
  word,
} from '#shared/wire/reader.ts';
import type { BelegeListe, BelegListenZeile, BelegSatzSumme } from './contract.ts';
import { monatForm } from './monat-form.ts';

/** The sums by rate of an answer; `undefined` where it says none. */
export const parseSummen = parseList(
  having(
    ['satzPromille'],
    shape<Open<BelegSatzSumme, 'satzPromille'>>({
      satzPromille: number(undefined),
      ...each(['netto', 'steuer', 'brutto'], number(0)),
    }),
  ),
);

/** A document without its number is none. */
export const belegReaders: Readers<BelegListenZeile> = {
  nummer: text,
  art: word(belegArten, 'rechnung'),
  tag: day,
  brutto: number(0),
  anlass: shape({ art: word(['bestellung', 'markttag'], 'bestellung'), id: text, text }),
  name: maybe(text),
  istGeloescht: flag,
  istUnlesbar: maybe(flag),
};

/** A page of documents, of an answer of any shape. */
export const readBelege = shape<BelegeListe>({
  belege: list(having(['nummer'], shape(belegReaders))),
  anzahl: maybe(number(0)),
  hatMehr: flag,
  summen: parseSummen,
  monate: list(having(['monat'], shape({ monat: matching(monatForm), anzahl: number(0) }))),
  // Missing it was not asked for: what was said before holds.
  hatAltbestand: (value) => (typeof value === 'boolean' ? value : undefined),
});
