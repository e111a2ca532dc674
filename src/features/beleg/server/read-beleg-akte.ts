import { mindestnummernOf } from '#features/einstellung/gruppen/nummern-angaben.ts';
import { listStaende } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { BelegStelle } from './beleg-pdf.repository.ts';
import { aktenProblems, stelleProblems, wuenscheAfter } from './beleg-problems.ts';
import { type BelegMitAnlass, toBelegMitAnlass } from './liste/list-belegseite.ts';
import {
  type BelegAkte,
  findBelegAkte,
  findFolge,
  findNachbarn,
  listLueckenEnden,
} from './verify-belege.repository.ts';

/** Its hashes (hex), the numbers of its neighbours, and sentences on what does not hold. */
export type BelegKette = {
  hash: string;
  vorher: string;
  vorgaenger: string | undefined;
  nachfolger: string | undefined;
  maengel: string[];
};

/**
 * A document with its place in the chain, computed again as `verifyBelege` does it for all. `isGezeichnet`: its PDF is
 * kept. `undefined`: no document has this number.
 */
export async function readBelegAkte(
  db: Db,
  nummer: string,
): Promise<
  { beleg: BelegMitAnlass; createdAt: string; kette: BelegKette; isGezeichnet: boolean } | undefined
> {
  const akte = await findBelegAkte(db, nummer);
  if (!akte) return undefined;
  const { createdAt, pdf } = akte;
  const kette = await readKette(db, akte);
  return { beleg: toBelegMitAnlass(akte), createdAt, kette, isGezeichnet: pdf !== null };
}

async function readKette(db: Db, akte: BelegAkte): Promise<BelegKette> {
  const { jahr, hash, vorher } = akte;
  // Before its neighbours: one that is written meanwhile is found among them.
  const folge = await findFolge(db);
  const { davor, danach } = await findNachbarn(db, akte);
  const naechste = davor?.jahr === jahr ? davor.lauf + 1 : 1;
  const wuensche = akte.lauf === naechste ? [] : await readWuensche(db, akte);
  const problems = [
    ...stelleProblems(akte, { jahr, naechste, hash: davor?.hash ?? '', wuensche }),
    ...aktenProblems(akte),
  ];
  if (danach && danach.vorher !== hash) problems.push(`${danach.nummer} schließt nicht an ihn an.`);
  if (!danach && folge?.hash !== hash) problems.push('der nächste Beleg schlösse nicht an ihn an.');
  const nachbarn = { vorgaenger: davor?.nummer, nachfolger: danach?.nummer };
  return { hash, vorher, ...nachbarn, maengel: problems.map(asSatz) };
}

/** What can still explain a gap before this place: a save does so once, those of earlier gaps are over. */
async function readWuensche(db: Db, { jahr, lauf }: BelegStelle): Promise<number[]> {
  const wuensche = mindestnummernOf(await listStaende(db, 'nummern'), jahr);
  if (!wuensche.includes(lauf)) return [];
  return (await listLueckenEnden(db, { jahr, lauf })).reduce(wuenscheAfter, wuensche);
}

/** Problems are listed after the number of their document; alone they begin with a capital letter. */
function asSatz(problem: string): string {
  return problem.slice(0, 1).toUpperCase() + problem.slice(1);
}
