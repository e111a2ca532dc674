import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import type { ProduktKonflikt, VerwaltetesProdukt } from '../contract.ts';
import { type ProduktChanges, type ProduktStand, updateProdukt } from './produkt.repository.ts';
import { readVerwaltetesProdukt } from './read-verwaltetes-produkt.ts';

/** A product somebody writes to: the version that was looked at, if it matters, and the name of who writes. */
export type Schreibzugriff = ProduktStand & { von: string };

/**
 * Every write to a product, to its pictures too: raises its version and notes who it was. Refused when the product is
 * gone or no longer the version that was looked at; then the answer brings what it is now (docs/decisions/015).
 */
export async function writeProdukt(
  db: Db,
  { von, ...stand }: Schreibzugriff,
  changes: ProduktChanges = {},
): Promise<void> {
  const updatedAt = new Date().toISOString();
  const row = await updateProdukt(db, stand, { ...changes, geaendertVon: von, updatedAt });
  if (!row) throw outdated(await readVerwaltetesProdukt(db, stand.id));
}

function outdated(produkt: VerwaltetesProdukt): AppError {
  const { geaendertVon, updatedAt: geaendertAm } = produkt;
  const data: ProduktKonflikt = { produkt, geaendertVon, geaendertAm };
  const wer = geaendertVon ? ` von ${geaendertVon}` : '';
  return new AppError('CONFLICT', `Das Produkt wurde inzwischen${wer} geändert.`, { data });
}
