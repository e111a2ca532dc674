import type { BelegInhalt } from '#features/beleg/beleg-inhalt.ts';
import { belegXml } from '#features/beleg/xml/beleg-xml.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '../auftrag/auftraege.ts';
import { insertProdukt } from '../factories.ts';

/** The rows of a document, whatever it says, with an order of its own; `lauf` is its place in the sequence. */
export async function insertBelegRows(db: Db, lauf: number, inhalt: BelegInhalt): Promise<string> {
  const produktId = await insertProdukt(db, { name: `Seife ${lauf}` });
  const auftrag = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
  const id = ascendingId();
  const { art, bruttoCent, steuern } = inhalt;
  const kopf = { id, nummer: `RE-2026-${lauf}`, jahr: 2026, lauf, art, tag: '2026-11-23', bruttoCent };
  const hashes = { vorher: '', inhaltHash: 'a'.repeat(64), hash: 'a'.repeat(64) };
  const kette = { ...hashes, createdAt: '2026-11-23T09:00:00.000Z' };
  const fuer = { auftragId: auftrag.id, ereignisNr: 1, markttagId: null };
  await db
    .insertInto('beleg')
    .values({ ...kopf, ...fuer, ...kette, steuern: JSON.stringify(steuern) })
    .execute();
  await db
    .insertInto('belegInhalt')
    .values({ belegId: id, inhalt: JSON.stringify(inhalt), xml: belegXml(inhalt) })
    .execute();
  return id;
}
