import { setImmediate as nextTurn } from 'node:timers/promises';
import { readFreie } from '#features/bestand/server/index.ts';
import { listProduktBilder } from '#features/bild/server/index.ts';
import { listRohstoffeKurz } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { ProdukteQuery } from '../auswahl.ts';
import type { Produkte, VerwalteteProdukte } from '../contract.ts';
import { type Auswahl, choose } from './list-stellen.ts';
import { listNiedrigstePreise } from './preis/list-niedrigste-preise.ts';
import { listProduktRows, type ProduktRow } from './produkt.repository.ts';
import { listProduktRezepte } from './rezept/list-produkt-rezepte.ts';
import { type Beiwerk, toAngekuendigtes, toProdukt, toVerwaltetesProdukt } from './to-produkt.ts';
import { readLieferAngaben } from './verkauf/read-liefer-angaben.ts';

/** Rows that are made in one turn of the event loop, so that a long list does not stop every other answer. */
const rowsPerTurn = 100;

/**
 * The public catalogue or a part of it: active products by reihenfolge, then name (rulings.md, Answers of the
 * API), as on a day.
 */
export async function listProdukte(
  db: Db,
  tag: string,
  query: ProdukteQuery = {},
): Promise<Produkte & Pick<Auswahl, 'isNamed'>> {
  const { ids, ...teil } = await choose(db, query, { nurAktive: true });
  const rows = await listInOrder(db, ids);
  await nextTurn();
  const angaben = await readLieferAngaben(db);
  if (angaben.phase.phase === 'angekuendigt') {
    const data = await withBeiwerk(db, rows, (row, { bilder }) => toAngekuendigtes(row, bilder));
    return { data, ...teil };
  }
  const freie = await readFreie(db, ids);
  const data = await withBeiwerk(db, rows, (row, neben) =>
    toProdukt(row, { ...neben, angaben, tag, frei: freie.get(row.id) ?? 0 }),
  );
  return { data, ...teil };
}

/** The same of all products, active or not. */
export async function listVerwalteteProdukte(db: Db, query: ProdukteQuery = {}): Promise<VerwalteteProdukte> {
  const { ids: produktIds, isNamed: _, ...teil } = await choose(db, query, { nurAktive: false });
  const rohstoffe = await listRohstoffeKurz(db);
  await nextTurn();
  const rezepte = new Map(
    (await listProduktRezepte(db, { produktIds })).map(({ id, rezept }) => [id, rezept]),
  );
  await nextTurn();
  const data = await withBeiwerk(db, await listInOrder(db, produktIds), (row, neben) =>
    toVerwaltetesProdukt(row, { ...neben, rezept: rezepte.get(row.id) ?? [], rohstoffe }),
  );
  return { data, ...teil };
}

/** In the order in which they were chosen, from which the next part goes on; one that is gone since is left out. */
async function listInOrder(db: Db, ids: string[]): Promise<ProduktRow[]> {
  const rows = new Map((await listProduktRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

async function withBeiwerk<T>(
  db: Db,
  rows: ProduktRow[],
  toWire: (row: ProduktRow, neben: Beiwerk) => T,
): Promise<T[]> {
  if (rows.length === 0) return [];
  await nextTurn();
  const bilder = Map.groupBy(await listProduktBilder(db, idsOf(rows)), ({ produktId }) => produktId);
  const niedrigste = await listNiedrigstePreise(db, rows);
  const produkte: T[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsPerTurn === 0) await nextTurn();
    produkte.push(
      toWire(row, { bilder: bilder.get(row.id) ?? [], niedrigsterPreis: niedrigste.get(row.id) }),
    );
  }
  return produkte;
}

function idsOf(rows: ProduktRow[]): string[] {
  return rows.map(({ id }) => id);
}
