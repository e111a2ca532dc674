import type { Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { type Buchung, bookBewegung } from './book-bewegung.ts';

/** `name`: the article's name in a refusal. */
type Posten = { artikelId: string; name: string; menge: number };

/**
 * Books several movements as one booking, in the lock order of all bookings (see `lockBestaende`); returns the new
 * level of each article.
 */
export async function moveAll(
  db: Tx,
  posten: Posten[],
  buchung: Omit<Buchung, 'artikelId' | 'menge'> & { buchungId: string },
): Promise<Map<string, number>> {
  const neueBestaende = new Map<string, number>();
  for (const { artikelId, name, menge } of posten.toSorted(byArtikelId)) {
    const bewegung = await bookBewegung(db, { ...buchung, artikelId, menge });
    if (!bewegung) throw new AppError('CONFLICT', `${name}: Der Bestand lässt sich so nicht ändern.`);
    neueBestaende.set(artikelId, bewegung.bestandNachher);
  }
  return neueBestaende;
}

function byArtikelId(a: Posten, b: Posten): number {
  return a.artikelId < b.artikelId ? -1 : 1;
}
