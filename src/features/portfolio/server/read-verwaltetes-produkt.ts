import { listProduktBilder } from '#features/bild/server/index.ts';
import { listRohstoffeKurz } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { VerwaltetesProdukt } from '../contract.ts';
import { listNiedrigstePreise } from './preis/list-niedrigste-preise.ts';
import { findProduktRow } from './produkt.repository.ts';
import { listProduktRezepte } from './rezept/list-produkt-rezepte.ts';
import { toVerwaltetesProdukt } from './to-produkt.ts';

/** One product for the back office, active or not. */
export async function readVerwaltetesProdukt(db: Db, id: string): Promise<VerwaltetesProdukt> {
  const row = await findProduktRow(db, id);
  if (!row) throw notFound('Produkt');
  const bilder = await listProduktBilder(db, [id]);
  const [{ rezept } = { rezept: [] }] = await listProduktRezepte(db, { produktIds: [id] });
  const niedrigsterPreis = (await listNiedrigstePreise(db, [row])).get(id);
  return toVerwaltetesProdukt(row, {
    bilder,
    niedrigsterPreis,
    rezept,
    rohstoffe: await listRohstoffeKurz(db),
  });
}
