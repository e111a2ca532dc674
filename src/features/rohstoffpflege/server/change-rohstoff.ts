import { type Buchender, setBestand, setMindestbestand } from '#features/bestand/server/index.ts';
import type { BetroffenesProdukt, Rohstoff, RohstoffForm } from '#features/rohstoffe/contract.ts';
import { einheitspreisOf } from '#features/rohstoffe/einheitspreis.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import type { RohstoffNutzung } from '#features/rohstoffe/server/index.ts';
import {
  findRohstoffRow,
  toRohstoff,
  updateRohstoff,
  writeAngaben,
} from '#features/rohstoffe/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { notFound } from '#shared/wire/errors.ts';
import { refuseTaken } from './refuse-taken.ts';

/** The ledger's reason when stock is changed in the form of the raw material. */
export const formularGrund = 'Korrektur im Rohstoff-Formular';

export type RohstoffChange<Kind extends RohstoffKind> = {
  kind: Kind;
  id: string;
  body: Partial<RohstoffForm<Kind>>;
  von?: Buchender | undefined;
};

/** `betroffen`: the products whose calculation changes, present only when the price per unit changed. */
export type ChangedRohstoff<Kind extends RohstoffKind = RohstoffKind> = {
  data: Rohstoff<Kind>;
  betroffen?: BetroffenesProdukt[];
};

/**
 * Changes the fields that are sent. A new stock is booked as a correction in the ledger; a new name keeps every link.
 */
export async function changeRohstoff<Kind extends RohstoffKind>(
  db: Db,
  change: RohstoffChange<Kind>,
  nutzung: RohstoffNutzung,
): Promise<ChangedRohstoff<Kind>> {
  const { kind, id, body } = change;
  const { vorher, data } = await refuseTaken(body.bezeichnung, () =>
    inTransaction(db, async (db) => {
      await nutzung.lockRezepte(db);
      const vorher = await readRohstoff(db, kind, id);
      await write(db, change, vorher);
      const { bezeichnung } = body;
      if (bezeichnung !== undefined) await nutzung.linkRezepte(db, { id, typ: kind.typ, bezeichnung });
      return { vorher, data: await readRohstoff(db, kind, id) };
    }),
  );
  const alterPreis = einheitspreisOf(kind, vorher);
  if (einheitspreisOf(kind, data) === alterPreis) return { data };
  return { data, betroffen: await nutzung.listBetroffene(db, { rohstoffId: id, alterPreis }) };
}

async function readRohstoff<Kind extends RohstoffKind>(
  db: Db,
  kind: Kind,
  id: string,
): Promise<Rohstoff<Kind>> {
  const row = await findRohstoffRow(db, { typ: kind.typ, id });
  if (!row) throw notFound(kind.name);
  return toRohstoff(kind, row);
}

async function write<Kind extends RohstoffKind>(
  db: Tx,
  { kind, id, body, von }: RohstoffChange<Kind>,
  vorher: Rohstoff<Kind>,
): Promise<void> {
  const { bezeichnung, verfuegbar } = { ...vorher, ...body };
  await updateRohstoff(db, id, {
    bezeichnung,
    verfuegbar: verfuegbar ? 1 : 0,
    angaben: writeAngaben(kind, { ...vorher, ...body }),
    updatedAt: new Date().toISOString(),
  });
  const { aktuellVorrat: menge, mindestbestand } = body;
  if (menge !== undefined) await setBestand(db, { artikelId: id, menge, grund: formularGrund, von });
  if (mindestbestand !== undefined) await setMindestbestand(db, id, mindestbestand);
}
