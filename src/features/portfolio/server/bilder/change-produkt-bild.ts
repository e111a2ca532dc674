import {
  deleteProduktBild,
  deleteUnusedBilder,
  listProduktBildPlaetze,
  updateAltText,
} from '#features/bild/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { changeKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { type Schreibzugriff, writeProdukt } from '../change-produkt/write-produkt.ts';
import { readVerwaltetesProdukt } from '../read-verwaltetes-produkt.ts';

/** A picture of a product: its main picture, or the index of one in its gallery, counted from 0. */
export type BildWahl = 'hauptbild' | number;

/** Removes a picture from a product; later gallery pictures move up. */
export function deleteBildOf(db: Db, zugriff: Schreibzugriff, wahl: BildWahl): Promise<VerwaltetesProdukt> {
  return changeBild(db, zugriff, async (db) => {
    const { position, hash } = await findPlatz(db, zugriff.id, wahl);
    await deleteProduktBild(db, { produktId: zugriff.id, position });
    await deleteUnusedBilder(db, [hash]);
  });
}

/** Changes the alt text of a picture. */
export function changeAltText(
  db: Db,
  zugriff: Schreibzugriff,
  { wahl, altText }: { wahl: BildWahl; altText: string },
): Promise<VerwaltetesProdukt> {
  return changeBild(db, zugriff, async (db) => {
    const { position } = await findPlatz(db, zugriff.id, wahl);
    await updateAltText(db, { produktId: zugriff.id, position }, altText);
  });
}

function changeBild(
  db: Db,
  zugriff: Schreibzugriff,
  change: (db: Tx) => Promise<void>,
): Promise<VerwaltetesProdukt> {
  return changeKatalog(db, async (db) => {
    await writeProdukt(db, zugriff);
    await change(db);
    return readVerwaltetesProdukt(db, zugriff.id);
  });
}

async function findPlatz(db: Db, produktId: string, wahl: BildWahl) {
  const plaetze = await listProduktBildPlaetze(db, produktId);
  const platz =
    wahl === 'hauptbild'
      ? plaetze.find(({ position }) => position === 0)
      : plaetze.filter(({ position }) => position > 0)[wahl];
  if (!platz) throw notFound('Bild');
  return platz;
}
