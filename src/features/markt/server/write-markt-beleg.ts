import { addBeleg, listMarktBelege } from '#features/beleg/server/index.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { listProdukteKurz } from '#features/portfolio/server/index.ts';
import { warenAngabenOf } from '#features/portfolio/verkauf/waren-angaben.ts';
import type { Tx } from '#server/db/connect.ts';
import { marktKorrekturOf, marktRechnungOf } from '../markt-beleg.ts';
import { findMarkttag, listMarktPostenOf } from './markt.repository.ts';

/** A market has soaps only. */
const unbekannt = { typ: 'seife', merkmale: [], gramm: null };

/** Writes the collected invoice of a day that was just booked. The last that its transaction does (`addBeleg`). */
export async function writeMarktRechnung(db: Tx, markttagId: string, now: Date): Promise<void> {
  const tag = await findMarkttag(db, markttagId);
  if (!tag || tag.umsatzCent === null) return;
  const rows = (await listMarktPostenOf(db, [markttagId])).get(markttagId) ?? [];
  const ids = rows.map(({ produktId }) => produktId);
  const produkte = await listProdukteKurz(db, ids);
  const posten = rows.map((one) => ({
    ...one,
    angaben: warenAngabenOf(produkte.get(one.produktId) ?? unbekannt),
  }));
  const { umsatzCent } = tag;
  const steuermodus = tag.steuermodus as Steuermodus;
  const rechnung = marktRechnungOf({ ort: tag.ort, tag: tag.tag, posten, umsatzCent, steuermodus });
  if (rechnung) await addBeleg(db, rechnung, { fuer: { markttagId }, now });
}

/** Corrects the invoice of a day that was just taken back; one of the time before documents has none. */
export async function writeMarktKorrektur(db: Tx, markttagId: string, now: Date): Promise<void> {
  const [rechnung] = await listMarktBelege(db, markttagId);
  if (rechnung?.inhalt) await addBeleg(db, marktKorrekturOf(rechnung.inhalt), { fuer: { markttagId }, now });
}
