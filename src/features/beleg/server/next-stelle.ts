import type { Stand } from '#features/einstellung/gruppen/gruppen.ts';
import { mindestnummernOf, rechnungsnummer } from '#features/einstellung/gruppen/nummern-angaben.ts';
import { listStaende, readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { BelegFolgeTable } from '#server/db/schema.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { BelegStelle } from './beleg-pdf.repository.ts';
import { findFolge } from './verify-belege.repository.ts';

/** How far the range has come. */
type Reihe = Pick<BelegFolgeTable, 'jahr' | 'naechste'>;

/** The place of the next document; `frei`: the first one of its year that no document has. */
type NaechsteStelle = BelegStelle & { frei: number };

/**
 * Year and number of the next document. A new year begins at 1; a clock that runs back stays in the year of the latest
 * one. The number that the settings ask for at least counts in the year in which it was saved, the latest save alone:
 * of a typo nothing is left. A lower one changes nothing, so no number is given twice.
 */
export async function nextStelle(
  db: Db,
  { folge, tag, nummern }: { folge: Reihe; tag: string; nummern: Stand<'nummern'> },
): Promise<NaechsteStelle> {
  const jahr = Math.max(folge.jahr, yearOf(tag));
  const frei = jahr === folge.jahr ? folge.naechste : 1;
  const { angaben, geaendertAt } = nummern;
  if (angaben.naechsteRechnung <= frei || geaendertAt === null) return { jahr, lauf: frei, frei };
  // When it was asked for is looked up only while it could count: another value may have been saved since.
  const mindestens = mindestnummernOf(await listStaende(db, 'nummern'), jahr).at(-1) ?? 1;
  return { jahr, lauf: Math.max(frei, mindestens), frei };
}

/**
 * What the next document would be called if it were written now, and the least number of its year that can be asked
 * for. Locks nothing: another document may be written before.
 */
export async function readFolge(
  db: Db,
  now: Date,
): Promise<{ naechste: string; jahr: number; frei: number }> {
  const { nummern } = await readSomeEinstellungen(db, ['nummern']);
  const folge = await findFolge(db);
  if (!folge) throw new Error('The range of documents has no row.');
  const { jahr, lauf, frei } = await nextStelle(db, { folge, tag: tagOf(now), nummern });
  return { naechste: rechnungsnummer(nummern.angaben.rechnungPraefix, { jahr, lauf }), jahr, frei };
}

function yearOf(tag: string): number {
  return Number(tag.slice(0, 4));
}
