import { randomUUIDv7 } from 'node:crypto';
import { listProdukteMitBild, listProduktRezepte } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Warenberechnung } from '../contract.ts';
import { type Parameter, parameter, parameterDefaults } from '../parameter.ts';
import { readRechengrundlage } from './read-rechengrundlage.ts';
import { toWarenberechnung } from './to-warenberechnung.ts';
import { findOrInsertRow, findRow, type WarenberechnungRow } from './warenberechnung.repository.ts';

/** The calculation of a product, active or not (R35); created on first access. */
export function openWarenberechnung(db: Db, produktId: string, now: Date): Promise<Warenberechnung> {
  return inTransaction(db, async (db) => {
    const produkt = await findProdukt(db, produktId);
    if (!produkt) throw notFound('Produkt');
    const row = await addWarenberechnung(db, produktId);
    return toWarenberechnung(row, produkt, await readRechengrundlage(db, now));
  });
}

/** Creates the calculation of a product inside the caller's transaction, unless it has one. */
export function addWarenberechnung(
  db: Tx,
  produktId: string,
  changes: Partial<Parameter> = {},
): Promise<WarenberechnungRow> {
  const now = new Date().toISOString();
  return findOrInsertRow(db, {
    id: randomUUIDv7(),
    produktId,
    parameter: JSON.stringify(parameter.parse({ ...parameterDefaults, ...changes })),
    createdAt: now,
    updatedAt: now,
  });
}

/** A calculation with the current weight, price and purchase prices. */
export async function readWarenberechnung(db: Db, id: string, now: Date): Promise<Warenberechnung> {
  return readRow(db, await findRow(db, id), now);
}

export async function readRow(
  db: Db,
  row: WarenberechnungRow | undefined,
  now: Date,
): Promise<Warenberechnung> {
  const produkt = row && (await findProdukt(db, row.produktId));
  if (!row || !produkt) throw notFound('Berechnung');
  return toWarenberechnung(row, produkt, await readRechengrundlage(db, now));
}

async function findProdukt(db: Db, produktId: string) {
  const [produkt] = await listProduktRezepte(db, { produktIds: [produktId] });
  const kurz = await listProdukteMitBild(db, [produktId]);
  return produkt && { ...produkt, bild: kurz.get(produktId)?.bild ?? null };
}
