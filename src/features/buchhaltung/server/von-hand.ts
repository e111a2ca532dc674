import { listAltlieferungstage, listAuftragKurz } from '#features/auftrag/server/index.ts';
import {
  deleteVonHand,
  findAltbestand,
  insertVonHand,
  listBelegeVon,
  listMarktBelege,
  listVonHand,
  lockVonHand,
} from '#features/beleg/server/index.ts';
import { listMarkttagKurz } from '#features/markt/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { AltbestandErgebnis, VonHandEintrag, VonHandSeite } from '../altbestand-contract.ts';

/** Rows on one page. */
const limit = 50;

type Wunsch = { ids: string[]; istVonHand: boolean };

/**
 * Ticks these off as invoiced by hand, or takes them up again; repeated it changes nothing. One that has a document
 * meanwhile is left as it is, and answered with its number.
 */
export function setVonHand(
  db: Db,
  { ids, istVonHand }: Wunsch,
  wer: { von: string; now: Date },
): Promise<AltbestandErgebnis[]> {
  return inTransaction(db, async (db) => {
    const alle = [...new Set(ids)];
    const schon = await lockVonHand(db, alle);
    const altbestand = await findAltbestand(db, alle);
    const neue = [...altbestand].filter((id) => !schon.has(id));
    if (istVonHand) await insertVonHand(db, neue, { von: wer.von, createdAt: wer.now.toISOString() });
    else await deleteVonHand(db, alle);
    const ergebnisse: AltbestandErgebnis[] = [];
    for (const id of alle)
      ergebnisse.push(altbestand.has(id) ? { id } : { id, ...(await readNummer(db, id)) });
    return ergebnisse;
  });
}

/** The number of the first document; without one there is nothing to be ticked off. */
async function readNummer(db: Db, id: string): Promise<Omit<AltbestandErgebnis, 'id'>> {
  const [erster] = (await listBelegeVon(db, [id])).get(id) ?? (await listMarktBelege(db, id));
  return erster ? { nummer: erster.nummer } : { hindernis: 'nichts' };
}

/** A page of what is ticked off, the latest order first. */
export async function listVonHandSeite(db: Db, nach: string | undefined): Promise<VonHandSeite> {
  const rows = await listVonHand(db, { nach, limit: limit + 1 });
  const ids = rows.slice(0, limit).map(({ id }) => id);
  const nummern = new Map((await listAuftragKurz(db, ids)).map(({ id, nummer }) => [id, nummer]));
  const tage = await listAltlieferungstage(db, ids);
  const markttage = new Map((await listMarkttagKurz(db, ids)).map((one) => [one.id, one]));
  const eintraege = rows.slice(0, limit).map(({ id, was }): VonHandEintrag => {
    const { ort = '', tag = '' } = markttage.get(id) ?? {};
    return was === 'markttag'
      ? { anlass: { art: 'markttag', id, text: ort }, tag }
      : { anlass: { art: 'bestellung', id, text: nummern.get(id) ?? '' }, tag: tage.get(id) ?? '' };
  });
  return { eintraege, hatMehr: rows.length > limit };
}
