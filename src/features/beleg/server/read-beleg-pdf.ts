import type { Db } from '#server/db/connect.ts';
import { ofShop } from '#server/db/of-shop.ts';
import { drawApart, drawInTurn } from '#server/pdf/draw-apart.ts';
import { AppError } from '#shared/wire/errors.ts';
import { findBelegPdf, listBelegInhalte } from './beleg-pdf.repository.ts';
import { drawVorlagen } from './draw-vorlagen.ts';
import { keepBelegPdf } from './keep-beleg-pdf.ts';
import type { GezeichneterBeleg } from './pdf/draw-belege.ts';

/** A job waits for its turn to draw; a person is told that others are drawn. */
type Wunsch = { isJob?: boolean };

/** A document whose PDF cannot be drawn, today or tomorrow. */
export class UndrawableBeleg extends Error {
  constructor(id: string, fehler = '') {
    super(`document ${id} cannot be drawn: ${fehler}`);
  }
}

/** Documents that are drawn at the moment: who asks for one of them gets the same. */
const imBau = ofShop(() => new Map<string, Promise<Uint8Array | undefined>>());

/**
 * A document as PDF/A-3; drawn and kept when it is asked for before `drawMissingBelege` has done it. `undefined`: there
 * is none of this id, or what it said was deleted with the person.
 */
export async function readBelegPdf(db: Db, id: string, wunsch: Wunsch = {}): Promise<Uint8Array | undefined> {
  const kept = await findBelegPdf(db, id);
  if (kept) return kept;
  const hier = imBau(db);
  const drawing = hier.get(id) ?? drawBelegPdf(db, id, wunsch).finally(() => hier.delete(id));
  hier.set(id, drawing);
  return drawing;
}

async function drawBelegPdf(db: Db, id: string, { isJob }: Wunsch): Promise<Uint8Array | undefined> {
  const [vorlage] = await listBelegInhalte(db, [id]);
  if (!vorlage) return undefined;
  const draw = isJob ? drawInTurn : drawApart;
  const [drawn] = await drawVorlagen([vorlage], (blatt) => draw<GezeichneterBeleg[]>(db, blatt)).catch(
    (error: unknown) => {
      // No place, no time, or the shop stops: that is not up to the document.
      if (error instanceof AppError) throw error;
      return [{ fehler: String(error) }];
    },
  );
  if (!drawn || 'fehler' in drawn) throw new UndrawableBeleg(id, drawn?.fehler);
  await keepBelegPdf(db, { id, pdf: drawn.pdf, now: new Date() });
  // Another node may have kept it first, or the person may be gone.
  return findBelegPdf(db, id);
}
