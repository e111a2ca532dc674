import type { Db, Tx } from '#server/db/connect.ts';
import { hashOf } from '../bild-adresse.ts';
import { listUnbestellte, markBestellt } from './bild.repository.ts';

/** A line of an order: `bild` is the address of its picture. */
type Zeile = { bild: string | null };

/**
 * Keeps the pictures of these lines for good, because lines of orders stay (R40). Under the lock of the catalogue, so
 * that none of them is deleted meanwhile.
 */
export async function keepBilder(db: Tx, zeilen: Zeile[]): Promise<void> {
  const hashes = hashesOf(zeilen);
  if (hashes.length > 0) await markBestellt(db, { hashes });
}

/** The addresses of pictures of these lines that are there, but not kept. */
export async function listUnkeptBilder(db: Db, zeilen: Zeile[]): Promise<Set<string | null>> {
  const hashes = hashesOf(zeilen);
  const unkept = hashes.length > 0 ? await listUnbestellte(db, hashes) : [];
  const adressen = zeilen.map(({ bild }) => bild);
  return new Set(adressen.filter((bild) => bild !== null && unkept.includes(hashOf(bild) ?? '')));
}

function hashesOf(zeilen: Zeile[]): string[] {
  return [...new Set(zeilen.flatMap(({ bild }) => (bild === null ? [] : (hashOf(bild) ?? []))))];
}
