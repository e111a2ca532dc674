import { createHash } from 'node:crypto';
import { mindestnummernOf, rechnungsnummer } from '#features/einstellung/gruppen/nummern-angaben.ts';
import { listStaende } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { BelegFolgeTable } from '#server/db/schema.ts';
import { silent } from '#shared/progress.ts';
import { belegBruttoOf, belegSteuernOf } from '../beleg-summen.ts';
import { belegHash, inhaltHashOf } from './beleg-hash.ts';
import { readBelegInhalt } from './list-belege.ts';
import { type BelegAkte, countBelege, findFolge, listBelegAkten } from './verify-belege.repository.ts';

/** Documents that are looked at together, with their PDFs of some 40 kB each. */
const batch = 50;

/**
 * How far the range of numbers has come before the next document. `wuensche`: what the settings asked for in its year,
 * from the first save on that can still explain a gap. Times are not compared: that of a document is the beginning of
 * its request, which may have waited for a save.
 */
type Folge = Omit<BelegFolgeTable, 'id'> & { wuensche: number[] };

/**
 * Finds problems with documents: whether their numbers follow one another, left out only as the settings asked for it;
 * whether the chain of their hashes holds; whether each says what is noted of it. What is deleted with the person of an
 * order is not missing. The XML is not made again: another version of the program may write another one.
 */
export async function verifyBelege(db: Db, progress = silent): Promise<string[]> {
  const staende = await listStaende(db, 'nummern');
  const problems: string[] = [];
  const all = await countBelege(db);
  let seen = 0;
  let folge: Folge = { jahr: 0, naechste: 1, hash: '', wuensche: [] };
  let page: BelegAkte[];
  do {
    page = await listBelegAkten(db, { nach: { jahr: folge.jahr, lauf: folge.naechste - 1 }, limit: batch });
    for (const akte of page) {
      const { jahr, lauf, hash } = akte;
      if (jahr !== folge.jahr)
        folge = { ...folge, jahr, naechste: 1, wuensche: mindestnummernOf(staende, jahr) };
      const found = [...stelleProblems(akte, folge), ...aktenProblems(akte)];
      problems.push(...found.map((problem) => `Beleg ${akte.nummer}: ${problem}`));
      folge = { jahr, naechste: lauf + 1, hash, wuensche: wuenscheAfter(lauf, folge) };
    }
    seen += page.length;
    progress(seen / Math.max(all, 1));
  } while (page.length === batch);
  return [...problems, ...folgeProblems(await findFolge(db), folge)];
}

/** Number and place: R42, DATEV's Belegfeld 1. */
function stelleProblems(akte: BelegAkte, folge: Folge): string[] {
  const { nummer, jahr, lauf, vorher } = akte;
  const problems: string[] = [];
  const [praefix = ''] = nummer.split('-');
  if (nummer !== rechnungsnummer(praefix, { jahr, lauf }) || !/^[A-Za-z0-9$&%*+\-/]{1,36}$/.test(nummer))
    problems.push(`die Nummer passt nicht zu Jahr ${jahr} und Stelle ${lauf}.`);
  if (lauf !== folge.naechste && !folge.wuensche.includes(lauf))
    problems.push(`davor fehlt ${rechnungsnummer(praefix, { jahr, lauf: folge.naechste })}.`);
  if (vorher !== folge.hash) problems.push('schließt nicht an den Beleg davor an.');
  return problems;
}

/** What can still explain a gap after this document: once one began as a save asked, all saves before are over. */
function wuenscheAfter(lauf: number, { naechste, wuensche }: Folge): number[] {
  return lauf === naechste ? wuensche : wuensche.slice(wuensche.indexOf(lauf) + 1);
}

/** What is kept of a document, and whether it must be there. */
function aktenProblems(akte: BelegAkte): string[] {
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

/** Whether the next document will follow the latest one. */
function folgeProblems(ist: BelegFolgeTable | undefined, soll: Folge): string[] {
  if (!ist) return ['Belege: die Folge der Nummern fehlt.'];
  if (ist.jahr === soll.jahr && ist.naechste === soll.naechste && ist.hash === soll.hash) return [];
  return [
    `Belege: der nächste bekäme Stelle ${ist.naechste} in ${ist.jahr} statt ${soll.naechste} in ${soll.jahr}, oder er schlösse nicht an den letzten an.`,
  ];
}
