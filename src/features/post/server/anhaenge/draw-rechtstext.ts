import type { Db } from '#server/db/connect.ts';
import { ofShop } from '#server/db/of-shop.ts';
import { drawInTurn } from '#server/pdf/draw-apart.ts';
import type { PdfAuftrag } from '../pdf/pdf-rechtstext.ts';

/** At most so many files of about 40 kB: the four texts of an order in a few versions. */
const maxGemerkt = 12;
const gemerktVon = ofShop(() => new Map<string, Promise<Uint8Array>>());

/** A legal text as PDF, drawn in a process of its own and remembered by the hash of the text: they hardly change. */
export function drawRechtstext(db: Db, hash: string, auftrag: PdfAuftrag): Promise<Uint8Array> {
  const gemerkt = gemerktVon(db);
  const key = JSON.stringify([hash, auftrag.titel, auftrag.nr, auftrag.ladenName]);
  const known = gemerkt.get(key);
  // Entered again: the one that was not asked for longest is the first to go.
  gemerkt.delete(key);
  const pdf = known ?? drawInTurn(db, auftrag);
  gemerkt.set(key, pdf);
  if (!known) pdf.catch(() => gemerkt.delete(key));
  const [oldest] = gemerkt.keys();
  if (gemerkt.size > maxGemerkt && oldest !== undefined) gemerkt.delete(oldest);
  return pdf;
}
