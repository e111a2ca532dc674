import { randomUUIDv7 } from 'node:crypto';
import { type Buchender, openBestand } from '#features/bestand/server/index.ts';
import type { NewRohstoff, Rohstoff } from '#features/rohstoffe/contract.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import type { RohstoffNutzung } from '#features/rohstoffe/server/index.ts';
import {
  findRohstoffRow,
  insertRohstoff,
  toRohstoff,
  writeAngaben,
} from '#features/rohstoffe/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { notFound } from '#shared/wire/errors.ts';
import { refuseTaken } from './refuse-taken.ts';

export type NewRohstoffOf<Kind extends RohstoffKind> = {
  kind: Kind;
  body: NewRohstoff<Kind>;
  von?: Buchender | undefined;
};

/** Creates a raw material with its opening stock; products that were waiting for its name are linked to it (R10). */
export function createRohstoff<Kind extends RohstoffKind>(
  db: Db,
  neu: NewRohstoffOf<Kind>,
  { lockRezepte, linkRezepte }: Pick<RohstoffNutzung, 'lockRezepte' | 'linkRezepte'>,
): Promise<Rohstoff<Kind>> {
  return refuseTaken(neu.body.bezeichnung, () =>
    inTransaction(db, async (db) => {
      await lockRezepte(db);
      const rohstoff = await insert(db, neu);
      await linkRezepte(db, { id: rohstoff._id, typ: neu.kind.typ, bezeichnung: rohstoff.bezeichnung });
      return rohstoff;
    }),
  );
}

async function insert<Kind extends RohstoffKind>(
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
    angaben: writeAngaben(kind, angaben),
    createdAt: now,
    updatedAt: now,
  });
  const basis = kind.basis.parse(angaben);
  const inhalt = kind.vorratFolgt && kind.inhaltOf({ ...basis, ...kind.derive(basis) });
  const menge = aktuellVorrat ?? (inhalt || undefined);
  await openBestand(db, { typ, artikelId: id, menge, mindestbestand, von });
  const row = await findRohstoffRow(db, { typ, id });
  if (!row) throw notFound(kind.name);
  return toRohstoff(kind, row);
}
