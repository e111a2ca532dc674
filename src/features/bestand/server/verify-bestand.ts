import type { Db } from '#server/db/connect.ts';
import {
  listBrokenBewegungen,
  listReservierungenOhneBestand,
  listWrongLevels,
  listWrongReserviert,
} from './verify-bestand.repository.ts';

/**
 * Finds problems with the ledger: each level is the sum of its movements, each movement starts where the previous one
 * ended, and the held stock of each level is the sum of what orders hold.
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
  return [...levels, ...bewegungen, ...(await verifyReserviert(db))];
}

async function verifyReserviert(db: Db): Promise<string[]> {
  const levels = (await listWrongReserviert(db)).map(
    ({ artikelId, reserviert, summe }) =>
      `Lager: Artikel ${artikelId} hat ${reserviert} Stück reserviert; Bestellungen halten ${summe}.`,
  );
  const ohne = (await listReservierungenOhneBestand(db)).map(
    ({ artikelId, nummer }) =>
      `Lager: Bestellung ${nummer} hält Artikel ${artikelId}, der keinen Bestand hat.`,
  );
  return [...levels, ...ohne];
}
