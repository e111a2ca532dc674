import { maxZelle, maxZellen } from '../kontoauszug/umsatz.ts';

/** A row with the place in the text where it begins. */
export type CsvZeile = { zellen: string[]; ab: number };

/**
 * The rows of a CSV file, one at a time: cells in quotes may hold the separator, line breaks and doubled
 * quotes. A quote inside of a cell that has not begun with one is a letter, as banks write it. Each row is
 * read once, from left to right. A row that no bank writes, of too many or too long cells, is `undefined`,
 * and the last one.
 */
export function* csvZeilen(text: string, trenner: string): Generator<CsvZeile | undefined, void> {
  let at = 0;
  let ab = 0;
  let zellen: string[] = [];
  while (at < text.length) {
    const zelle = text[at] === '"' ? quoted(text, at, trenner) : plain(text, at, trenner);
    if (zelle.ende - at > maxZelle || zellen.length >= maxZellen) return yield undefined;
    zellen.push(zelle.text);
    at = zelle.ende;
    if (text[at] === trenner) {
      at += 1;
      // A separator at the end of the file is followed by an empty cell.
      if (at < text.length) continue;
      zellen.push('');
    }
    yield { zellen, ab };
    zellen = [];
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    ab = at;
  }
}

type Zelle = { text: string; ende: number };

/** At most one character longer than a cell may be. */
function plain(text: string, from: number, trenner: string): Zelle {
  const grenze = Math.min(text.length, from + maxZelle + 1);
  let ende = from;
  while (ende < grenze && text[ende] !== trenner && text[ende] !== '\n' && text[ende] !== '\r') ende += 1;
  return { text: text.slice(from, ende).trim(), ende };
}

/**
 * Between quotes. Where the next quote does not end the cell, the first one is a letter of a payer's (`"Seife
 * fuer Oma`): the cell ends where one without quotes does, so that it does not swallow the rows behind it.
 */
function quoted(text: string, from: number, trenner: string): Zelle {
  let inhalt = '';
  let at = from + 1;
  for (;;) {
    const ende = text.indexOf('"', at);
    if (ende === -1 || ende - from > maxZelle) return plain(text, from, trenner);
    inhalt += text.slice(at, ende);
    if (text[ende + 1] !== '"') {
      const rest = plain(text, ende + 1, trenner);
      return rest.text === '' ? { text: inhalt.trim(), ende: rest.ende } : plain(text, from, trenner);
    }
    inhalt += '"';
    at = ende + 2;
  }
}
