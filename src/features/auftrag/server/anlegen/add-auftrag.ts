import type { Tx } from '#server/db/connect.ts';
import type { AuftragPostenTable, AuftragTable } from '#server/db/schema.ts';
import { type Auftragsakte, newAuftragsakte } from '../auftragsakte/auftragsakte.ts';
import type { Author } from '../auftragsakte/ereignis.repository.ts';
import { insertNumbered } from './insert-numbered.ts';
import { insertBestellt, insertPosten } from './neuer-auftrag.repository.ts';

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
