import { randomUUIDv7 } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tx } from '#server/db/connect.ts';
import { maxBestandMenge } from '../menge.ts';
import { type BestandRow, moveBestaende } from './bestand.repository.ts';
import { type BewegungRow, insertBewegungen } from './bewegung.repository.ts';
import { lockBestaende } from './lock-bestaende.ts';

/** The author of a booking: an account and its current name. */
export type Buchender = { id: string; name: string };

/** The author, missing for bookings by the shop itself, and the time if it is not now. */
export type Buchungsanlass = { von?: Buchender | undefined; at?: Date | undefined };

/** The data recorded with a booking, the same for all its movements. */
export type Vermerk = Buchungsanlass & {
  grund: string;
  typ?: BewegungRow['typ'] | undefined;
  buchungId?: string | undefined;
  /** The booking that this one reverses. */
  stornoVon?: string | undefined;
};

/** The change of one article; a negative `menge` removes stock. */
export type Buchungsposten = { artikelId: string; menge: number; notizen?: string | undefined };

/** Articles that are booked in one turn: a whole stocktake has thousands (ADR 102). */
const batch = 250;

/**
 * The only way to change levels: writes levels and movements in the caller's transaction, each article once, with few
 * statements for any number of them. Returns the movements by `artikelId`; nothing is booked, and none returned, of an
 * article that is gone or whose level would exceed its limits. Bookings of several articles have to call
 * `lockBestaende` first.
 */
export async function bookBewegungen(
  db: Tx,
  posten: Buchungsposten[],
  vermerk: Vermerk,
): Promise<Map<string, BewegungRow>> {
  const gemeinsam = {
    ...vermerk,
    at: vermerk.at ?? new Date(),
    buchungId: vermerk.buchungId ?? randomUUIDv7(),
  };
  const gebucht = new Map<string, BewegungRow>();
  const pause = async () => posten.length > batch && nextTurn();
  for (let from = 0; from < posten.length; from += batch) {
    await pause();
    const some = posten.slice(from, from + batch);
    for (const one of await bookSome(db, some, gemeinsam)) gebucht.set(...one);
  }
  await pause();
  return gebucht;
}

type Gemeinsam = Vermerk & { at: Date; buchungId: string };

async function bookSome(
  db: Tx,
  posten: Buchungsposten[],
  vermerk: Gemeinsam,
): Promise<[string, BewegungRow][]> {
  const zeilen = posten
    .filter(({ menge }) => Math.abs(menge) <= maxBestandMenge)
    .map(({ artikelId, menge }) => ({ artikelId, menge }));
  const bewegt = await moveBestaende(db, zeilen, { at: vermerk.at.toISOString(), grund: vermerk.grund });
  const bestaende = new Map(bewegt.map((one) => [one.artikelId, one]));
  const bewegungen = posten.flatMap((one): [string, BewegungRow][] => {
    const bestand = bestaende.get(one.artikelId);
    return bestand ? [[one.artikelId, toBewegung(one, bestand, vermerk)]] : [];
  });
  await insertBewegungen(
    db,
    bewegungen.map(([, bewegung]) => bewegung),
  );
  return bewegungen;
}

/** `bestand`: the level after the movement. */
function toBewegung(
  { menge, notizen }: Buchungsposten,
  bestand: Pick<BestandRow, 'id' | 'menge' | 'letzteNr'>,
  { von, typ, grund, at, buchungId, stornoVon }: Gemeinsam,
): BewegungRow {
  return {
    id: randomUUIDv7(),
    bestandId: bestand.id,
    nr: bestand.letzteNr,
    typ: typ ?? (menge < 0 ? 'ausgang' : 'eingang'),
    menge,
    bestandVorher: bestand.menge - menge,
    bestandNachher: bestand.menge,
    grund,
    notizen: notizen || null,
    accountId: von?.id ?? null,
    accountName: von?.name ?? null,
    buchungId,
    stornoVon: stornoVon ?? null,
    createdAt: at.toISOString(),
  };
}

/** The same for one article, which needs no lock; returns its movement, or `undefined` when nothing is booked. */
export async function bookBewegung(
  db: Tx,
  { artikelId, menge, notizen, ...vermerk }: Vermerk & Buchungsposten,
): Promise<BewegungRow | undefined> {
  return (await bookBewegungen(db, [{ artikelId, menge, notizen }], vermerk)).get(artikelId);
}

/**
 * Sets a level to exactly `menge`, also during concurrent bookings; as a booking of its own, once for its
 * `buchungId`. A stocktake (`typ` inventur) is recorded even without a difference; any other setting without
 * a change returns `undefined` and records nothing.
 */
export async function setBestand(
  db: Tx,
  { menge, ...rest }: Vermerk & Buchungsposten & { typ?: 'inventur' },
): Promise<BewegungRow | undefined> {
  const { artikelId, buchungId } = rest;
  const vorher = (await lockBestaende(db, [artikelId], buchungId)).get(artikelId);
  if (!vorher || (vorher.menge === menge && rest.typ !== 'inventur')) return undefined;
  return bookBewegung(db, { ...rest, menge: menge - vorher.menge });
}
