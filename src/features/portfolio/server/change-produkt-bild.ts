import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/errors.ts';
import type { VerwaltetesProdukt } from '../contract.ts';
import {
  deleteProduktBild,
  deleteUnusedBilder,
  listProduktBildPlaetze,
  updateAltText,
} from './bild.repository.ts';
import { changeKatalog } from './katalog.repository.ts';
import { readVerwaltetesProdukt } from './read-verwaltetes-produkt.ts';
import { type Schreibzugriff, writeProdukt } from './write-produkt.ts';

/** Which picture of a product: its main picture, or that of its gallery with this index, counted from 0. */
export type BildWahl = 'hauptbild' | number;

/** Takes a picture from a product; the gallery closes the gap. */
export function deleteBildOf(db: Db, zugriff: Schreibzugriff, wahl: BildWahl): Promise<VerwaltetesProdukt> {
  return changeBild(db, zugriff, async (db) => {
    const { position, hash } = await findPlatz(db, zugriff.id, wahl);
    await deleteProduktBild(db, { produktId: zugriff.id, position });
    await deleteUnusedBilder(db, [hash]);
  });
}

/** Says anew what a picture shows. */
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
  change: (db: Db) => Promise<void>,
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
