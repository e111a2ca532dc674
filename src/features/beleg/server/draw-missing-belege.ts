import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { ofShop } from '#server/db/of-shop.ts';
import { clockFrom } from '#server/jobs/clock-from.ts';
import type { JobRun } from '#server/jobs/job.ts';
import type { JobLog } from '#server/jobs/run-jobs.ts';
import { drawInTurn } from '#server/pdf/draw-apart.ts';
import { type BelegStelle, listBelegInhalte, listNachStelle } from './beleg-pdf.repository.ts';
import { drawVorlagen } from './draw-vorlagen.ts';
import { keepBelegPdf } from './keep-beleg-pdf.ts';
import type { GezeichneterBeleg } from './pdf/draw-belege.ts';

/** Documents that one process draws, and those of one run. */
const jeProzess = 25;
const jeLauf = 250;
/** Documents that are looked at in one statement. */
const jeBlick = 500;
/** Runs, a minute apart, after which a document is left out although none could be drawn with it. */
const maxVersuche = 5;

/**
 * Up to where this node knows all documents as drawn, or as such that cannot be. Written one after the other, none
 * appears before it; after a start all are looked at once.
 */
const gesehenVon = ofShop(() => ({ jahr: 0, lauf: 0 }) as BelegStelle);

/** Whether a document is to be drawn. */
export async function hasMissingBelege(db: Db): Promise<boolean> {
  return (await findMissing(db)).length > 0;
}

/** How many runs of this node drew none, by the documents that they were to draw. */
const versucheVon = ofShop(() => new Map<string, number>());

type Run = JobRun & { log: JobLog };

/**
 * Draws and keeps the PDFs of documents that were written, the oldest first. One that cannot be read or drawn is
 * logged and left out until the next start; who asks for it learns so too.
 */
export async function drawMissingBelege(db: Db, { now, signal, log }: Run): Promise<void> {
  const clock = clockFrom(now);
  for (let drawn = 0; drawn < jeLauf; drawn += jeProzess) {
    const stellen = await findMissing(db);
    const letzte = stellen.at(-1);
    if (!letzte) return;
    const inhalte = await listBelegInhalte(
      db,
      stellen.map(({ id }) => id),
    );
    const byId = new Map(inhalte.map((one) => [one.belegId, one]));
    const vorlagen = stellen.flatMap(({ id }) => byId.get(id) ?? []);
    const gezeichnete = await drawTogether(db, vorlagen, signal);
    for (const [nr, one] of gezeichnete.entries()) {
      signal.throwIfAborted();
      const id = vorlagen[nr]?.belegId ?? '';
      if ('pdf' in one) await keepBelegPdf(db, { id, pdf: one.pdf, now: clock() });
      else log.error({ beleg: id, fehler: one.fehler }, 'document cannot be drawn');
    }
    const { jahr, lauf } = letzte;
    Object.assign(gesehenVon(db), { jahr, lauf });
  }
}

/** The oldest documents that are to be drawn, at most as many as one process draws. */
async function findMissing(db: Db): Promise<(BelegStelle & { id: string })[]> {
  const gesehen = gesehenVon(db);
  for (;;) {
    const stellen = await listNachStelle(db, gesehen, jeBlick);
    const offene = stellen.filter(({ isOffen }) => isOffen);
    if (offene.length > 0) return offene.slice(0, jeProzess);
    const letzte = stellen.at(-1);
    if (!letzte) return [];
    Object.assign(gesehen, { jahr: letzte.jahr, lauf: letzte.lauf });
    // Requests between two looks.
    await nextTurn();
  }
}

type Vorlage = { belegId: string; inhalt: string; xml: string };

/** In one process; if that one breaks, each document in one of its own, so that only the one that broke it is left. */
async function drawTogether(db: Db, vorlagen: Vorlage[], signal: AbortSignal): Promise<GezeichneterBeleg[]> {
  const draw = (some: Vorlage[]) =>
    drawVorlagen(some, (blatt) => drawInTurn<GezeichneterBeleg[]>(db, blatt, signal));
  if (vorlagen.length === 0) return [];
  try {
    return await draw(vorlagen);
  } catch (error) {
    if (signal.aborted) throw error;
    const alone: GezeichneterBeleg[] = [];
    for (const one of vorlagen)
      alone.push(...(await draw([one]).catch((error: Error) => [{ fehler: String(error.stack) }])));
    signal.throwIfAborted();
    // Nothing can be drawn at the moment: for some time that may not be up to the documents.
    if (alone.every((one) => 'fehler' in one) && !isGenugVersucht(db, vorlagen)) throw error;
    return alone;
  }
}

/** Counts a run that drew none of these; true once each of them was in enough of those. */
function isGenugVersucht(db: Db, vorlagen: Vorlage[]): boolean {
  const versuche = versucheVon(db);
  for (const { belegId } of vorlagen) versuche.set(belegId, (versuche.get(belegId) ?? 0) + 1);
  if (vorlagen.some(({ belegId }) => (versuche.get(belegId) ?? 0) < maxVersuche)) return false;
  versuche.clear();
  return true;
}
