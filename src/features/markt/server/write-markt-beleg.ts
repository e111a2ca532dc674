import { addBeleg, type Beleg, listMarktBelege } from '#features/beleg/server/index.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { listProdukteKurz } from '#features/portfolio/server/index.ts';
import { warenAngabenOf } from '#features/portfolio/verkauf/waren-angaben.ts';
import type { Tx } from '#server/db/connect.ts';
import { marktKorrekturOf, marktRechnungOf } from '../markt-beleg.ts';
import type { MarktPostenRow } from './markt.repository.ts';

/** A market has soaps only. */
const unbekannt = { typ: 'seife', merkmale: [], gramm: null };

/** A day as it was just booked. */
export type GebuchterTag = {
  id: string;
  ort: string;
  tag: string;
  posten: MarktPostenRow[];
  umsatzCent: number;
  steuermodus: Steuermodus;
};

/** Writes the collected invoice of a day, if it brought something. The last that its transaction does (`addBeleg`). */
export async function writeMarktRechnung(
  db: Tx,
  { id, ...gebucht }: GebuchterTag,
  now: Date,
): Promise<Beleg | undefined> {
  const ids = gebucht.posten.map(({ produktId }) => produktId);
  const produkte = await listProdukteKurz(db, ids);
  const posten = gebucht.posten.map((one) => ({
    ...one,
    angaben: warenAngabenOf(produkte.get(one.produktId) ?? unbekannt),
  }));
  const rechnung = marktRechnungOf({ ...gebucht, posten });
  return rechnung && addBeleg(db, rechnung, { fuer: { markttagId: id }, now });
}

/** Corrects the invoice of a day that was just taken back; one of the time before documents may have none. */
export async function writeMarktKorrektur(db: Tx, markttagId: string, now: Date): Promise<void> {
  const [rechnung] = await listMarktBelege(db, markttagId);
  if (rechnung?.inhalt) await addBeleg(db, marktKorrekturOf(rechnung.inhalt), { fuer: { markttagId }, now });
}
