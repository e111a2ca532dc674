import type { Db } from '#server/db/connect.ts';
import type { EinstellungTable } from '#server/db/schema.ts';
import { type Einstellungen, type EinstellungName, einstellungen, type Stand } from '../gruppen/gruppen.ts';
import { findEinstellung, listEinstellungen, listEinstellungenAm } from './einstellung.repository.ts';
import { toStand } from './to-stand.ts';

const namen = Object.keys(einstellungen) as EinstellungName[];

/** All settings as they are now. */
export async function readEinstellungen(db: Db): Promise<Einstellungen> {
  return readSomeEinstellungen(db, namen);
}

/** One setting as it is now. */
export async function readEinstellung<N extends EinstellungName>(db: Db, name: N): Promise<Stand<N>> {
  return toStand(name, await findEinstellung(db, name));
}

/** Some settings as they are now, in one read. */
export async function readSomeEinstellungen<N extends EinstellungName>(
  db: Db,
  names: N[],
): Promise<Pick<Einstellungen, N>> {
  return toEinstellungen(await listEinstellungen(db, { gruppen: names }), names);
}

/** All settings as they were at a point in time. */
export async function readEinstellungenAm(db: Db, zeitpunkt: Date): Promise<Einstellungen> {
  return toEinstellungen(
    await listEinstellungenAm(db, { gruppen: namen, zeitpunkt: zeitpunkt.toISOString() }),
    namen,
  );
}

function toEinstellungen<N extends EinstellungName>(
  rows: EinstellungTable[],
  names: N[],
): Pick<Einstellungen, N> {
  const rowOf = new Map(rows.map((row) => [row.gruppe, row]));
  return Object.fromEntries(names.map((name) => [name, toStand(name, rowOf.get(name))])) as unknown as Pick<
    Einstellungen,
    N
  >;
}
