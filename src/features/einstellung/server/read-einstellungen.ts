import { erlaubteWege, type OnlineWeg, onlineWege } from '#features/zahlarten/online-wege.ts';
import { type OnlineAngebot, readOnlineAngebot, readOnlineWege } from '#features/zahlarten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { EinstellungTable } from '#server/db/schema.ts';
import { geltendeZahlung, type HoechsteGebuehr, hoechsteGebuehr } from '../gruppen/geltende-zahlung.ts';
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

/** Some settings as they hold now, in one read: of paying online not as it is stored (`readEinstellung`). */
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

/** What the payment provider offers and the owner has not switched off; `ohne`: all that she has. */
export async function readErlaubtesAngebot(
  db: Db,
): Promise<(OnlineAngebot & { ohne: OnlineWeg[] }) | undefined> {
  const angebot = await readOnlineAngebot(db);
  if (!angebot) return undefined;
  const { wege } = (await readEinstellung(db, 'zahlung')).angaben.online;
  const erlaubt = erlaubteWege(onlineWege, wege);
  return {
    ...angebot,
    wege: angebot.wege.filter((weg) => erlaubt.includes(weg)),
    ohne: onlineWege.filter((weg) => !erlaubt.includes(weg)),
  };
}

/** What the provider takes of an online payment at most; nothing while nobody pays online. */
export async function readHoechsteGebuehr(db: Db): Promise<HoechsteGebuehr> {
  const { angaben } = await readEinstellung(db, 'zahlung');
  return hoechsteGebuehr(angaben, await readOnlineWege(db));
}
