import { randomInt } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import type { AuftragTable } from '#server/db/schema.ts';
import { foldText } from '#shared/text/such-text.ts';
import { nummerOf } from '../../nummer-und-suche/nummer.ts';
import { insertAuftrag } from './neuer-auftrag.repository.ts';

/** There are ten million numbers a year, so that even the second attempt is rare. */
const versuche = 20;

/** Adds an order under a number that no other has. */
export async function insertNumbered(
  db: Tx,
  row: Omit<AuftragTable, 'nummer'>,
  { praefix, tag }: { praefix: string; tag: string },
): Promise<AuftragTable> {
  for (let versuch = 0; versuch < versuche; versuch += 1) {
    const nummer = nummerOf(praefix, tag, randomInt);
    const auftrag = { ...row, nummer, suche: `${foldText(nummer)}${row.suche}` };
    if (await insertAuftrag(db, auftrag)) return auftrag;
  }
  throw new Error(`No number of ${tag} is free.`);
}
