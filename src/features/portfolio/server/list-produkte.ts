import { setImmediate as nextTurn } from 'node:timers/promises';
import { readFreie } from '#features/bestand/server/index.ts';
import { listProduktBilder } from '#features/bild/server/index.ts';
import { listRohstoffeKurz } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { deutsch } from '#shared/text/collator.ts';
import type { Produkt, VerwaltetesProdukt } from '../contract.ts';
import { listNiedrigstePreise } from './preis/list-niedrigste-preise.ts';
import { listAktiveProdukte, listAlleProdukte, type ProduktRow } from './produkt.repository.ts';
import { listProduktRezepte } from './rezept/list-produkt-rezepte.ts';
import { type Beiwerk, toAngekuendigtes, toProdukt, toVerwaltetesProdukt } from './to-produkt.ts';
import { readLieferAngaben } from './verkauf/read-liefer-angaben.ts';

// Sorted here because the databases collate umlauts differently. The lists are read and made in several turns
// of the event loop, and the answer is written in one more: at a thousand products, one turn for all of it
// would stop every other answer for 50 ms.
/** The public catalogue: active products by reihenfolge, then name (rulings.md, Answers of the API), as on a day. */
export async function listProdukte(db: Db, tag: string): Promise<Produkt[]> {
  const rows = await listAktiveProdukte(db);
  await nextTurn();
  const angaben = await readLieferAngaben(db);
  if (angaben.phase.phase === 'angekuendigt')
    return withBeiwerk(db, rows, (row, { bilder }) => toAngekuendigtes(row, bilder));
  const freie = await readFreie(db, idsOf(rows));
  return withBeiwerk(db, rows, (row, neben) =>
    toProdukt(row, { ...neben, angaben, tag, frei: freie.get(row.id) ?? 0 }),
  );
}

/** All products, active or not, in the same order. */
export async function listVerwalteteProdukte(db: Db): Promise<VerwaltetesProdukt[]> {
  const rohstoffe = await listRohstoffeKurz(db);
  await nextTurn();
  const rezepte = new Map((await listProduktRezepte(db)).map(({ id, rezept }) => [id, rezept]));
  await nextTurn();
  return withBeiwerk(db, await listAlleProdukte(db), (row, neben) =>
    toVerwaltetesProdukt(row, { ...neben, rezept: rezepte.get(row.id) ?? [], rohstoffe }),
  );
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
  const produkte = rows
    .sort((a, b) => a.reihenfolge - b.reihenfolge || deutsch.compare(a.name, b.name))
    .map((row) =>
      toWire(row, { bilder: bilder.get(row.id) ?? [], niedrigsterPreis: niedrigste.get(row.id) }),
    );
  await nextTurn();
  return produkte;
}

function idsOf(rows: ProduktRow[]): string[] {
  return rows.map(({ id }) => id);
}
