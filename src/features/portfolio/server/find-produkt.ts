import { readFreie } from '#features/bestand/server/index.ts';
import { listProduktBilder } from '#features/bild/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Produkt } from '../contract.ts';
import { listNiedrigstePreise } from './preis/list-niedrigste-preise.ts';
import { findAktivesProdukt } from './produkt.repository.ts';
import { toAngekuendigtes, toProdukt } from './to-produkt.ts';
import { readLieferAngaben } from './verkauf/read-liefer-angaben.ts';

/** One product for shoppers on a day (`2026-11-23`); an inactive one counts as missing (R7). */
export async function findProdukt(db: Db, id: string, tag: string): Promise<Produkt> {
  const row = await findAktivesProdukt(db, id);
  if (!row) throw notFound('Produkt');
  const bilder = await listProduktBilder(db, [id]);
  const angaben = await readLieferAngaben(db);
  if (angaben.phase.phase === 'angekuendigt') return toAngekuendigtes(row, bilder);
  const frei = (await readFreie(db, [id])).get(id) ?? 0;
  const niedrigsterPreis = (await listNiedrigstePreise(db, [row])).get(id);
  return toProdukt(row, { bilder, frei, niedrigsterPreis, angaben, tag });
}
