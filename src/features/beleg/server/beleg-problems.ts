import { createHash } from 'node:crypto';
import { rechnungsnummer } from '#features/einstellung/gruppen/nummern-angaben.ts';
import type { BelegFolgeTable } from '#server/db/schema.ts';
import { belegBruttoOf, belegSteuernOf } from '../beleg-summen.ts';
import { belegHash, inhaltHashOf } from './beleg-hash.ts';
import { readBelegInhalt } from './list-belege.ts';
import type { BelegAkte } from './verify-belege.repository.ts';

/**
 * How far the range of numbers has come before the next document. `wuensche`: what the settings asked for in its year,
 * from the first save on that can still explain a gap. Times are not compared: that of a document is the beginning of
 * its request, which may have waited for a save.
 */
export type Folge = Omit<BelegFolgeTable, 'id'> & { wuensche: number[] };

/** Number and place: R42, DATEV's Belegfeld 1. */
export function stelleProblems(akte: BelegAkte, folge: Folge): string[] {
  const { nummer, jahr, lauf, vorher } = akte;
  const problems: string[] = [];
  const [praefix = ''] = nummer.split('-');
  if (nummer !== rechnungsnummer(praefix, { jahr, lauf }) || !/^[A-Za-z0-9$&%*+\-/]{1,36}$/.test(nummer))
    problems.push(`die Nummer passt nicht zu Jahr ${jahr} und Stelle ${lauf}.`);
  if (lauf !== folge.naechste && !folge.wuensche.includes(lauf))
    problems.push(`davor fehlt ${rechnungsnummer(praefix, { jahr, lauf: folge.naechste })}.`);
  if (vorher !== folge.hash) problems.push('er schließt nicht an den Beleg davor an.');
  return problems;
}

/** What explains gaps after one that ends here: once a document begins as a save asked, all saves before are over. */
export function wuenscheAfter(wuensche: number[], lauf: number): number[] {
  return wuensche.slice(wuensche.indexOf(lauf) + 1);
}

/** What is kept of a document, and whether it must be there. */
export function aktenProblems(akte: BelegAkte): string[] {
  const { inhalt, xml, pdf, pdfHash, datenstand, hash } = akte;
  const problems =
    belegHash(akte) === hash ? [] : ['Nummer, Tag, Summen oder wozu er gehört wurden verändert.'];
  if (inhalt === null || xml === null) {
    if (datenstand !== 'anonym') problems.push('der Inhalt fehlt.');
    if (pdf !== null) problems.push('das PDF ist da, der Inhalt nicht.');
    return problems;
  }
  problems.push(...inhaltProblems(akte, { inhalt, xml }));
  if (datenstand === 'anonym') problems.push('die Bestellung ist anonymisiert, der Inhalt noch da.');
  if (pdf !== null && createHash('sha256').update(pdf).digest('hex') !== pdfHash)
    problems.push('das PDF wurde verändert.');
  return problems;
}

function inhaltProblems(akte: BelegAkte, { inhalt, xml }: { inhalt: string; xml: string }): string[] {
  const { nummer, art, tag, bruttoCent, steuern, inhaltHash } = akte;
  const problems: string[] = [];
  if (inhaltHashOf({ inhalt, xml }) !== inhaltHash) problems.push('der Inhalt wurde verändert.');
  if (!xml.includes(nummer)) problems.push('das XML nennt eine andere Nummer.');
  const data = readBelegInhalt(inhalt);
  if (!data) return [...problems, 'der Inhalt ist nicht lesbar.'];
  if (data.nummer !== nummer || data.art !== art || data.tag !== tag)
    problems.push('der Inhalt nennt eine andere Nummer, eine andere Art oder einen anderen Tag.');
  const brutto = belegBruttoOf(data);
  if (brutto !== bruttoCent || data.bruttoCent !== bruttoCent)
    problems.push(`die Zeilen ergeben ${brutto} Cent statt ${bruttoCent} Cent.`);
  const soll = JSON.stringify(belegSteuernOf(data));
  if (soll !== steuern || soll !== JSON.stringify(data.steuern))
    problems.push('die Steuer folgt nicht aus den Zeilen.');
  return problems;
}
