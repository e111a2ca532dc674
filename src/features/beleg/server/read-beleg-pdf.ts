import type { Db } from '#server/db/connect.ts';
import { ofShop } from '#server/db/of-shop.ts';
import { drawApart, drawInTurn } from '#server/pdf/draw-apart.ts';
import { belegInhalt } from '../beleg-inhalt.ts';
import { findBelegPdf, listBelegInhalte } from './beleg-pdf.repository.ts';
import { keepBelegPdf } from './keep-beleg-pdf.ts';
import type { BelegBlatt, GezeichneterBeleg } from './pdf/draw-belege.ts';

/** A job waits for its turn to draw; a person is told that others are drawn. */
type Wunsch = { isJob?: boolean };

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
  const [drawn] = await draw<GezeichneterBeleg[]>(db, belegBlattOf([vorlage]));
  if (!drawn || 'fehler' in drawn) throw new Error(`document ${id} cannot be drawn: ${drawn?.fehler}`);
  await keepBelegPdf(db, { id, pdf: drawn.pdf, now: new Date() });
  // Another node may have kept it first, or the person may be gone.
  return findBelegPdf(db, id);
}

export function belegBlattOf(vorlagen: { inhalt: string; xml: string }[]): BelegBlatt {
  const belege = vorlagen.map(({ inhalt, xml }) => ({ inhalt: belegInhalt.parse(JSON.parse(inhalt)), xml }));
  return { art: 'belege', belege };
}
