import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import { maxBestandMenge } from '../menge.ts';
import { moveBestand } from './bestand.repository.ts';
import { type BewegungRow, insertBewegung } from './bewegung.repository.ts';
import { lockBestaende } from './lock-bestaende.ts';

/** The author of a booking: an account and its current name. */
export type Buchender = { id: string; name: string };

/** The author, missing for bookings by the shop itself, and the time if it is not now. */
export type Buchungsanlass = { von?: Buchender | undefined; at?: Date | undefined };

/** The data recorded with a change of stock, except its amount. */
type Vermerk = Buchungsanlass & {
  artikelId: string;
  grund: string;
  notizen?: string | undefined;
  /** The same for all movements of one booking. */
  buchungId?: string | undefined;
};

export type Buchung = Vermerk & {
  /** Signed: a negative amount removes stock. */
  menge: number;
  typ?: BewegungRow['typ'];
  /** The booking that this one reverses. */
  stornoVon?: string | undefined;
};

/**
 * The only way to change a level: writes level and movement in the caller's transaction. Returns the movement, or
 * `undefined` when the article is gone or its level would exceed its limits; then nothing is booked. Bookings of
 * several articles have to call `lockBestaende` first.
 */
export async function bookBewegung(db: Tx, buchung: Buchung): Promise<BewegungRow | undefined> {
  const { artikelId, menge, grund, notizen, von } = buchung;
  if (Math.abs(menge) > maxBestandMenge) return undefined;
  const createdAt = (buchung.at ?? new Date()).toISOString();
  const bestand = await moveBestand(db, { artikelId, menge, grund, at: createdAt });
  if (!bestand) return undefined;
  const bewegung: BewegungRow = {
    id: randomUUIDv7(),
    bestandId: bestand.id,
    nr: bestand.letzteNr,
    typ: buchung.typ ?? (menge < 0 ? 'ausgang' : 'eingang'),
    menge,
    bestandVorher: bestand.menge - menge,
    bestandNachher: bestand.menge,
    grund,
    notizen: notizen || null,
    accountId: von?.id ?? null,
    accountName: von?.name ?? null,
    buchungId: buchung.buchungId ?? randomUUIDv7(),
    stornoVon: buchung.stornoVon ?? null,
    createdAt,
  };
  await insertBewegung(db, bewegung);
  return bewegung;
}

/**
 * Sets a level to exactly `menge`, also during concurrent bookings; as a booking of its own, once for its
 * `buchungId`. A stocktake (`typ` inventur) is recorded even without a difference; any other setting without
 * a change returns `undefined` and records nothing.
 */
export async function setBestand(
  db: Tx,
  { menge, ...rest }: Vermerk & { menge: number; typ?: 'inventur' },
): Promise<BewegungRow | undefined> {
  const { artikelId, buchungId } = rest;
  const vorher = (await lockBestaende(db, [artikelId], buchungId)).get(artikelId);
  if (!vorher || (vorher.menge === menge && rest.typ !== 'inventur')) return undefined;
  return bookBewegung(db, { ...rest, menge: menge - vorher.menge });
}
