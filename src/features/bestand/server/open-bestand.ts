import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import { insertBestand } from './bestand.repository.ts';
import { type Buchender, bookBewegung } from './book-bewegung.ts';

export const anfangsbestand = 'Anfangsbestand';

/** The level of a new article: it starts at 0, and existing stock is its first movement. */
export type NewBestand = {
  typ: string;
  artikelId: string;
  menge?: number;
  mindestbestand?: number;
  von?: Buchender | undefined;
};

/** Part of the transaction that adds a raw material or a product. */
export async function openBestand(
  db: Tx,
  { typ, artikelId, menge = 0, mindestbestand = 0, von }: NewBestand,
): Promise<void> {
  await insertBestand(db, {
    id: randomUUIDv7(),
    typ,
    artikelId,
    menge: 0,
    mindestbestand,
    letzteNr: 0,
    letzteAenderung: null,
    letzterGrund: null,
    entferntAls: null,
  });
  if (menge > 0) await bookBewegung(db, { artikelId, menge, grund: anfangsbestand, von });
}
