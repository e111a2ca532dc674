import { readOnlineWege } from '#features/zahlarten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { EinstellungTable } from '#server/db/schema.ts';
import { geltendeZahlung } from '../gruppen/geltende-zahlung.ts';
import { type Einstellungen, type EinstellungName, einstellungen, type Stand } from '../gruppen/gruppen.ts';
import { findEinstellung, listEinstellungen, listEinstellungenAm } from './einstellung.repository.ts';
import { toStand } from './to-stand.ts';

const namen = Object.keys(einstellungen) as EinstellungName[];

/** All settings as they hold now. */
export async function readEinstellungen(db: Db): Promise<Einstellungen> {
  return readSomeEinstellungen(db, namen);
}

/** One setting as it is stored now. */
export async function readEinstellung<N extends EinstellungName>(db: Db, name: N): Promise<Stand<N>> {
  return toStand(name, await findEinstellung(db, name));
}

/**
 * Some settings as they hold now, in one read: nobody pays online while no provider offers a way, whatever is stored
 * (`readEinstellung`).
 */
export async function readSomeEinstellungen<N extends EinstellungName>(
  db: Db,
  names: N[],
): Promise<Pick<Einstellungen, N>> {
  const gespeichert = toEinstellungen(await listEinstellungen(db, { gruppen: names }), names);
  return withAngebot(db, gespeichert);
}

async function withAngebot<E extends Partial<Einstellungen>>(db: Db, einstellungen: E): Promise<E> {
  const { zahlung } = einstellungen;
  if (!zahlung?.angaben.online.aktiv) return einstellungen;
  const angaben = geltendeZahlung(zahlung.angaben, await readOnlineWege(db));
  return { ...einstellungen, zahlung: { ...zahlung, angaben } };
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
