import { SaxesParser } from 'saxes';
import { CamtLeser } from '../../bankdatei/camt.ts';
import type { Auszug, Unlesbar } from '../../kontoauszug/umsatz.ts';

/** Characters that are parsed at once. */
const chunk = 32_768;
/** A CAMT message is about fifteen deep. */
const maxTiefe = 64;
/** Longest name of an element. */
const maxName = 100;

const keinCamt =
  'Diese XML-Datei ist kein vollständiger Kontoauszug (CAMT.052, CAMT.053 oder CAMT.054). Bitte die Umsätze bei der Bank noch einmal herunterladen, als CAMT (XML) oder als CSV.';

class Abbruch extends Error {}

/**
 * Reads a CAMT file; pauses after each part of it, and ends where there is too much. The parser knows no
 * entities but XML's own five, and a document type, which could define others, is refused.
 */
export function* readCamt(text: string): Generator<void, Auszug | Unlesbar> {
  const leser = new CamtLeser();
  const parser = parserFor(leser);
  try {
    for (let at = 0; at < text.length; at += chunk) {
      parser.write(text.slice(at, at + chunk));
      yield;
    }
    parser.close();
  } catch (error) {
    if (error instanceof Abbruch) return { problem: error.message };
    throw error;
  }
  return leser.auszug ?? { problem: keinCamt };
}

function parserFor(leser: CamtLeser) {
  const parser = new SaxesParser({ xmlns: false });
  let tiefe = 0;
  const refuse = (problem = keinCamt) => {
    throw new Abbruch(problem);
  };
  parser.on('error', () => refuse());
  parser.on('doctype', () => refuse());
  parser.on('opentag', ({ name, attributes }) => {
    tiefe += 1;
    if (tiefe > maxTiefe || name.length > maxName) refuse();
    leser.open(localName(name), attributes.Ccy);
    if (leser.problem !== undefined) refuse(leser.problem);
  });
  parser.on('text', (part) => leser.text(part));
  parser.on('cdata', (part) => leser.text(part));
  parser.on('closetag', ({ name }) => {
    tiefe -= 1;
    leser.close(localName(name));
  });
  return parser;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
