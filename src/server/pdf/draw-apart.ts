import { AppError } from '#shared/wire/errors.ts';
import type { Db } from '../db/connect.ts';
import { ofShop } from '../db/of-shop.ts';
import { orAborted } from '../jobs/or-aborted.ts';
import { programFile } from '../own-process/program-files.ts';
import { workApart } from '../own-process/work-apart.ts';

/** What is to be drawn; `art` says who draws it (`app/server/pdf/pdf-process.ts`). */
type Zeichnung = { art: string };

const place = {
  file: programFile('app/server/pdf/pdf-process'),
  lateText: 'Die PDF-Datei wurde nicht rechtzeitig fertig. Bitte versuchen Sie es noch einmal.',
  stopText: 'Der Laden wird gerade neu gestartet. Bitte versuchen Sie es gleich noch einmal.',
};

/** What people wait for is drawn at the same time on one node: three people pack. */
const plaetze = 3;
const hierVon = ofShop(() => ({ belegt: 0, reihe: Promise.resolve<unknown>(undefined) }));

/** Draws what a person waits for in a process of its own, unless as many as a node has places for are drawn. */
export async function drawApart<T = Uint8Array>(db: Db, zeichnung: Zeichnung): Promise<T> {
  const hier = hierVon(db);
  if (hier.belegt >= plaetze)
    throw new AppError(
      'UNAVAILABLE',
      'Es werden gerade andere Blätter gezeichnet. Bitte gleich noch einmal.',
      { retryAfter: 5 },
    );
  hier.belegt += 1;
  try {
    return await workApart<T>(place, zeichnung);
  } finally {
    hier.belegt -= 1;
  }
}

/**
 * Draws what a job needs, one after the other and beside what people wait for, so that neither waits for the other's
 * place.
 */
export function drawInTurn<T = Uint8Array>(db: Db, zeichnung: Zeichnung, ending?: AbortSignal): Promise<T> {
  const hier = hierVon(db);
  const vorher = ending ? orAborted(hier.reihe, ending) : hier.reihe;
  const drawn = vorher.then(() => workApart<T>(place, zeichnung, { ...(ending ? { ending } : {}) }));
  // Who stops waiting does not open the way for the next.
  hier.reihe = Promise.allSettled([hier.reihe, drawn]);
  return drawn;
}
