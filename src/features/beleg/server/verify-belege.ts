import { mindestnummernOf } from '#features/einstellung/gruppen/nummern-angaben.ts';
import { listStaende } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { BelegFolgeTable } from '#server/db/schema.ts';
import { silent } from '#shared/progress.ts';
import { aktenProblems, type Folge, stelleProblems, wuenscheAfter } from './beleg-problems.ts';
import { type BelegAkte, countBelege, findFolge, listBelegAkten } from './verify-belege.repository.ts';

/** Documents that are looked at together, with their PDFs of some 40 kB each. */
const batch = 50;

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
      folge = {
        jahr,
        naechste: lauf + 1,
        hash,
        wuensche: lauf === folge.naechste ? folge.wuensche : wuenscheAfter(folge.wuensche, lauf),
      };
    }
    seen += page.length;
    progress(seen / Math.max(all, 1));
  } while (page.length === batch);
  return [...problems, ...folgeProblems(await findFolge(db), folge)];
}

/** Whether the next document will follow the latest one. */
function folgeProblems(ist: BelegFolgeTable | undefined, soll: Folge): string[] {
  if (!ist) return ['Belege: die Folge der Nummern fehlt.'];
  if (ist.jahr === soll.jahr && ist.naechste === soll.naechste && ist.hash === soll.hash) return [];
  return [
    `Belege: der nächste bekäme Stelle ${ist.naechste} in ${ist.jahr} statt ${soll.naechste} in ${soll.jahr}, oder er schlösse nicht an den letzten an.`,
  ];
}
