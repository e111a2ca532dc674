import { randomInt } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import type { AuftragPostenTable, AuftragTable } from '#server/db/schema.ts';
import { foldText } from '#shared/text/such-text.ts';
import { cutSuche } from '../../nummer-und-suche/auftrag-suche.ts';
import { nummerOf } from '../../nummer-und-suche/nummer.ts';
import { type Auftragsakte, newAuftragsakte } from '../auftragsakte/auftragsakte.ts';
import type { Author } from '../auftragsakte/ereignis.repository.ts';
import { insertAuftrag, insertBestellt, insertPosten } from './neuer-auftrag.repository.ts';

/** There are ten million numbers a year, so that even the second attempt is rare. */
const versuche = 20;

type NeuerAuftrag = {
  row: Omit<AuftragTable, 'nummer'>;
  posten: (auftragId: string) => AuftragPostenTable[];
  /** What its number is made of. */
  praefix: string;
  tag: string;
  von: Author;
  isTelefon: boolean;
};

/** Adds an order under a free number, with its lines and its first event. */
export async function addAuftrag(
  db: Tx,
  { row, praefix, tag, von, isTelefon, ...neu }: NeuerAuftrag,
): Promise<Auftragsakte> {
  const auftrag = await insertNumbered(db, row, { praefix, tag });
  const posten = neu.posten(auftrag.id);
  await insertPosten(db, posten);
  await insertBestellt(db, { auftragId: auftrag.id, von, at: auftrag.createdAt, isTelefon });
  return newAuftragsakte({ auftrag, posten, von, isTelefon });
}

/** Adds an order under a number that no other has. */
async function insertNumbered(
  db: Tx,
  row: Omit<AuftragTable, 'nummer'>,
  { praefix, tag }: { praefix: string; tag: string },
): Promise<AuftragTable> {
  for (let versuch = 0; versuch < versuche; versuch += 1) {
    const nummer = nummerOf(praefix, tag, randomInt);
    const auftrag = { ...row, nummer, suche: cutSuche(`${foldText(nummer)}${row.suche}`) };
    if (await insertAuftrag(db, auftrag)) return auftrag;
  }
  throw new Error(`No number of ${tag} is free.`);
}
