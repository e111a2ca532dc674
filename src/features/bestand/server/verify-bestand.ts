import type { Db } from '#server/db/connect.ts';
import { listBrokenBewegungen, listWrongLevels } from './verify-bestand.repository.ts';

/**
 * Finds problems with the ledger: each level is the sum of its movements, and each movement starts where the previous
 * one ended.
 */
export async function verifyBestand(db: Db): Promise<string[]> {
  const levels = (await listWrongLevels(db)).map(
    ({ artikelId, menge, summe, letzteNr, anzahl }) =>
      `Lager: Artikel ${artikelId} hat den Bestand ${menge} nach ${letzteNr} Bewegungen; ` +
      `vorhanden sind ${anzahl} mit der Summe ${summe}.`,
  );
  const bewegungen = (await listBrokenBewegungen(db)).map(
    ({ artikelId, nr }) => `Lager: Bewegung ${nr} von Artikel ${artikelId} schließt nicht an die davor an.`,
  );
  return [...levels, ...bewegungen];
}
