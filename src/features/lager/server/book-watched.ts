import type { Bestellungen } from '#features/bestand/betroffene.ts';
import { findBetroffene } from '#features/bestand/server/index.ts';
import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { lagerGruppen } from '../artikel.ts';
import type { LagerArtikel } from '../contract.ts';

type Artikel = Pick<LagerArtikel, 'typ' | 'artikelId'>;

/**
 * Runs a booking of these articles, and then finds the orders that the shelf does not cover, by article. Only
 * products are sold: bookings of raw materials wait for no change of the catalogue.
 */
export async function bookWatched<T>(
  db: Tx,
  artikel: Artikel[],
  book: () => Promise<T>,
): Promise<{ gebucht: T; betroffene: Map<string, Bestellungen> }> {
  const produktIds = artikel
    .filter(({ typ }) => typ === lagerGruppen.produkte.typ)
    .map(({ artikelId }) => artikelId);
  const gebucht = await watchVerfuegbarkeit(db, produktIds, book);
  return { gebucht, betroffene: await findBetroffene(db, produktIds) };
}
