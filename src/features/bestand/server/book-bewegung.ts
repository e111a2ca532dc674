import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import { maxMenge } from '../menge.ts';
import { moveBestand } from './bestand.repository.ts';
import { type BewegungRow, insertBewegung } from './bewegung.repository.ts';
import { lockBestaende } from './lock-bestaende.ts';

/** Who books: an account and its name as it is now. */
export type Buchender = { id: string; name: string };

/** Who books, left out for what the shop does itself, and when, if that is not now. */
export type Anlass = { von?: Buchender | undefined; at?: Date | undefined };

/** What is noted of a change of stock beside its amount. */
type Vermerk = Anlass & {
  artikelId: string;
  grund: string;
  notizen?: string | undefined;
  /** The same for all movements that are booked together. */
  buchungId?: string | undefined;
};

export type Buchung = Vermerk & {
  /** Signed: negative takes out. */
  menge: number;
  typ?: BewegungRow['typ'];
  /** The booking that this one takes back. */
  stornoVon?: string | undefined;
};

/**
 * The one way in which a level changes: level and movement in the caller's transaction. Answers the movement, or
 * `undefined` when the article is gone or its level would leave its bounds; then nothing is booked. Who books several
 * articles begins with `lockBestaende`.
 */
export async function bookBewegung(db: Db, buchung: Buchung): Promise<BewegungRow | undefined> {
  if (!db.isTransaction) throw new Error('A level and its movement change in one transaction.');
  const { artikelId, menge, grund, notizen, von } = buchung;
  if (Math.abs(menge) > maxMenge) return undefined;
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
 * Brings a level to `menge`, exactly, whoever else books meanwhile; as a booking of its own, once under its `buchungId`. A stocktake (`typ` inventur) is noted even when it
 * found what was expected; any other setting that changes nothing answers `undefined` and leaves no trace.
 */
export async function setBestand(
  db: Db,
  { menge, ...rest }: Vermerk & { menge: number; typ?: 'inventur' },
): Promise<BewegungRow | undefined> {
  const { artikelId, buchungId } = rest;
  const vorher = (await lockBestaende(db, [artikelId], buchungId)).get(artikelId);
  if (!vorher || (vorher.menge === menge && rest.typ !== 'inventur')) return undefined;
  return bookBewegung(db, { ...rest, menge: menge - vorher.menge });
}
