import type { Db } from '#server/db/connect.ts';
import { ofShop } from '#server/db/of-shop.ts';
import { programFile } from '#server/own-process/program-files.ts';
import { workApart } from '#server/own-process/work-apart.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { EtikettenBlatt } from './pdf-etiketten.ts';
import type { Lieferscheine } from './pdf-lieferschein.ts';

const place = {
  file: programFile('features/versand/server/pdf-process'),
  lateText: 'Die PDF-Datei wurde nicht rechtzeitig fertig. Bitte versuchen Sie es noch einmal.',
  stopText: 'Der Laden wird gerade neu gestartet. Bitte versuchen Sie es gleich noch einmal.',
};

/** Files that are drawn at the same time on one node: three people pack. */
const plaetze = 3;
const plaetzeVon = ofShop(() => ({ belegt: 0 }));

export type PdfBlatt = EtikettenBlatt | Lieferscheine;

/** Draws a file in a process of its own. */
export async function drawPapiereApart(db: Db, blatt: PdfBlatt): Promise<Uint8Array> {
  const hier = plaetzeVon(db);
  if (hier.belegt >= plaetze)
    throw new AppError(
      'UNAVAILABLE',
      'Es werden gerade andere Blätter gezeichnet. Bitte gleich noch einmal.',
      {
        retryAfter: 5,
      },
    );
  hier.belegt += 1;
  try {
    return await workApart<Uint8Array>(place, blatt);
  } finally {
    hier.belegt -= 1;
  }
}
