import type { Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { ProduktKonflikt, VerwaltetesProdukt } from '../../contract.ts';
import { keepPreis } from '../preis/keep-preis.ts';
import { type ProduktChanges, type ProduktStand, updateProdukt } from '../produkt.repository.ts';
import { readVerwaltetesProdukt } from '../read-verwaltetes-produkt.ts';

/**
 * A write to a product: the version it is based on, if it matters, and the name of its author; his account,
 * if a price can change.
 */
export type Schreibzugriff = ProduktStand & { von: string; vonId?: string };

/**
 * Every write to a product, including its pictures: raises its version, and stores the author and what its
 * price was. Refused when the product is gone or has another version; the refusal then contains the current
 * product (ADR 015).
 */
export async function writeProdukt(
  db: Tx,
  { von, vonId, ...stand }: Schreibzugriff,
  changes: ProduktChanges = {},
): Promise<void> {
  const updatedAt = new Date().toISOString();
  const row = await updateProdukt(db, stand, { ...changes, geaendertVon: von, updatedAt });
  if (!row) throw outdated(await readVerwaltetesProdukt(db, stand.id));
  if (changesPreis(changes)) await keepPreis(db, row, { von, vonId: vonId ?? null });
}

function changesPreis({ preisCent, aktiv, ermaessigt }: ProduktChanges): boolean {
  return [preisCent, aktiv, ermaessigt].some((value) => value !== undefined);
}

function outdated(produkt: VerwaltetesProdukt): AppError {
  const { geaendertVon, updatedAt: geaendertAm } = produkt;
  const data: ProduktKonflikt = { produkt, geaendertVon, geaendertAm };
  const wer = geaendertVon ? ` von ${geaendertVon}` : '';
  return new AppError('CONFLICT', `Das Produkt wurde inzwischen${wer} geändert.`, { data });
}
