import type { Db } from '#server/db/connect.ts';
import { hauptUrl } from '../bild-adresse.ts';
import { listHauptbildRows } from './produkt-bild.repository.ts';

/** The addresses of the main pictures of these products; those without one are left out. */
export async function listHauptbilder(db: Db, produktIds: string[]): Promise<Map<string, string>> {
  if (produktIds.length === 0) return new Map();
  const rows = await listHauptbildRows(db, { produktIds });
  return new Map(rows.map(({ produktId, hash, breite }) => [produktId, hauptUrl(hash, breite)]));
}
