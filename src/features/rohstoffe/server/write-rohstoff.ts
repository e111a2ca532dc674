import { randomUUIDv7 } from 'node:crypto';
import {
  type Buchender,
  openBestand,
  setBestand,
  setMindestbestand,
} from '#features/bestand/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { NewRohstoff, Rohstoff, RohstoffForm } from '../contract.ts';
import type { RohstoffKind } from '../rohstoff-kind.ts';
import { findRohstoffRow, insertRohstoff, updateRohstoff } from './rohstoff.repository.ts';
import { toRohstoff, writeRohstoffAngaben } from './to-rohstoff.ts';

/** The ledger's reason when stock is changed in the form of the raw material. */
const formularGrund = 'Korrektur im Rohstoff-Formular';

export type NewRohstoffOf<Kind extends RohstoffKind> = {
  kind: Kind;
  body: NewRohstoff<Kind>;
  von?: Buchender | undefined;
};

export type RohstoffChange<Kind extends RohstoffKind> = {
  kind: Kind;
  id: string;
  body: Partial<RohstoffForm<Kind>>;
  von?: Buchender | undefined;
};

/** Adds a raw material with its opening stock. */
export async function addRohstoff<Kind extends RohstoffKind>(
  db: Tx,
  { kind, body, von }: NewRohstoffOf<Kind>,
): Promise<Rohstoff<Kind>> {
  const { typ } = kind;
  const { bezeichnung, aktuellVorrat, mindestbestand, verfuegbar, ...angaben } = body;
  const id = randomUUIDv7();
  const now = new Date().toISOString();
  await insertRohstoff(db, {
    id,
    typ,
    bezeichnung,
    verfuegbar: verfuegbar ? 1 : 0,
    angaben: writeRohstoffAngaben(kind, angaben),
    createdAt: now,
    updatedAt: now,
  });
  const basis = kind.basis.parse(angaben);
  const inhalt = kind.vorratFolgt && kind.inhaltOf({ ...basis, ...kind.derive(basis) });
  const menge = aktuellVorrat ?? (inhalt || undefined);
  await openBestand(db, { typ, artikelId: id, menge, mindestbestand, von });
  return readRohstoff(db, kind, id);
}

/** One raw material of this kind, with its stock. */
export async function readRohstoff<Kind extends RohstoffKind>(
  db: Db,
  kind: Kind,
  id: string,
): Promise<Rohstoff<Kind>> {
  const row = await findRohstoffRow(db, { typ: kind.typ, id });
  if (!row) throw notFound(kind.name);
  return toRohstoff(kind, row);
}

/** Writes the fields that are sent; a new stock is booked as a correction in the ledger. */
export async function writeRohstoff<Kind extends RohstoffKind>(
  db: Tx,
  { kind, id, body, von }: RohstoffChange<Kind>,
  vorher: Rohstoff<Kind>,
): Promise<void> {
  const { bezeichnung, verfuegbar } = { ...vorher, ...body };
  await updateRohstoff(db, id, {
    bezeichnung,
    verfuegbar: verfuegbar ? 1 : 0,
    angaben: writeRohstoffAngaben(kind, { ...vorher, ...body }),
    updatedAt: new Date().toISOString(),
  });
  const { aktuellVorrat: menge, mindestbestand } = body;
  if (menge !== undefined) await setBestand(db, { artikelId: id, menge, grund: formularGrund, von });
  if (mindestbestand !== undefined) await setMindestbestand(db, id, mindestbestand);
}
